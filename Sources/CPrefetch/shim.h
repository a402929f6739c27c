#pragma once
#include <stdint.h>

/* Asks the processor for the line of memory at an address, which need not be valid. It does not wait. */
static inline void casement_prefetch(uintptr_t address) { __builtin_prefetch((const void *)address); }
