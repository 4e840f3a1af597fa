// FreeType names its headers by macros, which a module map cannot.

#include <ft2build.h>

#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
