// The largest whole number not above x, held in a range an int has room for.
float held_floor(float x) {
  return floor(clamp(x, -TEXEL_LIMIT, TEXEL_LIMIT));
}

// x minus that number.
float held_fraction(float x) {
  float held = clamp(x, -TEXEL_LIMIT, TEXEL_LIMIT);
  return held - floor(held);
}

// Four neighbouring texels, mixed vertically first, then horizontally.
vec4 bilinear(vec4 a, vec4 b, vec4 below_a, vec4 below_b, float fx, float fy) {
  vec4 left = a + (below_a - a) * fy;
  vec4 right = b + (below_b - b) * fy;
  return left + (right - left) * fx;
}

// Two levels of one image.
vec4 mixed_levels(vec4 level, vec4 next, float share) {
  return level + (next - level) * share;
}
