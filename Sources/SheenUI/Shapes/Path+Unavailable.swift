// What paths cannot do yet, with what to do instead.

extension Path {
  /// What either of two paths covers.
  @available(*, unavailable, message: "use addPath(_:), or draw both shapes one after the other")
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// What both of two paths cover.
  @available(*, unavailable, message: "show one shape with clipShape(_:) of the other")
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// What one path covers and another does not.
  @available(*, unavailable, message: "use addPath(_:) and FillStyle(eoFill: true), or mask")
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// What of a path lies inside another.
  @available(*, unavailable, message: "draw the line, and clip it by the other shape")
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// What of a path lies outside another.
  @available(*, unavailable, message: "draw the line, and mask it by the other shape")
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// What only one of two paths covers.
  @available(*, unavailable, message: "use addPath(_:) and FillStyle(eoFill: true)")
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension Shape {
  /// What either of two shapes covers.
  @available(*, unavailable, message: "put both shapes into a ZStack")
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape { self }

  /// What both of two shapes cover.
  @available(*, unavailable, message: "show one shape with clipShape(_:) of the other")
  public func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape { self }

  /// What one shape covers and another does not.
  @available(*, unavailable, message: "use a Path of both and fill(style: FillStyle(eoFill: true))")
  public func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape { self }

  /// What only one of two shapes covers.
  @available(*, unavailable, message: "use a Path of both and fill(style: FillStyle(eoFill: true))")
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape { self }
}
