#include "WideBlending.h"

#include <string.h>

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#endif
#include "Rows.h"

void casement_blend_wide(uint32_t color, void *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
    blend_rows(color, pixels, stride, width, height);
}

void casement_blend_coverage_wide(
    uint32_t color, const uint8_t *coverage, ptrdiff_t coverage_stride, void *pixels, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height) {
    blend_coverage_rows(color, coverage, coverage_stride, pixels, stride, width, height);
}
#if defined(__x86_64__)
#pragma clang attribute pop
#endif
