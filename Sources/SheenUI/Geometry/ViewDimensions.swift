internal import SheenCore

/// The extents of a view, and where its alignment lines lie.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// Whose lines they are, and for which proposal.
  private weak let item: LayoutItem?
  private let proposal: Proposal

  init(_ width: Double, _ height: Double) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
    item = nil
    proposal = .unspecified
  }

  init(_ size: Size, of item: LayoutItem, _ proposal: Proposal) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    self.item = item
    self.proposal = proposal
  }

  /// The extents alone.
  var size: Size { Size(Double(width), Double(height)) }

  /// Where a vertical line lies, from the leading side, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// Where a horizontal line lies, from the top, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// Where the view has set a vertical line, in points; `nil` where it has its usual place.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(AlignmentLine(guide)).map { CGFloat($0) }
  }

  /// Where the view has set a horizontal line, in points; `nil` where it has its usual place.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(AlignmentLine(guide)).map { CGFloat($0) }
  }

  /// Where a line lies.
  subscript(line: AlignmentLine) -> Double {
    explicit(line) ?? Double(line.id.defaultValue(in: self))
  }

  private func explicit(_ line: AlignmentLine) -> Double? {
    guard let item else { return nil }
    return MainActor.assumeIsolated { [proposal] in
      // Most scenes set no lines, and most lines are not those set.
      item.host.guides.contains(line) ? item.explicitLine(line, proposal) : nil
    }
  }

  /// Whether both are the same extents and lines.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.item === rhs.item && lhs.proposal == rhs.proposal
  }
}

/// The lines that something in a scene may have set to another place than the usual one.
struct AlignmentLines {
  private var lines: Set<AlignmentLine> = []
  /// Whether there is code that may set any line.
  var areAll = false

  /// Whether a line is among them.
  func contains(_ line: AlignmentLine) -> Bool { areAll || lines.contains(line) }

  mutating func insert(_ line: AlignmentLine) { lines.insert(line) }
}

/// A line across views, of either direction.
struct AlignmentLine: Hashable, Sendable {
  /// The direction in which its place is measured.
  let axis: Axis
  let id: any AlignmentID.Type

  init(_ guide: HorizontalAlignment) { (axis, id) = (.horizontal, guide.id) }
  init(_ guide: VerticalAlignment) { (axis, id) = (.vertical, guide.id) }

  static func == (lhs: AlignmentLine, rhs: AlignmentLine) -> Bool {
    lhs.axis == rhs.axis && lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  /// What places set by several views amount to for the view around them: the first and the last
  /// line of text, else the mean.
  func combined(_ places: [Double]) -> Double? {
    if places.isEmpty { return nil }
    if self == AlignmentLine(.firstTextBaseline) { return places.min() }
    if self == AlignmentLine(.lastTextBaseline) { return places.max() }
    return places.reduce(0, +) / Double(places.count)
  }
}
