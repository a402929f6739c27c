// What the typing programs of other toolkits have in common: the form of `FrameBench run typing --count 50`, and the CPU
// time of a frame. A form has 50 controls in two columns; one character a frame is typed into the field in its middle.
// After 24 characters all are selected, and the next one replaces them.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COUNT = 50, COLUMNS = 2, WIDTH = 1024, HEIGHT = 768, LABEL_WIDTH = 120, FIELD_WIDTH = 352, ROW_HEIGHT = 24 };
enum { WARM_UP = 30, FRAMES = 300 };

static const char letters[] = "the quick brown fox jumps over the lazy dog";

/// The character of a frame.
static inline char letter_of(int frame) { return letters[frame % (int)(sizeof letters - 1)]; }

/// The CPU time of the process, with all of its threads, in milliseconds.
static inline double cpu_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// Counts a frame that has been presented; after the last one it prints what a frame took, and ends the program.
static inline void end_frame(int frame) {
    static double start;
    if (frame == WARM_UP) start = cpu_time();
    if (frame < WARM_UP + FRAMES) return;
    printf("%.3f\n", (cpu_time() - start) / FRAMES);
    exit(0);
}
