// The share of a pixel between two parallel edges: d inside the first, span apart.
float slab(float d, float span) {
  float inside = clamp(0.5 + d, 0.0, 1.0) + clamp((0.5 + span) - d, 0.0, 1.0);
  return max(inside - 1.0, 0.0);
}
