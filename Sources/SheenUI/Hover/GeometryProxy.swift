internal import Foundation
internal import SheenCore

/// The size and the place of a view.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// The parts of the view that something else may cover; none but at the picture's edges.
  public let safeAreaInsets: EdgeInsets
  /// The frame in a coordinate space, for each space.
  let frames: (CoordinateSpace) -> CGRect

  /// The frame in a coordinate space; in an unknown one, in that of the picture.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frames(space.coordinateSpace)
  }

  /// The frame in a coordinate space; in an unknown one, in that of the picture.
  public func frame(in space: CoordinateSpace) -> CGRect { frames(space) }
}

/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
  /// The top left of the picture.
  case global
  /// The top left of the view.
  case local
  /// The top left of the nearest view around that has the name.
  case named(AnyHashable)
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
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
}

/// An item whose top left coordinates can be measured from, by a name.
final class CoordinateSpaceItem: WrapperItem {
  var name: AnyHashable

  init(_ content: LayoutItem, _ name: AnyHashable, host: ViewHost, context: UpdateContext) {
    self.name = name
    super.init(content, host: host, context: context)
  }
}

extension View {
  /// Names the view's coordinates for the views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

extension LayoutItem {
  /// Takes the item's own coordinates to the picture's, at the host's time.
  var localToPicture: Affine {
    var map = Affine.translation(shownFrame.x, shownFrame.y)
    var outer = parent
    while let item = outer {
      map = item.contentMap * map
      outer = item.parent
    }
    return map
  }

  /// Takes the picture's coordinates to those of a space seen from the item.
  func pictureToSpace(_ space: CoordinateSpace) -> Affine {
    switch space {
    case .global: return .identity
    case .local: return localToPicture.inverse ?? .identity
    case .named(let name):
      var outer = parent
      while let item = outer {
        if let named = item as? CoordinateSpaceItem, named.name == name {
          return named.localToPicture.inverse ?? .identity
        }
        outer = item.parent
      }
      return .identity
    }
  }

  /// What can be told of the item's size and place.
  var geometry: GeometryProxy {
    GeometryProxy(
      size: CGSize(width: frame.width, height: frame.height), safeAreaInsets: EdgeInsets(),
      frames: { [weak self] space in MainActor.assumeIsolated { self?.frame(in: space) ?? .zero } })
  }

  private func frame(in space: CoordinateSpace) -> CGRect {
    let map = pictureToSpace(space) * localToPicture
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { corner in
      map * Point(frame.width * Double(corner.0), frame.height * Double(corner.1))
    }
    return CGRect(
      Outline(corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
        .controlBounds())
  }
}
