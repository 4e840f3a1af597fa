internal import Foundation
internal import SheenCore

/// The line along a shape's outline, as a shape.
public struct StrokedShape<Content: Shape>: Sendable {
  var shape: Content
  var style: StrokeStyle
}

extension StrokedShape: Shape {
  /// What the line covers, half of it on either side of the outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The outline itself: gradients span it, not the line.
  public func _paintPath(in rect: CGRect) -> Path? {
    shape._paintPath(in: rect) ?? shape.path(in: rect)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's own data and those of the line.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A part of a shape's outline, as a shape.
public struct TrimmedShape<Content: Shape>: Sendable {
  var shape: Content
  var from: CGFloat
  var to: CGFloat
}

extension TrimmedShape: Shape {
  /// The part between the two fractions of the outline's length.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: from, to: to)
  }

  /// The whole outline: gradients do not move while a part of it grows.
  public func _paintPath(in rect: CGRect) -> Path? {
    shape._paintPath(in: rect) ?? shape.path(in: rect)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's own data and the two fractions.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      let unit = CGFloat(Animation.unitScale)
      return AnimatablePair(shape.animatableData, AnimatablePair(from * unit, to * unit))
    }
    set {
      let unit = CGFloat(Animation.unitScale)
      shape.animatableData = newValue.first
      (from, to) = (newValue.second.first / unit, newValue.second.second / unit)
    }
  }
}

/// What gradients on a shape span, as a shape.
struct SpannedShape<Content: Shape> {
  let shape: Content

  typealias AnimatableData = EmptyAnimatableData
}

extension SpannedShape: Shape {
  func path(in rect: CGRect) -> Path { shape._paintPath(in: rect) ?? shape.path(in: rect) }
}

extension Path {
  /// The part of the path between two fractions of its length, 0…1; empty where `from` is not below
  /// `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: Double(from), to: Double(to)))
  }

  /// What a line along the path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.pen)) }
}

extension Shape {
  /// The part of the outline between two fractions of its length, 0…1.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }

  /// The line along the outline.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// The line of a width in points along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
