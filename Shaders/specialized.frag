#version 300 es
precision highp float;
precision highp int;

#include "steps.glsl"

// Runs one list of steps, written out by ProgramSource with literal codes: calls of the functions above
// on registers r0, r1, ...
#ifndef STEPS
#define STEPS
#endif

// What a target of eight bits keeps; programs that draw layers define it as the colour itself.
#ifndef STORED
#define STORED(color) store(color)
#endif

void main() {
  begin_tile();
  int cursor = v_tile.z;
  vec4 r0 = vec4(0.0);
  STEPS
  o_color = STORED(r0);
}
