// Eight neighbouring pixels at once, in the forms Swift compiles to a few vector instructions on every
// x86-64 and Arm machine. The obvious standard-library spellings (`pointwiseMin`, `rounded`, `any`)
// turn into scalar code or calls there.

/// One number of each of eight neighbouring pixels.
typealias Lanes = SIMD8<Float>

/// The smaller of two numbers, lane by lane.
@inline(__always)
func lesser(_ a: Lanes, _ b: Lanes) -> Lanes {
  var result = a
  for i in 0..<8 { result[i] = a[i] < b[i] ? a[i] : b[i] }
  return result
}

/// The larger of two numbers, lane by lane.
@inline(__always)
func greater(_ a: Lanes, _ b: Lanes) -> Lanes {
  var result = a
  for i in 0..<8 { result[i] = a[i] > b[i] ? a[i] : b[i] }
  return result
}

/// min(max(x, 0), 1).
@inline(__always)
func clamp(_ x: Lanes) -> Lanes { lesser(greater(x, Lanes(repeating: 0)), Lanes(repeating: 1)) }

/// min(max(x, 0), 1).
@inline(__always)
func clamp(_ x: Float) -> Float {
  let positive = x > 0 ? x : 0
  return positive < 1 ? positive : 1
}

/// The share of a pixel between two parallel edges: `d` inside the first, `span` apart.
///
/// Twin: `slab` in `Shaders/lib`.
@inline(__always)
func slab(_ d: Lanes, _ span: Float) -> Lanes {
  let inside = clamp(0.5 + d) + clamp((0.5 + span) - d)
  return greater(inside - 1, Lanes(repeating: 0))
}

/// The share of a pixel between two parallel edges, for one number.
@inline(__always)
func slab(_ d: Float, _ span: Float) -> Float {
  let inside = clamp(0.5 + d) + clamp((0.5 + span) - d)
  return inside > 1 ? inside - 1 : 0
}

/// The column numbers of a group of eight, relative to the tile.
@inline(__always)
func columns(ofGroup group: Int) -> Lanes {
  Lanes(0, 1, 2, 3, 4, 5, 6, 7) + Float(group * 8)
}

/// The largest whole number not above x, and x minus it; x is held within ±2^30.
@inline(__always)
func splitFloor(_ x: Float) -> (whole: Int32, fraction: Float) {
  let held = x < -1_073_741_824 ? -1_073_741_824 : (x > 1_073_741_824 ? 1_073_741_824 : x)
  // Truncation needs one instruction; `rounded(.down)` is a call on the baseline.
  var whole = Int32(held)
  if Float(whole) > held { whole -= 1 }
  return (whole, held - Float(whole))
}
