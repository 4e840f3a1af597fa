internal import Foundation

/// How far a view likes to be from its neighbours.
///
/// Where neither of two neighbours says anything, their distance is the system's 8 points.
public struct ViewSpacing: Sendable {
  /// The least distance at each edge, in points; `nil` for the system's.
  private var top: Double?
  private var leading: Double?
  private var bottom: Double?
  private var trailing: Double?

  /// The system's distance between two views that have no say in it, in points.
  static let standard = 8.0

  /// No distance at all, on all sides.
  public static let zero = ViewSpacing(length: 0)

  /// Makes the system's distances.
  public init() {}

  private init(length: Double) {
    (top, leading, bottom, trailing) = (length, length, length, length)
  }

  /// Takes over the distances of another at some edges, where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ a: Double?, _ b: Double?) -> Double? {
      a.map { max($0, b ?? $0) } ?? b
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// The larger distances of two at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// How far the next view along an axis should be, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, theirs) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard own != nil || theirs != nil else { return CGFloat(Self.standard) }
    return CGFloat(max(own ?? 0, theirs ?? 0))
  }

  /// The distances of views that follow one another along an axis.
  init(of parts: [ViewSpacing], along axis: Axis) {
    guard let first = parts.first, let last = parts.last else { return }
    switch axis {
    case .horizontal: (leading, trailing) = (first.leading, last.trailing)
    case .vertical: (top, bottom) = (first.top, last.bottom)
    }
  }
}
