#version 300 es
precision highp float;
precision highp int;

// One triangle around the whole window.
void main() {
  gl_Position = vec4((gl_VertexID & 1) * 4 - 1, (gl_VertexID & 2) * 2 - 1, 0.0, 1.0);
}
