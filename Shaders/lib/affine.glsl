// A value that is affine in the pixel: f holds the value at the tile's first pixel and the increases per
// column and per row. Steps are multiplied, never accumulated.
float affine(vec3 f, float column, float row) {
  return (f.x + row * f.z) + column * f.y;
}
