internal import SheenCore

/// A rectangle that holds everything some items draw, in points.
package struct DrawnExtent: Hashable, Sendable {
  private var left: Double
  private var top: Double
  private var right: Double
  private var bottom: Double
  /// How many blurs and functions lie inside one another at most: each reaches up to two pixels beyond its
  /// points.
  private var blurs = 0
  /// Whether a paint shows what lies below the items.
  private(set) var readsBelow = false

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
    var inner = DrawnExtent(ofContent: item)
    let readsBelow = inner.readsBelow || item.mask?.items.contains(where: \.readsBelow) == true
    if item.blur != nil || item.threshold != nil { inner.blur(item.blur?.radius ?? 0) }
    if let shadow = item.shadow {
      var cast = inner
      cast.blur(shadow.radius)
      inner.add(cast.applying(.translation(shadow.offset.x, shadow.offset.y)))
    }
    if item.reachesBeyondContent { inner = .everything }
    self = inner.applying(item.map)
    self.readsBelow = readsBelow
  }

  /// Finds the extent of an item's content, in the item's own coordinates.
  init(ofContent item: DisplayItem) {
    switch item.content {
    case .fill(let shape, _) where shape.isFinite:
      let box = shape.bounds
      self.init(left: box.x, top: box.y, right: box.maxX, bottom: box.maxY)
    case .fill: self = .everything
    case .group(let children): self = item.extent ?? DrawnExtent(of: children)
    }
    if let shader = item.shader { extend(by: shader) }
    readsBelow = item.contentReadsBelow
  }

  /// Extends the rectangle around all that a function may draw.
  private mutating func extend(by shader: ShaderEffect) {
    guard shader.isFinite else {
      self = .everything
      return
    }
    let (frame, reach) = (shader.frame, shader.reach)
    (left, top) = (left - abs(reach.width), top - abs(reach.height))
    (right, bottom) = (right + abs(reach.width), bottom + abs(reach.height))
    if shader.kind != .distortion {
      add(
        DrawnExtent(left: frame.x, top: frame.y, right: frame.maxX, bottom: frame.maxY))
    }
    blurs += 1
  }

  /// Extends the rectangle as far as a blur reaches.
  ///
  /// A wide blur reaches four deviations and three steps of at most two thirds of it.
  private mutating func blur(_ radius: Double) {
    guard self != .nothing else { return }
    let reach = radius > 0 ? 6 * radius : 0
    (left, top) = (left - reach, top - reach)
    (right, bottom) = (right + reach, bottom + reach)
    blurs += 1
    if reach.isNaN { self = .everything }
  }

  /// Extends the rectangle around another one.
  package mutating func add(_ other: DrawnExtent) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    blurs = max(blurs, other.blurs)
    readsBelow = readsBelow || other.readsBelow
  }

  /// The smallest rectangle around the image under a map that keeps axes; of any other map it is
  /// everything, since the coverage of a slanted quad reaches far beyond its sharp corners.
  func applying(_ map: Affine) -> DrawnExtent {
    if isEmpty || map == .identity { return self }
    let keepsAxes = (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    guard keepsAxes, map.isFinite, left.isFinite, top.isFinite, right.isFinite, bottom.isFinite
    else { return everything }
    var result = marked
    for corner in corners {
      let (x, y) = ((map * corner).x, (map * corner).y)
      guard x.isFinite, y.isFinite else { return everything }
      result.add(DrawnExtent(left: x, top: y, right: x, bottom: y))
    }
    return result
  }

  /// The same; under perspective the corners must lie before the eye, and nothing may be blurred: a blur
  /// is as wide everywhere on the screen.
  func applying(_ map: Projection) -> DrawnExtent {
    if let affine = map.affine { return applying(affine) }
    if isEmpty { return self }
    var result = marked
    guard blurs == 0 else { return everything }
    for corner in corners {
      guard let image = map.image(of: corner), image.x.isFinite, image.y.isFinite else {
        return everything
      }
      result.add(DrawnExtent(left: image.x, top: image.y, right: image.x, bottom: image.y))
    }
    return result
  }

  private var isEmpty: Bool { left > right || top > bottom }

  /// Nothing, with the marks of this extent.
  private var marked: DrawnExtent {
    var result = DrawnExtent.nothing
    (result.blurs, result.readsBelow) = (blurs, readsBelow)
    return result
  }

  /// Everything, with the marks of this extent.
  private var everything: DrawnExtent {
    var result = DrawnExtent.everything
    (result.blurs, result.readsBelow) = (blurs, readsBelow)
    return result
  }

  /// The edges of the image under a map; `nil` where the map turns it, or where there are none.
  func bounds(
    _ map: Projection
  ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let box = applying(map)
    guard !box.isEmpty, box.left.isFinite, box.top.isFinite, box.right.isFinite, box.bottom.isFinite
    else { return nil }
    return (box.left, box.top, box.right, box.bottom)
  }

  private var corners: [Point] {
    [Point(left, top), Point(right, top), Point(left, bottom), Point(right, bottom)]
  }

  /// The pixels of a frame that may be touched, with one around for coverage and more for blurs; the map
  /// takes points to pixels.
  func pixels(_ map: Projection, width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>)
  {
    let box = applying(map)
    let margin = Double(1 + 4 * blurs)
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      guard low <= high else { return 0..<0 }
      let first = Int(min(max((low - margin).rounded(.down), 0), Double(limit)))
      let end = Int(min(max((high + margin).rounded(.up), 0), Double(limit)))
      return first..<max(first, end)
    }
    return (range(box.left, box.right, width), range(box.top, box.bottom, height))
  }
}
