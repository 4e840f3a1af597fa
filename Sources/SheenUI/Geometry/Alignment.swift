/// Names a line across a view by which views are aligned.
public protocol AlignmentID: SendableMetatype {
  /// Where the line lies in a view of given extents, from the leading or top side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line by which views are aligned left to right.
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Makes an alignment from the type that names its line.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The leading side.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing side.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// Whether both are the same line.
  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A horizontal line by which views are aligned top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Makes an alignment from the type that names its line.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The top side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// Where the uppermost line of text stands; the bottom side where there is no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// Where the lowest line of text stands; the bottom side where there is no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Whether both are the same line.
  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A point by which views are aligned: where a vertical and a horizontal line meet.
public struct Alignment: Equatable, Sendable {
  /// The vertical line.
  public var horizontal: HorizontalAlignment
  /// The horizontal line.
  public var vertical: VerticalAlignment

  /// Makes an alignment from two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and leading sides.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and trailing sides.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and leading sides.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and trailing sides.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the uppermost line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the lowest line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the uppermost line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the lowest line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the uppermost line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the lowest line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
