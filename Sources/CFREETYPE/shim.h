// FreeType names its headers by macros, which a module map cannot. Where its folder of headers is not
// searched, as when a scene is compiled, the module is empty: what is compiled there uses none of it.

#if __has_include(<ft2build.h>)

#include <ft2build.h>

#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

#endif
