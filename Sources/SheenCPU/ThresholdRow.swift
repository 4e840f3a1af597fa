internal import SheenDisplay

/// Makes one row of a layer of a blurred picture with a pixel more on each side.
@inline(never)
func thresholdRow(
  _ blurred: LayerImage, row: Int, width: Int, to target: UnsafeMutablePointer<SIMD4<Float>>,
  _ edge: FramePlan.ThresholdEdge
) {
  let above = blurred.row(row) + blurred.margin
  let middle = blurred.row(row + 1) + blurred.margin
  let below = blurred.row(row + 2) + blurred.margin
  for column in 0..<width {
    let share = thresholdShare(
      middle[column + 1].w, middle[column].w, middle[column + 2].w, above[column + 1].w,
      below[column + 1].w, edge.low, edge.high)
    target[column] = edge.color * share
  }
}

/// The share of a pixel whose alpha lies between two ends, from its neighbours' left, right, above and below.
///
/// Twin: `threshold_share` in `Shaders/lib`.
@inline(__always)
private func thresholdShare(
  _ alpha: Float, _ left: Float, _ right: Float, _ above: Float, _ below: Float, _ low: Float,
  _ high: Float
) -> Float {
  let x = (right - left) * 0.5
  let y = (below - above) * 0.5
  let length = (x * x + y * y).squareRoot()
  let slope = length > 0.0000152587890625 ? length : 0.0000152587890625
  let inside = 0.5 + (alpha - low) / slope
  let outside = 0.5 + (high - alpha) / slope
  return clamp(inside < outside ? inside : outside)
}
