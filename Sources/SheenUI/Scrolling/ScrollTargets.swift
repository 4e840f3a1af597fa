internal import Foundation
internal import SheenCore

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes where it would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What the behaviour looks at.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that shows, in points.
  public var rect: CGRect
  /// The point of the part that must be met.
  public var anchor: UnitPoint?
}

/// What a scroll view shows and of what.
public struct ScrollTargetBehaviorContext {
  /// The extents of the content, in points.
  public let contentSize: CGSize
  /// The extents of the part that shows, in points.
  public let containerSize: CGSize
  /// The directions it scrolls in.
  public let axes: Axis.Set
  /// What showed before.
  public let originalTarget: ScrollTarget
  /// The views it may come to rest at, in the content's coordinates.
  let targets: [CGRect]
}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Takes the nearest page, no further than the next.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ old: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard extent > 0 else { return place }
      let page = (old / extent).rounded()
      return min(max((place / extent).rounded(), page - 1), page + 1) * extent
    }
    let (size, old) = (context.containerSize, context.originalTarget.rect)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, old.minX, size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, old.minY, size.height)
    }
  }
}

/// Comes to rest at the beginnings of the views of the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one scroll may go.
  public struct LimitBehavior: Sendable {
    let deceleration: ScrollDeceleration

    /// A few views, as on a phone.
    public static let automatic = LimitBehavior(deceleration: .fast)
    /// A few views: it becomes slower at the fast rate.
    public static let always = LimitBehavior(deceleration: .fast)
    /// As far as it goes.
    public static let never = LimitBehavior(deceleration: .normal)
  }

  let limit: LimitBehavior

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Takes the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func nearest(_ place: CGFloat, _ places: [CGFloat]) -> CGFloat {
      places.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = nearest(target.rect.minX, context.targets.map(\.minX))
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = nearest(target.rect.minY, context.targets.map(\.minY))
    }
  }
}

extension ScrollTargetBehavior {
  /// How fast what was let go becomes slower.
  var deceleration: ScrollDeceleration {
    (self as? ViewAlignedScrollTargetBehavior)?.limit.deceleration ?? .normal
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at the beginnings of the views of the target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at the beginnings of the views of the target layout.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension EnvironmentValues {
  private enum BehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
  }

  /// How scroll views inside come to rest.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
}

/// Marks the container whose views a scroll view comes to rest at.
struct ScrollTargetLayoutModifier {
  var isEnabled: Bool
}

extension ScrollTargetLayoutModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ScrollTargetLayoutItem {
    ScrollTargetLayoutItem(item, isEnabled, host: node.host, context: context)
  }

  func update(_ wrapper: ScrollTargetLayoutItem, _ context: UpdateContext) {
    wrapper.isEnabled = isEnabled
  }
}

/// An item around the container whose items are targets.
final class ScrollTargetLayoutItem: WrapperItem {
  var isEnabled: Bool

  init(_ content: LayoutItem, _ isEnabled: Bool, host: ViewHost, context: UpdateContext) {
    self.isEnabled = isEnabled
    super.init(content, host: host, context: context)
  }
}

extension LayoutItem {
  /// The items in here that a scroll view comes to rest at.
  var scrollTargets: [LayoutItem] {
    if let layout = self as? ScrollTargetLayoutItem, layout.isEnabled {
      var inner = layout.content
      while let wrapper = inner as? WrapperItem { inner = wrapper.content }
      return (inner as? ContainerItem)?.content ?? []
    }
    return items.flatMap(\.scrollTargets)
  }
}

extension View {
  /// Says where scroll views inside come to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollTargetBehavior) { $0 = behavior }
  }

  /// Has the scroll view around come to rest at the views of this container.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
