#ifndef CDEEPSTACK_H
#define CDEEPSTACK_H
#include <stddef.h>

/// Calls `body` with `argument` on a stack provided by the caller, on the same thread, and returns after it.
void deep_stack_run(void *memory, size_t size, void (*body)(void *), void *argument);

#endif
