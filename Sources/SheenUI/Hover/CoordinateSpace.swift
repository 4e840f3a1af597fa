internal import Foundation
internal import SheenCore

/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
  /// The top left corner of the picture.
  case global
  /// The top left corner of the view.
  case local
  /// The top left corner of the nearest view around that has the name.
  case named(AnyHashable)

  /// Whether it is the space of the picture.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the picture: points from its top left corner, y down.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the only value there is.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself: points from the top left corner of its frame, y down, turned and
/// stretched as the view is.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the only value there is.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the nearest view around that `coordinateSpace(_:)` gave the name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around; without one the picture's.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: [.horizontal, .vertical])))
  }

  /// The space of the nearest scroll view around that scrolls in a direction; without one the
  /// picture's.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axes: Axis.Set(axis))))
  }
}

/// The name of the coordinates of scroll views that scroll in one of some directions.
struct ScrollSpace: Hashable {
  let axes: Axis.Set

  func hash(into hasher: inout Hasher) { hasher.combine(axes.rawValue) }
}

/// Names the coordinates of a view.
struct CoordinateSpaceModifier {
  var name: AnyHashable
}

extension CoordinateSpaceModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> CoordinateSpaceItem {
    CoordinateSpaceItem(item, name, host: node.host, context: context)
  }

  func update(_ wrapper: CoordinateSpaceItem, _ context: UpdateContext) { wrapper.name = name }

  var details: String { "\(name)" }
}

/// An item whose top left corner coordinates can be measured from, by a name.
final class CoordinateSpaceItem: WrapperItem {
  var name: AnyHashable

  init(_ content: LayoutItem, _ name: AnyHashable, host: ViewHost, context: UpdateContext) {
    self.name = name
    super.init(content, host: host, context: context)
  }
}

extension View {
  /// Names the view's coordinates, for the views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinates, for the views inside.
  @available(*, deprecated, message: "use coordinateSpace(_:)")
  public nonisolated func coordinateSpace(name: some Hashable) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

extension LayoutItem {
  /// Takes the item's own coordinates to the picture's, at the host's time.
  var localToPicture: Projection {
    var map = Projection(.translation(shownFrame.x, shownFrame.y))
    var outer = parent
    while let item = outer {
      map = item.contentMap * map
      outer = item.parent
    }
    return map
  }

  /// The nearest item around that has a name.
  func namedSpace(_ name: AnyHashable) -> LayoutItem? {
    let axes = (name.base as? ScrollSpace)?.axes
    var outer = parent
    while let item = outer {
      if let axes, let scroll = item as? ScrollItem, !scroll.axes.isDisjoint(with: axes) {
        return scroll
      }
      if let named = item as? CoordinateSpaceItem, named.name == name { return named }
      outer = item.parent
    }
    return nil
  }

  /// Takes the picture's coordinates to those of a space seen from the item; an unknown name is the
  /// picture's.
  func pictureToSpace(_ space: CoordinateSpace) -> Projection {
    switch space {
    case .global: .identity
    case .local: localToPicture.inverse ?? .identity
    case .named(let name): namedSpace(name)?.localToPicture.inverse ?? .identity
    }
  }

  /// The smallest upright rectangle around the item in a coordinate space.
  func frame(in space: CoordinateSpace) -> CGRect {
    let size = Rect(0, 0, frame.width, frame.height)
    if space == .local { return CGRect(size) }
    return CGRect(size.bounds(under: pictureToSpace(space) * localToPicture))
  }

  /// The smallest upright rectangle, in the item's own coordinates, around the view that has a name.
  func bounds(of name: AnyHashable) -> CGRect? {
    guard let item = namedSpace(name), let map = localToPicture.inverse else { return nil }
    let size = Rect(0, 0, item.frame.width, item.frame.height)
    return CGRect(size.bounds(under: map * item.localToPicture))
  }
}
