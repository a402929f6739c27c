#include "CDeepStack.h"
#include <ucontext.h>

// makecontext passes only ints, so the call is stored here for the few instructions until it starts.
static __thread void (*pending_body)(void *);
static __thread void *pending_argument;

static void start(void) {
    pending_body(pending_argument);
}

void deep_stack_run(void *memory, size_t size, void (*body)(void *), void *argument) {
    ucontext_t here, there;
    if (getcontext(&there) != 0) {
        body(argument);
        return;
    }
    there.uc_stack.ss_sp = memory;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    makecontext(&there, start, 0);
    pending_body = body;
    pending_argument = argument;
    swapcontext(&here, &there);
}
