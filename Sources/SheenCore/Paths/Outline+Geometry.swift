extension Outline {
  /// The outline of a rectangle.
  package init(_ rect: Rect) {
    self.init([
      .move(Point(rect.x, rect.y)), .line(Point(rect.maxX, rect.y)),
      .line(Point(rect.maxX, rect.maxY)), .line(Point(rect.x, rect.maxY)), .close,
    ])
  }

  /// The image under a map.
  package func applying(_ map: Affine) -> Outline {
    guard map != .identity else { return self }
    var copy = self
    copy.elements = elements.map { element in
      switch element {
      case .move(let p): .move(map * p)
      case .line(let p): .line(map * p)
      case .quadratic(let c, let p): .quadratic(map * c, map * p)
      case .cubic(let c1, let c2, let p): .cubic(map * c1, map * c2, map * p)
      case .close: .close
      }
    }
    return copy
  }
}
