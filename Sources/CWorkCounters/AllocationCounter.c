// The allocator of a program that links this: the C library's, counted. Definitions in a program come before those of all libraries.
#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED
long allocations_made(void) { return -1; }
long allocations_live(void) { return -1; }
long allocations_made_by_thread(void) { return -1; }
long allocated_bytes(void) { return -1; }
#else
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long made, freed;
static _Thread_local long made_by_thread;

static void *counted(void *block) {
    if (!block) return block;
    atomic_fetch_add_explicit(&made, 1, memory_order_relaxed);
    made_by_thread++;
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

// A block that grows counts as made and freed.
void *realloc(void *block, size_t size) {
    void *other = __libc_realloc(block, size);
    if (other) counted(other);
    if (block && (other || size == 0)) atomic_fetch_add_explicit(&freed, 1, memory_order_relaxed);
    return other;
}

void free(void *block) {
    if (block) atomic_fetch_add_explicit(&freed, 1, memory_order_relaxed);
    __libc_free(block);
}

long allocations_made(void) { return atomic_load_explicit(&made, memory_order_relaxed); }
long allocations_made_by_thread(void) { return made_by_thread; }
long allocations_live(void) { return allocations_made() - atomic_load_explicit(&freed, memory_order_relaxed); }

long allocated_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();
#else
    struct mallinfo info = mallinfo();
#endif
    return (long)info.uordblks + (long)info.hblkhd;
}
#endif
