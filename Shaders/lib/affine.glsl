// A value that is affine in the pixel: f holds the value at the tile's first pixel and the increases per
// column and per row. Steps are multiplied, never accumulated.
float affine(vec3 f, float column, float row) {
  return (f.x + row * f.z) + column * f.y;
}

// A coordinate in perspective: the one division.
float seen(float value, float distance) {
  return value / distance;
}

// What it is divided by.
float held_distance(vec3 f, float column, float row) {
  return max(affine(f, column, row), LEAST_DISTANCE);
}
