// What text needs of ICU, without ICU's own headers: those are in conflict with the copy of ICU in Foundation
// where a program sees both.

#ifndef SHEEN_CICU_TEXT_H
#define SHEEN_CICU_TEXT_H

#include <stdint.h>

typedef struct SheenLineBreaks SheenLineBreaks;
typedef struct SheenDirections SheenDirections;

// The places where lines may begin in a text in UTF-16; NULL where ICU fails. The text has to stay.
SheenLineBreaks *sheen_line_breaks_open(const char *locale, const uint16_t *text, int32_t length);
// The next place; negative after the last.
int32_t sheen_line_breaks_next(SheenLineBreaks *breaks);
// Whether a line ends at the place just reached in any case.
int sheen_line_breaks_is_hard(SheenLineBreaks *breaks);
void sheen_line_breaks_close(SheenLineBreaks *breaks);

// The directions of a text in UTF-16, with a paragraph level of 0, 1, or 0xfe for what the text says; NULL
// where ICU fails. The text has to stay.
SheenDirections *sheen_directions_open(const uint16_t *text, int32_t length, uint8_t base);
// The level of each unit; NULL where ICU fails.
const uint8_t *sheen_directions_levels(SheenDirections *directions);
int32_t sheen_directions_paragraph_count(SheenDirections *directions);
// The end of a paragraph, and its level.
int32_t sheen_directions_paragraph(SheenDirections *directions, int32_t index, uint8_t *level);
void sheen_directions_close(SheenDirections *directions);

#endif
