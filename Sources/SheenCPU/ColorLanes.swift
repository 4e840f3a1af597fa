internal import SheenDisplay

/// The colours of eight neighbouring pixels, by component.
struct ColorLanes {
  var red, green, blue, alpha: Lanes

  @inline(__always)
  init(_ red: Lanes, _ green: Lanes, _ blue: Lanes, _ alpha: Lanes) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colours at an offset of some planes.
  @inline(__always)
  init(_ planes: Planes, _ offset: Int) {
    self.init(
      planes.load(0, offset), planes.load(1, offset), planes.load(2, offset),
      planes.load(3, offset))
  }

  @inline(__always)
  func store(_ planes: Planes, _ offset: Int) {
    planes.store(red, 0, offset)
    planes.store(green, 1, offset)
    planes.store(blue, 2, offset)
    planes.store(alpha, 3, offset)
  }

  /// The components times their alpha's inverse, clamped; black where alpha is 0.
  ///
  /// Twin: `straight` in `Shaders/lib`.
  @inline(__always)
  var straight: ColorLanes {
    let inverse = 1 / greater(alpha, Lanes(repeating: 1e-6))
    return ColorLanes(
      clamp(red * inverse), clamp(green * inverse), clamp(blue * inverse), clamp(alpha))
  }

  /// Red, green and blue, each made of those of two colours.
  @inline(__always)
  func combined(_ other: ColorLanes, _ formula: (Lanes, Lanes) -> Lanes) -> ColorLanes {
    ColorLanes(
      formula(red, other.red), formula(green, other.green), formula(blue, other.blue), alpha)
  }

  /// Red, green and blue, each changed alike.
  @inline(__always)
  func mapped(_ formula: (Lanes) -> Lanes) -> ColorLanes {
    ColorLanes(formula(red), formula(green), formula(blue), alpha)
  }
}

/// The colours a filter makes of premultiplied ones, premultiplied again.
///
/// Twin: `filtered` in `Shaders/lib`.
@inline(__always)
func filtered(_ color: ColorLanes, _ filter: FramePlan.Filter) -> ColorLanes {
  let c = color.straight
  func component(_ index: Int) -> Lanes {
    let mixed =
      (filter.red[index] * c.red + filter.green[index] * c.green) + filter.blue[index] * c.blue
    return clamp(mixed + (filter.alpha[index] * c.alpha + filter.offset[index]))
  }
  let alpha = component(3)
  return ColorLanes(component(0) * alpha, component(1) * alpha, component(2) * alpha, alpha)
}
