internal import Foundation
internal import SheenCore

/// Which gestures of a view and of the views inside it count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt32

  /// Makes a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture added to the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a view's gesture stands to those of the views inside.
enum GesturePrecedence {
  /// Those inside come first.
  case normal
  /// It comes before those inside.
  case high
  /// It and those inside count.
  case simultaneous
  /// It counts if none inside is made before it.
  case scrolling
}

/// Adds a gesture to a view.
struct GestureModifier<Content: Gesture> {
  var gesture: Content
  var precedence: GesturePrecedence
  var mask: GestureMask
}

extension GestureModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> GestureItem<Content> {
    GestureItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: GestureItem<Content>, _ context: UpdateContext) {
    wrapper.set(self, context)
  }

  var label: String { "gesture" }
  var details: String { shortTypeName(Content.self) }
}

/// A place in the tree where a gesture can be made.
@MainActor
protocol GestureTarget: HoverTarget {
  /// What recognizes the gesture; `nil` while the view is disabled.
  var activeRecognizer: _AnyGestureRecognizer? { get }
  var precedence: GesturePrecedence { get }
  var mask: GestureMask { get }
  /// Whether it still has its place in the picture.
  var isAttached: Bool { get }
}

/// An item with a gesture.
final class GestureItem<Content: Gesture>: WrapperItem, GestureTarget {
  private var recognizer: _GestureRecognizer<Content>?
  private(set) var precedence: GesturePrecedence
  private(set) var mask: GestureMask
  private var isEnabled: Bool

  init(
    _ content: LayoutItem, _ modifier: GestureModifier<Content>, host: ViewHost,
    context: UpdateContext
  ) {
    (precedence, mask) = (modifier.precedence, modifier.mask)
    isEnabled = context.environment.isEnabled
    super.init(content, host: host, context: context)
    recognizer = Content._makeRecognizer(modifier.gesture, _GestureInputs(item: self))
  }

  func set(_ modifier: GestureModifier<Content>, _ context: UpdateContext) {
    (precedence, mask) = (modifier.precedence, modifier.mask)
    isEnabled = context.environment.isEnabled
    recognizer?.update(modifier.gesture)
  }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    content.hit(point).map { $0 + [self] }
  }

  var activeRecognizer: _AnyGestureRecognizer? { isEnabled ? recognizer : nil }

  var isRegionActive: Bool { host.gestures.isFollowing(self) }
}

extension GestureTarget where Self: LayoutItem {
  var isAttached: Bool {
    var item: LayoutItem = self
    while let parent = item.parent { item = parent }
    return item === host.rootItem
  }
}

extension View {
  /// Adds a gesture that counts where no gesture inside the view is made.
  public nonisolated func gesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }

  /// Adds a gesture that counts where no gesture inside the view is made, if it is enabled.
  public nonisolated func gesture<Added: Gesture>(
    _ gesture: Added, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that takes precedence over those inside the view.
  public nonisolated func highPriorityGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture that counts besides those inside the view.
  public nonisolated func simultaneousGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Runs code when the view has been tapped so many times in quick succession.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs code with the place of the last tap when the view has been tapped so many times in quick
  /// succession.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs code with the place of the last tap when the view has been tapped so many times in quick
  /// succession.
  @available(*, deprecated, message: "use a coordinate space that is a CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
