internal import Foundation
internal import SheenCore

/// The extents a parent offers an item, in points; `nil` asks for the ideal extent.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(size.width, size.height) }

  init(_ proposal: ProposedViewSize) {
    self.init(proposal.width.map { Double($0) }, proposal.height.map { Double($0) })
  }

  /// Asks for the ideal size.
  static let unspecified = Proposal(nil, nil)
}

extension Rect {
  /// The size alone.
  var size: Size { Size(width, height) }

  /// Whether a point lies inside or on a side, give or take what rounding does to transforms.
  func touches(_ point: Point) -> Bool {
    let slack = 1e-9 * max(abs(x), abs(y), width, height, 1)
    return point.x >= x - slack && point.x <= maxX + slack && point.y >= y - slack
      && point.y <= maxY + slack
  }

  /// The smallest rectangle around this one and another.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around the image under a map.
  func bounds(under map: Projection) -> Rect { Outline(self).controlBounds(map) }

  /// Whether a point lies inside; the right and bottom sides belong to the neighbours.
  func holds(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
