#version 300 es
precision highp float;
precision highp int;

#include "lib/constants.glsl"

// One axis of a Gaussian: each pixel is a weighted sum of a row or column of the source, taps ascending,
// as gatherRow and gatherColumns have it.

uniform highp sampler2D u_source;
// One weight a texel, rows of VALUES_COLUMN_BITS + 1.
uniform highp sampler2D u_values;
// The first pixel of the target's rectangle.
uniform ivec2 u_origin;
// Along the axis (1, 0) or (0, 1): the texel of the first tap of pixel 0, the texels from one pixel to the
// next, how many there are; and whether the last ones go on outside.
uniform ivec2 u_axis;
uniform ivec4 u_source_line;
// The first texel there is.
uniform ivec2 u_start;
// The first weight, and their number.
uniform ivec2 u_weights;

out vec4 o_color;

void main() {
  ivec2 place = ivec2(gl_FragCoord.xy) - u_origin;
  int along = u_axis.x == 1 ? place.x : place.y;
  ivec2 across = u_axis.x == 1 ? ivec2(0, place.y) : ivec2(place.x, 0);
  int first = u_source_line.x + along * u_source_line.y;
  int last = u_source_line.z - 1;
  bool goes_on = u_source_line.w == 1;
  int tap = goes_on ? 0 : max(-first, 0);
  int end = goes_on ? u_weights.y : min(u_weights.y, last + 1 - first);
  vec4 sum = vec4(0.0);
  for (; tap < end; ++tap) {
    int at = u_weights.x + tap;
    ivec2 texel = ivec2(at & VALUES_COLUMN_BITS, at >> VALUES_COLUMN_SHIFT);
    ivec2 from = u_start + across + u_axis * clamp(first + tap, 0, last);
    sum += texelFetch(u_values, texel, 0).x * texelFetch(u_source, from, 0);
  }
  o_color = sum;
}
