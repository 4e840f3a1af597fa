internal import Foundation
internal import SheenCore

/// The whole rectangle.
public struct Rectangle: Sendable {
  /// Makes a rectangle.
  public init() {}

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Rectangle: InsettableShape {
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle made smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetBase<Rectangle> {
    InsetBase(shape: self, amount: amount)
  }
}

/// A rectangle with equal rounded corners.
public struct RoundedRectangle: Sendable {
  /// The extents of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of two extents.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle with rounded corners; a radius past half the shorter side is half of it.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The extents of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The shape made smaller on all sides, its radii too.
  public func inset(by amount: CGFloat) -> InsetBase<RoundedRectangle> {
    InsetBase(shape: self, amount: amount)
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: Sendable {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle

  /// Makes a rectangle from radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle from one radius a corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The rectangle with rounded corners; where two do not fit on a side, all shrink alike.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The four radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The shape made smaller on all sides, its radii too.
  public func inset(by amount: CGFloat) -> InsetBase<UnevenRoundedRectangle> {
    InsetBase(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Sendable {
  /// How the round sides meet the straight ones.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Capsule: InsettableShape {
  /// The rectangle with corners of half its shorter side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule made smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetBase<Capsule> {
    InsetBase(shape: self, amount: amount)
  }
}
