#version 300 es
precision highp float;
precision highp int;

#include "lib/constants.glsl"

// The pixels between the points of one axis of a Gaussian, as interpolateRow and gatherColumns have it.

uniform highp sampler2D u_source;
// One weight a texel: GAUSSIAN_POINTS of them for each place between two points.
uniform highp sampler2D u_values;
// The first pixel of the target's rectangle.
uniform ivec2 u_origin;
// The axis, (1, 0) or (0, 1).
uniform ivec2 u_axis;
// The number of pixel 0, the pixels from one point to the next, a power of two, and the number of the
// source's first point.
uniform ivec3 u_source_line;
// The first weight.
uniform int u_weights;

out vec4 o_color;

void main() {
  ivec2 place = ivec2(gl_FragCoord.xy) - u_origin;
  int along = u_axis.x == 1 ? place.x : place.y;
  ivec2 across = u_axis.x == 1 ? ivec2(0, place.y) : ivec2(place.x, 0);
  int pixel = u_source_line.x + along;
  int phase = pixel & (u_source_line.y - 1);
  int point = (pixel - phase) / u_source_line.y - GAUSSIAN_BEFORE - u_source_line.z;
  vec4 sum = vec4(0.0);
  for (int tap = 0; tap < GAUSSIAN_POINTS; ++tap) {
    int at = u_weights + phase * GAUSSIAN_POINTS + tap;
    ivec2 texel = ivec2(at & VALUES_COLUMN_BITS, at >> VALUES_COLUMN_SHIFT);
    sum += texelFetch(u_values, texel, 0).x * texelFetch(u_source, across + u_axis * (point + tap), 0);
  }
  o_color = sum;
}
