internal import Foundation

/// The largest circle in the middle of the rectangle.
public struct Circle: Sendable {
  /// Makes a circle.
  public init() {}

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Circle: InsettableShape {
  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square in the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    if proposal.width == nil, proposal.height != nil {
      return CGSize(width: size.height, height: size.height)
    }
    if proposal.height == nil, proposal.width != nil {
      return CGSize(width: size.width, height: size.width)
    }
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// The circle made smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetBase<Circle> {
    InsetBase(shape: self, amount: amount)
  }
}

/// The ellipse that touches all sides of the rectangle.
public struct Ellipse: Sendable {
  /// Makes an ellipse.
  public init() {}

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Ellipse: InsettableShape {
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse made smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetBase<Ellipse> {
    InsetBase(shape: self, amount: amount)
  }
}

extension Path: Shape {
  /// The path itself, from the top left of the view on.
  public func path(in rect: CGRect) -> Path { self }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}
