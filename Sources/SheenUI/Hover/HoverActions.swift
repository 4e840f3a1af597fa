internal import Foundation
internal import SheenCore

/// Where the pointer is over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in points of the coordinate space asked for.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}

/// Tells code of the pointer over a view.
struct HoverActionModifier {
  var action: (HoverPhase) -> Void
  /// The space places are told in; `nil` where only coming and going are.
  var space: CoordinateSpace?
}

extension HoverActionModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> HoverActionItem {
    HoverActionItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: HoverActionItem, _ context: UpdateContext) { wrapper.modifier = self }

  var label: String { space == nil ? "onHover" : "onContinuousHover" }
}

/// An item that tells code of the pointer over it.
final class HoverActionItem: WrapperItem, HoverTarget {
  var modifier: HoverActionModifier
  private var told: CGPoint?

  init(
    _ content: LayoutItem, _ modifier: HoverActionModifier, host: ViewHost,
    context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
  }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    content.hit(point).map { $0 + [self] }
  }

  var isRegionActive: Bool { host.hover.isHovered(self) }

  func hoverChanged(to isHovered: Bool) {
    told = nil
    if !isHovered {
      tell(.ended)
    } else if modifier.space == nil {
      tell(.active(.zero))
    }
  }

  func pointerMoved(to point: Point) {
    guard let space = modifier.space else { return }
    let place = CGPoint(pictureToSpace(space) * point)
    guard place != told else { return }
    told = place
    tell(.active(place))
  }

  private func tell(_ phase: HoverPhase) {
    host.enqueueAction { [modifier] in modifier.action(phase) }
  }
}

extension View {
  /// Runs code with `true` when the pointer has come over the view, and with `false` when it has
  /// gone or the view has.
  ///
  /// The pointer is over what can be seen of the view and is not hidden from it by what lies in
  /// front. What the code changes is committed at the same moment.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverActionModifier(action: { action($0 != .ended) }, space: nil))
  }

  /// Runs code when the pointer comes over the view, when its place there changes, and when it goes.
  ///
  /// The place changes also where the view moves under a still pointer. What the code changes is
  /// committed at the same moment.
  ///
  /// - Parameters:
  ///   - coordinateSpace: What places are measured in, in points; one with an unknown name is that
  ///     of the picture.
  ///   - action: The code.
  /// - Returns: The view, followed by the pointer.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverActionModifier(action: action, space: coordinateSpace.coordinateSpace))
  }

  /// Runs code when the pointer comes over the view, when its place there changes, and when it goes.
  @available(*, deprecated, message: "use a coordinate space that is a CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverActionModifier(action: action, space: coordinateSpace))
  }
}
