#pragma once
#include <stdint.h>

/*
 * ICU's answers about text, without its headers: those declare types that Foundation's own copy of ICU declares differently, and
 * Swift cannot see both. ICU's functions are macros besides, which Swift does not see at all.
 */

/* Where lines may end, in UTF-16. */
typedef struct CasementBreaks CasementBreaks;
CasementBreaks *casement_breaks_open(const char *locale);
void casement_breaks_close(CasementBreaks *breaks);
/* The text has to stay where it is until another one is set. */
void casement_breaks_setText(CasementBreaks *breaks, const uint16_t *text, int32_t length);
/* The next place, or -1 after the last. */
int32_t casement_breaks_next(CasementBreaks *breaks);

/* Where words begin and end; used and closed as breaks are. */
CasementBreaks *casement_words_open(const char *locale);
/* Whether a word ends at the last place, and not only spaces or punctuation. */
int casement_words_isWord(CasementBreaks *words);

/* Which way characters run. */
typedef struct CasementLevels CasementLevels;
CasementLevels *casement_levels_open(void);
void casement_levels_close(CasementLevels *levels);
/* One level for each unit of UTF-16, or null; they are valid until the next call. The paragraph's own level is that of its
   first strong character, or `otherwise` where it has none. */
const uint8_t *casement_levels_find(CasementLevels *levels, const uint16_t *text, int32_t length, uint8_t otherwise, uint8_t *own);

/* Whether a character is drawn in colour unless a text says otherwise. */
int casement_isEmoji(uint32_t scalar);
