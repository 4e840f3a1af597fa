// What radial and angular gradients make of a point: the one square root and the one division a pixel.

/// √(x² + y²).
///
/// Twin: `distance_from_center` in `Shaders/lib`.
@inline(__always)
func radius(_ x: Lanes, _ y: Lanes) -> Lanes {
  let squared = x * x + y * y
  var result = squared
  for i in 0..<8 { result[i] = squared[i].squareRoot() }
  return result
}

/// The angle of (x, y) in turns, −½…½, 0 at +x and at the origin, growing towards +y.
///
/// On the negative x axis it is −½. The polynomial is within 6·10⁻⁸ of a turn.
///
/// Twin: `turns` in `Shaders/lib`.
@inline(__always)
func turns(_ x: Lanes, _ y: Lanes) -> Lanes {
  let width = greater(x, -x)
  let height = greater(y, -y)
  let longer = greater(greater(width, height), Lanes(repeating: 1e-30))
  let ratio = lesser(width, height) * (1 / longer)
  let square = ratio * ratio
  var series = 0.001084128743968904 * square - 0.005348272621631622
  series = series * square + 0.01267249509692192
  series = series * square - 0.02106151543557644
  series = series * square + 0.03152511641383171
  series = series * square - 0.0530262365937233
  series = series * square + 0.15915432572364807
  let octant = series * ratio
  var result = octant
  for i in 0..<8 {
    let quadrant = height[i] > width[i] ? 0.25 - octant[i] : octant[i]
    let half = x[i] < 0 ? 0.5 - quadrant : quadrant
    result[i] = y[i] > 0 ? half : -half
  }
  return result
}
