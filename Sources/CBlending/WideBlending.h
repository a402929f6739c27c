#pragma once

#include <stddef.h>
#include <stdint.h>

// The functions of CBlending.h for processors with registers of 32 bytes.

void casement_blend_wide(uint32_t color, void *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height);

void casement_blend_coverage_wide(
    uint32_t color, const uint8_t *coverage, ptrdiff_t coverage_stride, void *pixels, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height);
