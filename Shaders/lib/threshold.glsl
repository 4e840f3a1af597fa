// The share of a pixel whose alpha lies between two ends, from its neighbours left, right, above and below:
// the distance to the edge is found from the gradient, central differences.
float threshold_share(
    float alpha, float left, float right, float above, float below, float low, float high) {
  float x = (right - left) * 0.5;
  float y = (below - above) * 0.5;
  float slope = max(sqrt(x * x + y * y), LEAST_SLOPE);
  float inside = 0.5 + (alpha - low) / slope;
  float outside = 0.5 + (high - alpha) / slope;
  return clamp(min(inside, outside), 0.0, 1.0);
}
