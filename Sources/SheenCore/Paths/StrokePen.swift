/// What an outline is drawn along with.
package struct StrokePen: Hashable, Sendable {
  /// How open ends look.
  package enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// How corners look.
  package enum Join: String, Hashable, Sendable, CaseIterable {
    /// Both edges go on until they meet, unless that is too far.
    case miter
    /// An arc around the corner.
    case round
    /// Cut off straight.
    case bevel
  }

  /// The extent across, in points.
  package var width: Double
  /// How open ends look.
  package var cap: Cap
  /// How corners look.
  package var join: Join
  /// The longest miter, in widths; corners with a longer one are bevelled.
  package var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  package var dash: [Double]
  /// How far into the pattern the line begins, in points.
  package var dashPhase: Double

  /// Makes a pen.
  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Outline {
  /// How far from the origin outlines are stroked, in points.
  private static let farthest = 1e12

  /// What a pen covers that goes along the outline, as an outline to fill by windings.
  ///
  /// All contours wind the same way round, so that overlaps stay covered and abutting pieces leave
  /// no seam. The outline lies within 1/1024 point of the exact one, or within 10⁻⁹ of its extent. A
  /// pen without a positive, finite width covers nothing, and along an outline that goes farther than
  /// 10¹² points from the origin none does.
  package func stroked(_ pen: StrokePen) -> Outline {
    guard pen.width > 0, pen.width.isFinite, isFinite else { return Outline() }
    let bounds = controlBounds()
    let extent = max(
      bounds.x.magnitude, bounds.y.magnitude, bounds.maxX.magnitude, bounds.maxY.magnitude)
    guard extent < Self.farthest else { return Outline() }
    var stroker = Stroker(pen, extent: extent)
    for contour in contours {
      for part in pen.dashes(of: contour) { stroker.add(part) }
    }
    return Outline(stroker.elements)
  }
}
