#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One colour over pixels in memory, the most frequent operation of painting. Both round as pixman does, to the bit.
//
// `pixels` is the first of `height` rows of `width` pixels of 32 bits, premultiplied ARGB in native byte order, with
// `stride` bytes from one row to the next. `color` is such a pixel too. The pixels' alpha is blended like a component.

/// Blends `color` over the pixels.
void casement_blend(
    uint32_t color, void *_Nonnull pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Blends `color` over the pixels, multiplied by a byte of coverage for each of them.
void casement_blend_coverage(
    uint32_t color, const uint8_t *_Nonnull coverage, ptrdiff_t coverage_stride, void *_Nonnull pixels,
    ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

/// Whether the processor's registers of 32 bytes are used where it has them, as they are from the start: tests compare.
void casement_blend_wide_if_possible(bool possible);
