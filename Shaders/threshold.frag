#version 300 es
precision highp float;
precision highp int;

#include "lib/constants.glsl"
#include "lib/threshold.glsl"

// Makes one colour of a picture where its alpha lies between two ends; the picture has a pixel more on
// each side.

uniform highp sampler2D u_source;
// The first pixel of the target's rectangle.
uniform ivec2 u_origin;
// The ends, and the premultiplied colour.
uniform vec2 u_ends;
uniform vec4 u_color;

out vec4 o_color;

float alpha(ivec2 place) {
  return texelFetch(u_source, place, 0).a;
}

void main() {
  ivec2 place = ivec2(gl_FragCoord.xy) - u_origin + 1;
  o_color = u_color * threshold_share(
    alpha(place), alpha(place - ivec2(1, 0)), alpha(place + ivec2(1, 0)),
    alpha(place - ivec2(0, 1)), alpha(place + ivec2(0, 1)), u_ends.x, u_ends.y);
}
