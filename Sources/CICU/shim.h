#include <unicode/ubrk.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

/* ICU's functions are macros that carry the version in their names, which Swift does not see: these are plain ones. */
static inline UBreakIterator *casement_ubrk_open(UBreakIteratorType type, const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
    return ubrk_open(type, locale, text, length, status);
}
static inline void casement_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }
