#version 300 es
precision highp float;
precision highp int;

// One instance a tile. Row 0 of the target is the tile's top row: nothing is flipped here.

// Left, top, right and bottom edge of what is drawn, in pixels of the target.
layout(location = 0) in ivec4 a_rectangle;
// Where the grid tile's first pixel lies in the target, its first record, its number of steps.
layout(location = 1) in ivec4 a_tile;

// 2 over the target's extents.
uniform vec2 u_target;

flat out ivec4 v_tile;

void main() {
  int x = (gl_VertexID & 1) == 0 ? a_rectangle.x : a_rectangle.z;
  int y = (gl_VertexID & 2) == 0 ? a_rectangle.y : a_rectangle.w;
  v_tile = a_tile;
  gl_Position = vec4(vec2(x, y) * u_target - 1.0, 0.0, 1.0);
}
