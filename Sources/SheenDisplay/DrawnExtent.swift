internal import SheenCore

/// A rectangle that holds everything some items draw, in points.
package struct DrawnExtent: Hashable, Sendable {
  private var left: Double
  private var top: Double
  private var right: Double
  private var bottom: Double

  /// The extent of items that draw nothing.
  package static let nothing = DrawnExtent(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
  /// The extent of items of which nothing is known.
  package static let everything = DrawnExtent(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Finds the extent of items, their masks aside, in the coordinates the items are drawn in.
  package init(of items: [DisplayItem]) {
    self = .nothing
    for item in items { add(DrawnExtent(of: item)) }
  }

  private init(of item: DisplayItem) {
    let inner: DrawnExtent
    switch item.content {
    case _ where item.reachesBeyondContent: inner = .everything
    case .fill(let shape, _) where shape.isFinite:
      let box = shape.bounds
      inner = DrawnExtent(left: box.x, top: box.y, right: box.maxX, bottom: box.maxY)
    case .fill: inner = .everything
    case .group(let children): inner = item.extent ?? DrawnExtent(of: children)
    }
    self = inner.applying(item.map)
  }

  /// Extends the rectangle around another one.
  package mutating func add(_ other: DrawnExtent) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
  }

  /// The smallest rectangle around the image under a map that keeps axes; of any other map it is
  /// everything, since the coverage of a slanted quad reaches far beyond its sharp corners.
  func applying(_ map: Affine) -> DrawnExtent {
    if self == .nothing || map == .identity { return self }
    let keepsAxes = (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    guard keepsAxes, map.isFinite, self != .everything else { return .everything }
    var result = DrawnExtent.nothing
    for corner in corners {
      let (x, y) = ((map * corner).x, (map * corner).y)
      guard x.isFinite, y.isFinite else { return .everything }
      result.add(DrawnExtent(left: x, top: y, right: x, bottom: y))
    }
    return result
  }

  /// The same; under perspective the corners must lie before the eye.
  func applying(_ map: Projection) -> DrawnExtent {
    if let affine = map.affine { return applying(affine) }
    if self == .nothing { return self }
    var result = DrawnExtent.nothing
    for corner in corners {
      guard let image = map.image(of: corner), image.x.isFinite, image.y.isFinite else {
        return .everything
      }
      result.add(DrawnExtent(left: image.x, top: image.y, right: image.x, bottom: image.y))
    }
    return result
  }

  private var corners: [Point] {
    [Point(left, top), Point(right, top), Point(left, bottom), Point(right, bottom)]
  }

  /// The pixels of a frame that may be touched, with one around for coverage; the map takes points
  /// to pixels.
  func pixels(_ map: Projection, width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>)
  {
    let box = applying(map)
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      guard low <= high else { return 0..<0 }
      let first = Int(min(max((low - 1).rounded(.down), 0), Double(limit)))
      let end = Int(min(max((high + 1).rounded(.up), 0), Double(limit)))
      return first..<max(first, end)
    }
    return (range(box.left, box.right, width), range(box.top, box.bottom, height))
  }
}
