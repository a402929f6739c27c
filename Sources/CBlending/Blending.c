#include "CBlending.h"

#include "WideBlending.h"

// Warns that vectors would be passed differently with other registers; none is passed.
#pragma clang diagnostic ignored "-Wpsabi"
#include "Rows.h"

static bool may_be_wide = true;

void casement_blend_wide_if_possible(bool possible) { may_be_wide = possible; }

static bool is_wide(void) {
#if defined(__x86_64__)
    return may_be_wide && __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

void casement_blend(uint32_t color, void *pixels, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height) {
    if (is_wide()) return casement_blend_wide(color, pixels, stride, width, height);
    blend_rows(color, pixels, stride, width, height);
}

void casement_blend_coverage(
    uint32_t color, const uint8_t *coverage, ptrdiff_t coverage_stride, void *pixels, ptrdiff_t stride, ptrdiff_t width,
    ptrdiff_t height) {
    if (is_wide()) {
        return casement_blend_coverage_wide(color, coverage, coverage_stride, pixels, stride, width, height);
    }
    blend_coverage_rows(color, coverage, coverage_stride, pixels, stride, width, height);
}
