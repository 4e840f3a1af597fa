// The bucket of a ramp that holds t, 0...1.
int ramp_bucket(float t, int count) {
  return min(int(t * float(count)), count - 1);
}

// The premultiplied colour at t inside one piece of a ramp.
vec4 ramp_color(float t, float start, vec4 base, vec4 slope) {
  return base + (t - start) * slope;
}
