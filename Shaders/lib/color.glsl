// Premultiplied colours.

float luminance(vec4 color) {
  return (color.r * 0.2126 + color.g * 0.7152) + color.b * 0.0722;
}

vec4 source_over(vec4 source, vec4 below) {
  return source + below * (1.0 - source.a);
}

// The colour as the 8-bit target keeps it: floor(255 v + 1/2 + 1/512), all four 0 where alpha is 0.
vec4 store(vec4 color) {
  vec4 steps = floor(clamp(color, 0.0, 1.0) * 255.0 + STORE_BIAS);
  return steps.a > 0.0 ? steps * UNIT : vec4(0.0);
}
