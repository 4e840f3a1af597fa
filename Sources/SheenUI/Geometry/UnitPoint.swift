/// A place in a rectangle as fractions of its extents, from the top left; both may leave 0…1.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Makes the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a place from fractions of width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and leading edges.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and trailing edges.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place mirrored left to right, if asked for.
  func mirrored(_ isMirrored: Bool) -> UnitPoint { isMirrored ? UnitPoint(x: 1 - x, y: y) : self }
}

extension UnitPoint: Animatable {
  /// Both fractions times 128, so that thresholds made for points suit them.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * Animation.unitScale, y * Animation.unitScale) }
    set {
      x = newValue.first / Animation.unitScale
      y = newValue.second / Animation.unitScale
    }
  }
}
