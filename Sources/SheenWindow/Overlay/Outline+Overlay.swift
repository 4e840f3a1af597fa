internal import SheenCore

extension Outline {
  /// A rectangle with round corners.
  static func rounded(_ rect: Rect, radius: Double) -> Outline {
    Outline(roundedContour(rect, radius: radius))
  }

  /// The line of a width just inside the edge of a rectangle with round corners.
  static func ring(_ rect: Rect, radius: Double, width: Double) -> Outline {
    let inner = Rect(
      rect.x + width, rect.y + width, max(rect.width - 2 * width, 0),
      max(rect.height - 2 * width, 0))
    return Outline(
      roundedContour(rect, radius: radius)
        + roundedContour(inner, radius: max(radius - width, 0)),
      fillRule: .evenOdd)
  }

  private static func roundedContour(_ rect: Rect, radius: Double) -> [Element] {
    let r = min(radius, rect.width / 2, rect.height / 2)
    // The handle of a quarter circle, 4/3 · tan(π/8), measured from the corner.
    let k = r * (1 - 0.5522847498307936)
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    return [
      .move(Point(left + r, top)), .line(Point(right - r, top)),
      .cubic(Point(right - k, top), Point(right, top + k), Point(right, top + r)),
      .line(Point(right, bottom - r)),
      .cubic(Point(right, bottom - k), Point(right - k, bottom), Point(right - r, bottom)),
      .line(Point(left + r, bottom)),
      .cubic(Point(left + k, bottom), Point(left, bottom - k), Point(left, bottom - r)),
      .line(Point(left, top + r)),
      .cubic(Point(left, top + k), Point(left + k, top), Point(left + r, top)), .close,
    ]
  }
}
