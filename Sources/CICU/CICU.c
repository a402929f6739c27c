#include "include/CICU.h"
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

CasementBreaks *casement_breaks_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, 0, 0, &status);
    return U_SUCCESS(status) ? (CasementBreaks *)iterator : 0;
}

CasementBreaks *casement_words_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_WORD, locale, 0, 0, &status);
    return U_SUCCESS(status) ? (CasementBreaks *)iterator : 0;
}

int casement_words_isWord(CasementBreaks *words) {
    return ubrk_getRuleStatus((UBreakIterator *)words) >= UBRK_WORD_NUMBER;
}

void casement_breaks_close(CasementBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

void casement_breaks_setText(CasementBreaks *breaks, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &status);
}

int32_t casement_breaks_next(CasementBreaks *breaks) {
    int32_t next = ubrk_next((UBreakIterator *)breaks);
    return next == UBRK_DONE ? -1 : next;
}

CasementLevels *casement_levels_open(void) { return (CasementLevels *)ubidi_open(); }

void casement_levels_close(CasementLevels *levels) { ubidi_close((UBiDi *)levels); }

const uint8_t *casement_levels_find(CasementLevels *levels, const uint16_t *text, int32_t length, uint8_t otherwise, uint8_t *own) {
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = (UBiDi *)levels;
    ubidi_setPara(bidi, (const UChar *)text, length, otherwise ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR, 0, &status);
    const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : 0;
    if (U_FAILURE(status)) return 0;
    *own = ubidi_getParaLevel(bidi) & 1;
    return found;
}

int casement_isEmoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION); }
