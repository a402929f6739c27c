#pragma once
/*
 * The list of protocol conformances in the binary that this is a part of, an executable or a library, and the bounds of
 * that binary in memory. The linker defines these symbols in each.
 */

#define CASEMENT_OF_THIS_BINARY __attribute__((weak, visibility("hidden")))

extern const char casement_conformances_start __asm__("__start_swift5_protocol_conformances") CASEMENT_OF_THIS_BINARY;
extern const char casement_conformances_end __asm__("__stop_swift5_protocol_conformances") CASEMENT_OF_THIS_BINARY;
extern const char casement_binary_start __asm__("__ehdr_start") CASEMENT_OF_THIS_BINARY;
extern const char casement_binary_end __asm__("_end") CASEMENT_OF_THIS_BINARY;

/*
 * The table of witnesses of a type's conformance, from the descriptors of both; the third argument is for conditions.
 * An entry of Swift's runtime.
 */
extern const void *_Nullable casement_witnesses(
    const void *_Nonnull conformance, const void *_Nonnull type, const void *_Nullable arguments)
    __asm__("swift_getWitnessTable");

/*
 * The witnesses of a type, given its metadata, for a protocol, given its descriptor; null if it does not conform. An entry
 * of Swift's runtime, which keeps the answer.
 */
extern const void *_Nullable casement_conforms(const void *_Nonnull type, const void *_Nonnull protocol)
    __asm__("swift_conformsToProtocol");

/*
 * The protocols of optionals, and of the objects in which Foundation wraps values. The standard library has them for its
 * own use: where it is shared, the first is not there.
 */
extern const char casement_optionals __asm__("$ss12_UnwrappableMp") __attribute__((weak));
extern const char casement_boxes __asm__("$ss13_NSSwiftValueMp") __attribute__((weak));

static inline const void *_Nullable casement_protocol_of_optionals(void) { return &casement_optionals; }
static inline const void *_Nullable casement_protocol_of_boxes(void) { return &casement_boxes; }
static inline const void *_Nonnull casement_conformances_first(void) { return &casement_conformances_start; }
static inline const void *_Nonnull casement_conformances_last(void) { return &casement_conformances_end; }
static inline const void *_Nonnull casement_binary_first(void) { return &casement_binary_start; }
static inline const void *_Nonnull casement_binary_last(void) { return &casement_binary_end; }
