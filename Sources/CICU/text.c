#include "text.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

SheenLineBreaks *sheen_line_breaks_open(const char *locale, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, (const UChar *)text, length, &status);
  return U_SUCCESS(status) ? (SheenLineBreaks *)breaks : NULL;
}

int32_t sheen_line_breaks_next(SheenLineBreaks *breaks) {
  return ubrk_next((UBreakIterator *)breaks);
}

int sheen_line_breaks_is_hard(SheenLineBreaks *breaks) {
  int32_t status = ubrk_getRuleStatus((UBreakIterator *)breaks);
  return status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
}

void sheen_line_breaks_close(SheenLineBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

SheenDirections *sheen_directions_open(const uint16_t *text, int32_t length, uint8_t base) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  if (!bidi) return NULL;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  if (U_SUCCESS(status)) return (SheenDirections *)bidi;
  ubidi_close(bidi);
  return NULL;
}

const uint8_t *sheen_directions_levels(SheenDirections *directions) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel *levels = ubidi_getLevels((UBiDi *)directions, &status);
  return U_SUCCESS(status) ? levels : NULL;
}

int32_t sheen_directions_paragraph_count(SheenDirections *directions) {
  return ubidi_countParagraphs((UBiDi *)directions);
}

int32_t sheen_directions_paragraph(SheenDirections *directions, int32_t index, uint8_t *level) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t start = 0, limit = 0;
  ubidi_getParagraphByIndex((UBiDi *)directions, index, &start, &limit, level, &status);
  return limit;
}

void sheen_directions_close(SheenDirections *directions) { ubidi_close((UBiDi *)directions); }
