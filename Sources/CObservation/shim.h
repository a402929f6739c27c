#pragma once
/*
 * The place where Swift's Observation library notes, for this thread, what the closure that runs reads. Its functions
 * can be reached in programs that contain this library; in others, where it is a shared one, it keeps them to itself.
 */
#include <stdbool.h>
#include <stddef.h>

#define CASEMENT_OF_OBSERVATION __attribute__((weak, swiftcall))

extern void *_Nullable casement_tls_get(void) __asm__("_swift_observation_tls_get") CASEMENT_OF_OBSERVATION;
extern void casement_tls_set(void *_Nullable) __asm__("_swift_observation_tls_set") CASEMENT_OF_OBSERVATION;

static inline bool casement_has_read_list(void) { return casement_tls_get != NULL && casement_tls_set != NULL; }
static inline void *_Nullable casement_read_list(void) { return casement_tls_get(); }
static inline void casement_set_read_list(void *_Nullable list) { casement_tls_set(list); }
