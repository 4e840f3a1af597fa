#version 300 es
precision highp float;
precision highp int;

#include "lib/constants.glsl"

// Shows a picture in a window, over a checkerboard where it is not opaque. The same whole numbers as
// the CPU's `Checkerboard`.

uniform highp sampler2D u_picture;
// The number of rows; the side of a square in pixels; the values of its two grays.
uniform ivec4 u_board;

out vec4 o_color;

void main() {
  ivec2 place = ivec2(gl_FragCoord.xy);
  // Row 0 of the picture is its top, row 0 of a window its bottom.
  place.y = u_board.x - 1 - place.y;
  ivec4 pixel = ivec4(texelFetch(u_picture, place, 0) * 255.0 + 0.5);
  ivec2 square = place / u_board.y;
  int gray = ((square.x + square.y) & 1) == 0 ? u_board.z : u_board.w;
  // Exactly gray * (255 - alpha) / 255, rounded.
  int share = gray * (255 - pixel.a) + 128;
  ivec3 color = min(pixel.rgb + ((share + (share >> 8)) >> 8), 255);
  o_color = vec4(vec3(color) * UNIT, 1.0);
}
