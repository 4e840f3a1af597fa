internal import Foundation
internal import SheenCore

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
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
final class HoverActionItem: WrapperItem, HoverRegion {
  var modifier: HoverActionModifier
  private var told: CGPoint?

  init(
    _ content: LayoutItem, _ modifier: HoverActionModifier, host: ViewHost,
    context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
  }

  override func hit(_ point: Point) -> [any HoverRegion]? {
    content.hit(point).map { $0 + [self] }
  }

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
  /// Runs code when the pointer comes over the view and when it goes.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverActionModifier(action: { action($0 != .ended) }, space: nil))
  }

  /// Runs code when the pointer comes over the view, moves there, and goes.
  ///
  /// Places are in points of a coordinate space.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverActionModifier(action: action, space: coordinateSpace.coordinateSpace))
  }
}
