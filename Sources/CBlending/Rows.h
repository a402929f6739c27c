#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Eight pixels at a time, in vectors that the compiler divides into as many registers as the processor needs. The bytes of a
// pixel are multiplied as words: those at even places, and those at odd places shifted down.

typedef uint8_t Bytes __attribute__((ext_vector_type(32)));
typedef uint16_t Words __attribute__((ext_vector_type(16)));
typedef uint32_t Pixels __attribute__((ext_vector_type(8)));
typedef uint64_t Longs __attribute__((ext_vector_type(4)));

enum { lanes = 8 };

// Vectors are not passed to functions: how that is done depends on the processor.
#define PART static inline __attribute__((always_inline))

PART Words even(Words bytes) { return bytes & 0xFF; }
PART Words odd(Words bytes) { return bytes >> 8; }

/// 256 times the rounded products of bytes divided by 255, and below that what is to be ignored.
PART Words divided(Words products) {
    products += 128;
    return products + (products >> 8);
}

/// Bytes times those of `by`, which has one in each word for both bytes of a word.
PART Words scaled(Words even, Words odd, Words by) {
    return divided(even * by) >> 8 | (divided(odd * by) & 0xFF00);
}

/// Each pixel's alpha in both of its words.
PART Words alphas(Words pixels) {
    Bytes bytes = (Bytes)pixels;
    return (Words)__builtin_shufflevector(
               bytes, bytes, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27,
               27, 27, 27, 31, 31, 31, 31) &
           0xFF;
}

/// The coverage of each pixel, a byte, in both of its words.
PART Words spread(uint64_t coverage) {
    Longs copies = coverage;
    Bytes bytes = (Bytes)copies;
    // Each half of a register is filled from its own half.
    return (Words)__builtin_shufflevector(
               bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 20, 20, 20, 20, 21, 21, 21, 21, 22, 22, 22,
               22, 23, 23, 23, 23) &
           0xFF;
}

/// Blends eight pixels of `color` over those in memory, of which `remains` (255 less its alpha) is left.
PART void blend(uint32_t *place, Words color, Words remains) {
    Words pixels;
    memcpy(&pixels, place, sizeof pixels);
    Words below = scaled(even(pixels), odd(pixels), remains);
    Bytes sum = __builtin_elementwise_add_sat((Bytes)below, (Bytes)color);
    memcpy(place, &sum, sizeof sum);
}

PART void blend_covered(uint32_t *place, Words color, uint64_t coverage) {
    // Most pixels of a text are not covered, and most of a shape entirely.
    if (coverage == 0) return;
    if (coverage == UINT64_MAX) return blend(place, color, 0xFF - alphas(color));
    Words covered = scaled(even(color), odd(color), spread(coverage));
    blend(place, covered, 0xFF - alphas(covered));
}

PART Words eight(uint32_t color) {
    Pixels pixels = color;
    return (Words)pixels;
}

/// What is left of coverage without that of the first pixels, in the order of memory.
PART uint64_t without(ptrdiff_t first, uint64_t coverage) { return coverage >> 8 * first << 8 * first; }

/// Rows of fewer than eight pixels, in a copy that has so many.
PART void blend_narrow(
    Words color, const uint8_t *coverage, ptrdiff_t coverage_stride, uint8_t *row, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height) {
    for (; height > 0; height--, row += stride, coverage += coverage_stride) {
        uint32_t pixels[lanes] = {0};
        uint64_t covered = 0;
        memcpy(pixels, row, width * sizeof *pixels);
        memcpy(&covered, coverage, width);
        blend_covered(pixels, color, covered);
        memcpy(row, pixels, width * sizeof *pixels);
    }
}

PART void blend_coverage_rows(
    uint32_t color, const uint8_t *coverage, ptrdiff_t coverage_stride, void *pixels, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height) {
    Words source = eight(color);
    if (width < lanes) return blend_narrow(source, coverage, coverage_stride, pixels, stride, width, height);
    ptrdiff_t rest = width % lanes;
    uint8_t *row = pixels;
    for (; height > 0; height--, row += stride, coverage += coverage_stride) {
        uint32_t *place = (uint32_t *)row, *end = place + width - rest;
        const uint8_t *covers = coverage;
        uint64_t covered;
        for (; place < end; place += lanes, covers += lanes) {
            memcpy(&covered, covers, sizeof covered);
            blend_covered(place, source, covered);
        }
        if (rest == 0) continue;
        // The last eight pixels, without those that are done: what is not covered stays as it is.
        memcpy(&covered, covers + rest - lanes, sizeof covered);
        blend_covered(place + rest - lanes, source, without(lanes - rest, covered));
    }
}

PART void blend_rows(uint32_t color, void *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
    static const uint8_t covered[lanes] = {255, 255, 255, 255, 255, 255, 255, 255};
    Words source = eight(color);
    if (width < lanes) return blend_narrow(source, covered, 0, pixels, stride, width, height);
    Words remains = 0xFF - alphas(source);
    ptrdiff_t rest = width % lanes;
    uint8_t *row = pixels;
    for (; height > 0; height--, row += stride) {
        uint32_t *place = (uint32_t *)row, *end = place + width - rest;
        for (; place < end; place += lanes) blend(place, source, remains);
        if (rest > 0) blend_covered(place + rest - lanes, source, without(lanes - rest, UINT64_MAX));
    }
}
