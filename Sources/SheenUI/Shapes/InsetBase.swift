internal import Foundation

/// A shape made smaller on all sides.
public struct InsetBase<Base: InsettableShape>: Sendable {
  var shape: Base
  var amount: CGFloat
}

extension InsetBase: InsettableShape {
  /// The shape in the smaller rectangle, with radii as much smaller.
  public func path(in rect: CGRect) -> Path {
    let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    let inner = CGRect(
      x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx,
      height: rect.height - 2 * dy)
    let rounded = shape as? any RoundedInset
    return rounded?.shrunk(by: amount).path(in: inner) ?? shape.path(in: inner)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's own data and the distance.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// The shape made smaller still.
  public func inset(by amount: CGFloat) -> InsetBase<Base> {
    InsetBase(shape: shape, amount: self.amount + amount)
  }
}

/// A shape with radii, which shrink with it.
private protocol RoundedInset {
  associatedtype Shrunk: Shape
  func shrunk(by amount: CGFloat) -> Shrunk
}

extension RoundedRectangle: RoundedInset {
  func shrunk(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
}

extension UnevenRoundedRectangle: RoundedInset {
  func shrunk(by amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(cornerRadii.topLeading - amount, 0),
      bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
  }
}
