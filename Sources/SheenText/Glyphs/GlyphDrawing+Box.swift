internal import SheenCore

extension GlyphDrawing {
  /// How far the pen moves on for the box, in ems.
  static let boxAdvance = 0.6

  /// An upright frame, for characters that have no drawing.
  static let box: GlyphDrawing = {
    func corners(_ inset: Double) -> [Point] {
      let (left, right) = (0.07 + inset, 0.53 - inset)
      let (top, bottom) = (inset - 0.72, -inset)
      return [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
    }
    // The inner contour runs the other way round.
    let contours = [corners(0), corners(0.06).reversed()]
    let elements = contours.flatMap { corners -> [Outline.Element] in
      [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    }
    return .outline(Outline(elements))
  }()
}
