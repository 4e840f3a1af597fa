#version 300 es
precision highp float;
precision highp int;

#include "steps.glsl"

// Runs any list of steps. The stack is named registers, shifted on push and pop: an indexed array costs
// more. Four by default; programs for deeper stacks define the three macros for more.
#ifndef REGISTERS
#define REGISTERS vec4 r0 = vec4(0.0), r1 = r0, r2 = r0, r3 = r0
#define SHIFT_UP r3 = r2; r2 = r1; r1 = r0; r0 = vec4(0.0)
#define SHIFT_DOWN r1 = r2; r2 = r3
#endif

// What a target of eight bits keeps; programs that draw layers define it as the colour itself.
#ifndef STORED
#define STORED(color) store(color)
#endif

void main() {
  begin_tile();
  REGISTERS;
  int cursor = v_tile.z;
  for (int i = 0; i < v_tile.w; ++i) {
    int code = int(value(cursor).x);
    int operation = code & STEP_OPERATION_BITS;
    if (operation == OPERATION_FILL) {
      fill(code, cursor, r0);
    } else if (operation == OPERATION_PUSH) {
      push(cursor);
      SHIFT_UP;
    } else {
      vec4 popped = r0;
      r0 = r1;
      SHIFT_DOWN;
      if (operation == OPERATION_MASK) {
        mask(code, cursor, popped, r0);
      } else {
        pop(code, cursor, popped, r0);
      }
    }
  }
  o_color = STORED(r0);
}
