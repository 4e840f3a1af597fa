#include <lcms2.h>

// Function-like macros do not reach Swift.

static inline cmsUInt32Number sheen_lcms_rgba_float(void) { return TYPE_RGBA_FLT; }
static inline cmsUInt32Number sheen_lcms_gray_alpha_float(void) { return TYPE_GRAYA_FLT; }
