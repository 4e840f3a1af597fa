internal import SheenCore
internal import SheenDisplay

/// Where a gradient's colours lie in the shape it fills.
enum GradientPlacement: Hashable {
  /// Along a line.
  case linear(start: UnitPoint, end: UnitPoint)
  /// Around a centre, radii in points.
  case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Around a centre, radii as fractions of width and height.
  case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
  /// By the direction from a centre, angles in radians.
  case angular(center: UnitPoint, startAngle: Double, endAngle: Double)

  /// A whole turn from an angle.
  static func turn(center: UnitPoint, angle: Angle) -> GradientPlacement {
    .angular(center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
  }

  /// Everything but the form, as numbers that can be interpolated; always four.
  var numbers: [Double] {
    get {
      switch self {
      case .linear(let start, let end):
        [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
      case .radial(let center, let start, let end), .elliptical(let center, let start, let end),
        .angular(let center, let start, let end):
        [Double(center.x), Double(center.y), start, end]
      }
    }
    set {
      let first = UnitPoint(x: newValue[0], y: newValue[1])
      let (third, fourth) = (newValue[2], newValue[3])
      switch self {
      case .linear: self = .linear(start: first, end: UnitPoint(x: third, y: fourth))
      case .radial: self = .radial(center: first, startRadius: third, endRadius: fourth)
      case .elliptical:
        self = .elliptical(center: first, startFraction: third, endFraction: fourth)
      case .angular: self = .angular(center: first, startAngle: third, endAngle: fourth)
      }
    }
  }

  /// Whether both are of one form, so that one can become the other by and by.
  func hasForm(of other: GradientPlacement) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }

  /// The placement where leading is right.
  func mirrored(_ isMirrored: Bool) -> GradientPlacement {
    guard isMirrored else { return self }
    var copy = self
    copy.numbers[0] = 1 - copy.numbers[0]
    if case .linear = self { copy.numbers[2] = 1 - copy.numbers[2] }
    return copy
  }

  /// The paint in a frame.
  func paint(_ ramp: ColorRamp, in rect: Rect) -> Paint {
    func place(_ point: UnitPoint) -> Point {
      rect.point(atFraction: Double(point.x), Double(point.y))
    }
    switch self {
    case .linear(let start, let end):
      return .linear(LinearPaint(ramp, from: place(start), to: place(end)))
    case .radial(let center, let start, let end):
      return .radial(RadialPaint(ramp, center: place(center), from: start, to: end))
    case .elliptical(let center, let start, let end):
      return .radial(
        RadialPaint(
          ramp, center: place(center), from: start * rect.width, to: end * rect.width,
          verticalStretch: rect.width > 0 ? rect.height / rect.width : 1))
    case .angular(let center, let start, let end):
      return .angular(AngularPaint(ramp, center: place(center), from: start, to: end))
    }
  }
}

extension AnyGradient {
  /// The gradient in a place, in an environment.
  func paint(_ placement: GradientPlacement, in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(
      paint: ResolvedPaint(
        kind: .gradient(
          ramp(in: environment), placement.mirrored(environment.isMirrored))))
  }
}
