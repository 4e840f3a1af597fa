internal import Foundation
internal import SheenCore

/// The size and the place of a view.
///
/// Hover effects are described anew when the view's frame changes; a transform around the view that
/// changes does not have them described anew.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize
  /// How far the view would grow at each edge, in points, if it ignored the safe area: 0 at edges
  /// that do not touch the safe area's.
  public let safeAreaInsets: EdgeInsets
  private(set) weak var item: LayoutItem?

  init(size: CGSize, safeAreaInsets: EdgeInsets, item: LayoutItem?) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.item = item
  }

  /// The smallest upright rectangle around the view in a coordinate space, in points; in one that
  /// has an unknown name, in the picture's.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The smallest upright rectangle around the view in a coordinate space, in points; in one that
  /// has an unknown name, in the picture's.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = space
    return MainActor.assumeIsolated { [item] in item?.frame(in: space) } ?? .zero
  }

  /// The rectangle of the view that names a coordinate space, in this view's own coordinates; `nil`
  /// where no view around has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = space.name
    return MainActor.assumeIsolated { [item] in item?.bounds(of: name) }
  }
}

extension LayoutItem {
  /// What can be told of the item's size and place.
  var geometry: GeometryProxy {
    let reach = safeAreaReach(.all)
    let left = CGFloat(frame.x - reach.left)
    let right = CGFloat(reach.right - frame.maxX)
    return GeometryProxy(
      size: CGSize(width: frame.width, height: frame.height),
      safeAreaInsets: EdgeInsets(
        top: frame.y - reach.top, leading: isMirrored ? right : left,
        bottom: reach.bottom - frame.maxY, trailing: isMirrored ? left : right),
      item: self)
  }
}
