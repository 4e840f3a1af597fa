// Macros give ICU's functions the version's number as a suffix, which do not reach Swift.

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

static inline UBreakIterator *sheen_ubrk_open_lines(const char *locale, const UChar *text,
                                                    int32_t length, UErrorCode *status) {
  return ubrk_open(UBRK_LINE, locale, text, length, status);
}

static inline int32_t sheen_ubrk_next(UBreakIterator *breaks) { return ubrk_next(breaks); }

// Whether the place just reached ends a line in any case.
static inline int sheen_ubrk_is_hard(UBreakIterator *breaks) {
  int32_t status = ubrk_getRuleStatus(breaks);
  return status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
}

static inline void sheen_ubrk_close(UBreakIterator *breaks) { ubrk_close(breaks); }

static inline UBiDi *sheen_ubidi_open(void) { return ubidi_open(); }

static inline void sheen_ubidi_set(UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel base,
                                   UErrorCode *status) {
  ubidi_setPara(bidi, text, length, base, NULL, status);
}

static inline const UBiDiLevel *sheen_ubidi_levels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}

static inline int32_t sheen_ubidi_paragraph_count(UBiDi *bidi) {
  return ubidi_countParagraphs(bidi);
}

// The end and the level of a paragraph.
static inline int32_t sheen_ubidi_paragraph(UBiDi *bidi, int32_t index, UBiDiLevel *level,
                                            UErrorCode *status) {
  int32_t start = 0, limit = 0;
  ubidi_getParagraphByIndex(bidi, index, &start, &limit, level, status);
  return limit;
}

static inline void sheen_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }
