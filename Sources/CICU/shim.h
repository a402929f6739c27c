#pragma once
/*
 * ICU as part of Foundation: the copy that each Swift program contains, whose names have no version. The system's ICU has
 * its version in each name (ubrk_open_72), so a program linked to it starts only on one release of the system.
 *
 * Functions of ICU are macros for names that differ between releases of Swift, hence these wrappers.
 */
#include <_foundation_unicode/ubidi.h>
#include <_foundation_unicode/ubrk.h>
#include <_foundation_unicode/uchar.h>
#include <_foundation_unicode/ulistformatter.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/upluralrules.h>

/* Iterates over the positions in UTF-16 where lines may end; null if it is unavailable. */
static inline UBreakIterator *casement_breaks_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, 0, 0, &status);
    return U_SUCCESS(status) ? iterator : 0;
}

/* Iterates over the boundaries of words; used and closed like line breaks. */
static inline UBreakIterator *casement_words_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_WORD, locale, 0, 0, &status);
    return U_SUCCESS(status) ? iterator : 0;
}

static inline void casement_breaks_close(UBreakIterator *breaks) { ubrk_close(breaks); }

/* The text must stay at its address until another one is set. */
static inline void casement_breaks_setText(UBreakIterator *breaks, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(breaks, (const UChar *)text, length, &status);
}

/* The next position, or -1 after the last. */
static inline int32_t casement_breaks_next(UBreakIterator *breaks) {
    int32_t next = ubrk_next(breaks);
    return next == UBRK_DONE ? -1 : next;
}

/* Whether a word ends at the last position, and not only spaces or punctuation. */
static inline int casement_words_isWord(UBreakIterator *words) { return ubrk_getRuleStatus(words) >= UBRK_WORD_NUMBER; }

/* The direction of characters. */
static inline UBiDi *casement_levels_open(void) { return ubidi_open(); }
static inline void casement_levels_close(UBiDi *levels) { ubidi_close(levels); }

/* One level per unit of UTF-16, or null; valid until the next call. The paragraph's own level is that of its first strong
   character, or `otherwise` if it has none. */
static inline const uint8_t *casement_levels_find(
    UBiDi *levels, const uint16_t *text, int32_t length, uint8_t otherwise, uint8_t *own
) {
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(levels, (const UChar *)text, length, otherwise ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR, 0, &status);
    const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(levels, &status) : 0;
    if (U_FAILURE(status)) return 0;
    *own = ubidi_getParaLevel(levels) & 1;
    return found;
}

/* Whether a character is drawn in colour by default. */
static inline int casement_isEmoji(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

/* A language's rules for the plural form of a counted noun; null if they are unavailable. */
static inline UPluralRules *casement_plurals_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
    return U_SUCCESS(status) ? rules : 0;
}

static inline void casement_plurals_close(UPluralRules *rules) { uplrules_close(rules); }

/* Writes the category's name, such as "few", in ASCII without a terminator, and returns its length; 0 on failure. */
static inline int32_t casement_plurals_select(const UPluralRules *rules, double number, uint16_t *name, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = uplrules_select(rules, number, (UChar *)name, capacity, &status);
    return U_SUCCESS(status) && length <= capacity ? length : 0;
}

/* Writes a number as a skeleton says, such as "unit/hour unit-width-full-name", and returns its length; 0 on failure. */
static inline int32_t casement_number_format(
    const char *locale, const uint16_t *skeleton, int32_t length, double number, uint16_t *text, int32_t capacity
) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &status);
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDouble(formatter, number, result, &status);
    int32_t written = unumf_resultToString(result, (UChar *)text, capacity, &status);
    unumf_closeResult(result);
    unumf_close(formatter);
    return U_SUCCESS(status) && written <= capacity ? written : 0;
}

/* Joins measures as a language does, in a width of 0 (wide) to 2 (narrow), and returns the length; 0 on failure. */
static inline int32_t casement_units_join(
    const char *locale, int width, const uint16_t *const *parts, const int32_t *lengths, int32_t count, uint16_t *text,
    int32_t capacity
) {
    UErrorCode status = U_ZERO_ERROR;
    UListFormatter *formatter =
        ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, (UListFormatterWidth)width, &status);
    int32_t written =
        ulistfmt_format(formatter, (const UChar *const *)parts, lengths, count, (UChar *)text, capacity, &status);
    ulistfmt_close(formatter);
    return U_SUCCESS(status) && written <= capacity ? written : 0;
}
