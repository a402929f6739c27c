#ifndef CDEEPSTACK_H
#define CDEEPSTACK_H
#include <stddef.h>

/// Calls `body` with `argument` on a stack of the caller's, on the same thread, and returns when it has returned.
void deep_stack_run(void *memory, size_t size, void (*body)(void *), void *argument);

#endif
