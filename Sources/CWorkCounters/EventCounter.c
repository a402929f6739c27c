// Counters of the Linux kernel (perf_event_open), which the C library has no function for.
#include "EventCounter.h"

#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int event_counter_open(enum counted_event event) {
    struct perf_event_attr attributes;
    memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    switch (event) {
    case counted_instructions:
        attributes.type = PERF_TYPE_HARDWARE;
        attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
        break;
    case counted_page_faults:
        attributes.type = PERF_TYPE_SOFTWARE;
        attributes.config = PERF_COUNT_SW_PAGE_FAULTS;
        break;
    }
    return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

long long event_counter_read(int counter) {
    long long count;
    return read(counter, &count, sizeof count) == sizeof count ? count : -1;
}
