// What lies outside 0...1 of a ramp; each result is in 0...1.

float extend_pad(float t) {
  return clamp(t, 0.0, 1.0);
}

float extend_repeat(float t) {
  return clamp(t - floor(t), 0.0, 1.0);
}

float extend_reflect(float t) {
  float phase = t - 2.0 * floor(t * 0.5);
  return clamp(min(phase, 2.0 - phase), 0.0, 1.0);
}
