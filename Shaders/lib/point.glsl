// What radial and angular gradients make of a point: the one square root and the one division a pixel.

float distance_from_center(float x, float y) {
  return sqrt(x * x + y * y);
}

// The angle of (x, y) in turns, -1/2...1/2, 0 at +x, growing towards +y; -1/2 on the negative x axis, 0 at
// the origin.
float turns(float x, float y) {
  float width = abs(x);
  float height = abs(y);
  float longer = max(max(width, height), 1e-30);
  float ratio = min(width, height) * (1.0 / longer);
  float square = ratio * ratio;
  float series = 0.001084128743968904 * square - 0.005348272621631622;
  series = series * square + 0.01267249509692192;
  series = series * square - 0.02106151543557644;
  series = series * square + 0.03152511641383171;
  series = series * square - 0.0530262365937233;
  series = series * square + 0.15915432572364807;
  float octant = series * ratio;
  float quadrant = height > width ? 0.25 - octant : octant;
  float half_turn = x < 0.0 ? 0.5 - quadrant : quadrant;
  return y > 0.0 ? half_turn : -half_turn;
}
