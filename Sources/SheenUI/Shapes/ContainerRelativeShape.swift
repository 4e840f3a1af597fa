internal import Foundation
internal import SheenCore

/// The shape of the container around, as `containerShape(_:)` says, made smaller by the distance to it,
/// so that round corners have one centre; without a container a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// The container around what is drawn at this moment.
  @TaskLocal static var around: Container?

  /// A container as a shape inside sees it.
  struct Container: Sendable {
    let shape: any InsettableShape
    /// How far inside of it the shape lies, in points.
    let distance: CGFloat
  }

  /// The shape of the container.
  public func path(in rect: CGRect) -> Path {
    guard let container = Self.around else { return Path(rect) }
    let (shape, distance) = (container.shape, container.distance)
    return shape.insetPath(by: distance, in: rect.insetBy(dx: -distance, dy: -distance))
  }

  /// The shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }
}

/// The shape of the container around, made smaller by more than the distance to it.
private struct InsetContainerShape: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard let container = ContainerRelativeShape.around else {
      return Rectangle().inset(by: amount).path(in: rect)
    }
    let (shape, distance) = (container.shape, container.distance)
    return shape.insetPath(
      by: distance + amount, in: rect.insetBy(dx: -distance, dy: -distance))
  }

  func inset(by amount: CGFloat) -> InsetContainerShape {
    InsetContainerShape(amount: self.amount + amount)
  }
}

/// The shape of the container around with corners that have one centre with it; without a container a
/// rectangle.
public struct ConcentricRectangle: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// The shape.
  public func path(in rect: CGRect) -> Path { ContainerRelativeShape().path(in: rect) }

  /// The shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }
}

extension InsettableShape {
  fileprivate func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
    inset(by: amount).path(in: rect)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// Says what shape the container has that views inside may follow.
struct ContainerShapeModifier<Content: InsettableShape> {
  var shape: Content
}

extension ContainerShapeModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ContainerShapeItem {
    ContainerShapeItem(item, shape, host: node.host, context: context)
  }

  func update(_ wrapper: ContainerShapeItem, _ context: UpdateContext) { wrapper.shape = shape }
}

/// An item that is a container of a shape.
final class ContainerShapeItem: WrapperItem {
  var shape: any InsettableShape {
    didSet { setNeedsLayout() }
  }

  init(
    _ content: LayoutItem, _ shape: any InsettableShape, host: ViewHost, context: UpdateContext
  ) {
    self.shape = shape
    super.init(content, host: host, context: context)
    host.hasContainerShapes = true
  }
}

extension LayoutItem {
  /// The outline of a shape in the item, which may follow that of the container around.
  func outline<S: Shape>(of shape: S, in rect: Rect, _ style: FillStyle) -> Outline {
    guard host.hasContainerShapes, let container = containerShape else {
      return shape.outline(in: rect, style)
    }
    return ContainerRelativeShape.$around.withValue(container) { shape.outline(in: rect, style) }
  }

  /// The nearest container of a shape, and how far inside of it the item lies.
  private var containerShape: ContainerRelativeShape.Container? {
    var outer = parent
    while let item = outer {
      if let container = item as? ContainerShapeItem {
        let (inner, around) = (frame, container.frame)
        let distance = min(
          inner.x - around.x, inner.y - around.y, around.maxX - inner.maxX,
          around.maxY - inner.maxY)
        return ContainerRelativeShape.Container(
          shape: container.shape, distance: CGFloat(max(distance, 0)))
      }
      outer = item.parent
    }
    return nil
  }
}

extension View {
  /// Says what shape the view is a container of, for `ContainerRelativeShape` inside.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
