/// A gradient by the direction from a centre, 0° at trailing, clockwise; as a view it fills the space it is offered.
public struct AngularGradient: Sendable {
  private let gradient: AnyGradient
  private let placement: GradientPlacement

  private init(_ gradient: AnyGradient, _ placement: GradientPlacement) {
    self.gradient = gradient
    self.placement = placement
  }

  init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient, .angular(center: center, startAngle: startAngle.radians, endAngle: endAngle.radians)
    )
  }

  /// Makes a gradient by the direction from a centre, clockwise between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Makes a gradient of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

// A whole turn from one angle.
extension AngularGradient {
  init(any gradient: AnyGradient, center: UnitPoint, angle: Angle) {
    self.init(gradient, .turn(center: center, angle: angle))
  }

  /// Makes a gradient that goes once around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(any: AnyGradient(gradient), center: center, angle: angle)
  }

  /// Makes a gradient of colours at equal distances that goes once around, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of stops that goes once around, from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  /// Fills with the gradient.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    gradient.paint(placement, in: environment)
  }
}

extension AngularGradient: View {
  /// Makes a node that fills its frame.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs) { LeafNode.Resolution(filling: $0, in: $1) }
  }
}
