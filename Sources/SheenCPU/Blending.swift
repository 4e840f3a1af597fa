internal import SheenCore
internal import SheenDisplay

// Blend modes on eight pixels at once, in the formulas of W3C Compositing and Blending. Everything here
// has its twin, of the same name in snake case, in `Shaders/lib/blend.glsl`.

/// A premultiplied colour composited onto another.
@inline(__always)
func blended(_ mode: Blend, _ source: ColorLanes, _ below: ColorLanes) -> ColorLanes {
  switch mode {
  case .normal: weighted(source, Lanes(repeating: 1), below, 1 - source.alpha)
  case .multiply: separable(source, below) { $0 * $1 }
  case .screen: separable(source, below) { screen($0, $1) }
  case .overlay: separable(source, below) { hardLight($1, $0) }
  case .darken: separable(source, below) { lesser($0, $1) }
  case .lighten: separable(source, below) { greater($0, $1) }
  case .colorDodge: separable(source, below) { colorDodge($0, $1) }
  case .colorBurn: separable(source, below) { colorBurn($0, $1) }
  case .softLight: separable(source, below) { softLight($0, $1) }
  case .hardLight: separable(source, below) { hardLight($0, $1) }
  case .difference: separable(source, below) { greater($0 - $1, $1 - $0) }
  case .exclusion: separable(source, below) { ($0 + $1) - (2 * $0) * $1 }
  case .hue, .saturation, .color, .luminosity: nonSeparable(mode, source, below)
  case .plusDarker, .plusLighter: plus(mode, source, below)
  default: porterDuff(mode, source, below)
  }
}

@inline(__always)
private func weighted(
  _ source: ColorLanes, _ sourceShare: Lanes, _ below: ColorLanes, _ belowShare: Lanes
) -> ColorLanes {
  var result = source.combined(below) { $0 * sourceShare + $1 * belowShare }
  result.alpha = source.alpha * sourceShare + below.alpha * belowShare
  return result
}

@inline(__always)
private func porterDuff(
  _ mode: Blend, _ source: ColorLanes, _ below: ColorLanes
) -> ColorLanes {
  let (zero, one) = (Lanes(repeating: 0), Lanes(repeating: 1))
  switch mode {
  case .copy: return weighted(source, one, below, zero)
  case .sourceIn: return weighted(source, below.alpha, below, zero)
  case .sourceOut: return weighted(source, 1 - below.alpha, below, zero)
  case .sourceAtop: return weighted(source, below.alpha, below, 1 - source.alpha)
  case .destinationOver: return weighted(source, 1 - below.alpha, below, one)
  case .destinationIn: return weighted(source, zero, below, source.alpha)
  case .destinationOut: return weighted(source, zero, below, 1 - source.alpha)
  case .destinationAtop: return weighted(source, 1 - below.alpha, below, source.alpha)
  case .xor: return weighted(source, 1 - below.alpha, below, 1 - source.alpha)
  default: return weighted(source, zero, below, zero)
  }
}

@inline(__always)
private func plus(_ mode: Blend, _ source: ColorLanes, _ below: ColorLanes) -> ColorLanes {
  let one = Lanes(repeating: 1)
  let alpha = lesser(source.alpha + below.alpha, one)
  var result: ColorLanes
  if mode == .plusLighter {
    result = source.combined(below) { lesser($0 + $1, one) }
  } else {
    result = source.combined(below) {
      greater(alpha - ((below.alpha - $1) + (source.alpha - $0)), Lanes(repeating: 0))
    }
  }
  result.alpha = alpha
  return result
}

/// What a mode of straight colours comes to where both colours may be translucent.
@inline(__always)
private func mixed(
  _ source: ColorLanes, _ below: ColorLanes, _ blend: ColorLanes
) -> ColorLanes {
  let both = source.alpha * below.alpha
  let (sourceShare, belowShare) = (1 - below.alpha, 1 - source.alpha)
  return ColorLanes(
    (source.red * sourceShare + below.red * belowShare) + blend.red * both,
    (source.green * sourceShare + below.green * belowShare) + blend.green * both,
    (source.blue * sourceShare + below.blue * belowShare) + blend.blue * both,
    source.alpha + below.alpha * belowShare)
}

// MARK: Component by component; the first is the source's

@inline(__always)
private func separable(
  _ source: ColorLanes, _ below: ColorLanes, _ formula: (Lanes, Lanes) -> Lanes
) -> ColorLanes {
  mixed(source, below, source.straight.combined(below.straight, formula))
}

@inline(__always)
private func screen(_ s: Lanes, _ b: Lanes) -> Lanes { (s + b) - s * b }

@inline(__always)
private func hardLight(_ s: Lanes, _ b: Lanes) -> Lanes {
  select(s, isAbove: 0.5, screen(2 * s - 1, b), (2 * s) * b)
}

@inline(__always)
private func colorDodge(_ s: Lanes, _ b: Lanes) -> Lanes {
  let inverse = 1 / greater(1 - s, Lanes(repeating: 1e-6))
  let quotient = lesser(b * inverse, Lanes(repeating: 1))
  return select(b, isAbove: 0, quotient, Lanes(repeating: 0))
}

@inline(__always)
private func colorBurn(_ s: Lanes, _ b: Lanes) -> Lanes {
  let rest = 1 - b
  let inverse = 1 / greater(s, Lanes(repeating: 1e-6))
  let quotient = lesser(rest * inverse, Lanes(repeating: 1))
  return select(rest, isAbove: 0, 1 - quotient, Lanes(repeating: 1))
}

@inline(__always)
private func softLight(_ s: Lanes, _ b: Lanes) -> Lanes { b + (2 * s - 1) * (b * (1 - b)) }

@inline(__always)
private func select(_ x: Lanes, isAbove limit: Float, _ above: Lanes, _ other: Lanes) -> Lanes {
  var result = other
  for i in 0..<8 { result[i] = x[i] > limit ? above[i] : other[i] }
  return result
}

// MARK: Hue, saturation and luminosity

@inline(__always)
private func nonSeparable(
  _ mode: Blend, _ source: ColorLanes, _ below: ColorLanes
) -> ColorLanes {
  let (s, b) = (source.straight, below.straight)
  let blend =
    switch mode {
    case .hue: withLuminosity(withSaturation(s, largest(b) - smallest(b)), luminosity(b))
    case .saturation: withLuminosity(withSaturation(b, largest(s) - smallest(s)), luminosity(b))
    case .color: withLuminosity(s, luminosity(b))
    default: withLuminosity(b, luminosity(s))
    }
  return mixed(source, below, blend)
}

@inline(__always)
private func luminosity(_ c: ColorLanes) -> Lanes {
  (0.3 * c.red + 0.59 * c.green) + 0.11 * c.blue
}

@inline(__always)
private func smallest(_ c: ColorLanes) -> Lanes { lesser(lesser(c.red, c.green), c.blue) }

@inline(__always)
private func largest(_ c: ColorLanes) -> Lanes { greater(greater(c.red, c.green), c.blue) }

/// A grey has no hue; the hue of what is nearly grey, which rounding decides, fades away.
@inline(__always)
private func withSaturation(_ c: ColorLanes, _ saturation: Lanes) -> ColorLanes {
  let low = smallest(c)
  let range = greater(largest(c) - low, Lanes(repeating: 0.0009765625))
  let stretch = saturation * (1 / range)
  return c.mapped { ($0 - low) * stretch }
}

/// What lies outside 0…1 is drawn in towards the luminosity, one end after the other.
@inline(__always)
private func withLuminosity(_ c: ColorLanes, _ target: Lanes) -> ColorLanes {
  let shift = target - luminosity(c)
  let moved = c.mapped { $0 + shift }
  let middle = luminosity(moved)
  let (one, tiny) = (Lanes(repeating: 1), Lanes(repeating: 1e-6))
  let low = smallest(moved)
  let lowShare = select(-low, isAbove: 0, middle * (1 / greater(middle - low, tiny)), one)
  let raised = moved.mapped { middle + ($0 - middle) * lowShare }
  let high = largest(raised)
  let highShare = select(
    high, isAbove: 1, (1 - middle) * (1 / greater(high - middle, tiny)), one)
  return raised.mapped { clamp(middle + ($0 - middle) * highShare) }
}
