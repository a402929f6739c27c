#pragma once

/// What the kernel counts for a thread.
enum counted_event { counted_instructions, counted_page_faults };

/// A counter of an event in the calling thread, outside of the kernel; -1 where there is none, as in most virtual
/// machines, or where the kernel forbids it (kernel.perf_event_paranoid). Closed with close().
int event_counter_open(enum counted_event event);

/// What it has counted so far; -1 if it cannot be read.
long long event_counter_read(int counter);
