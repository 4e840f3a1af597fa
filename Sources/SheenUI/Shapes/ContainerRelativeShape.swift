internal import Foundation

/// The shape of the container around; a rectangle, as containers of shapes are not told apart here.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle made smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetBase<ContainerRelativeShape> {
    InsetBase(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
