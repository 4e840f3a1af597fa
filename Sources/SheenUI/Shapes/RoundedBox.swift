internal import Foundation
internal import SheenCore

/// How a rounded corner meets its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// With a curvature that grows and falls without a jump, from 1.53 radii before the corner on.
  case continuous
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top and leading sides.
  public var topLeading: CGFloat
  /// The radius at the bottom and leading sides.
  public var bottomLeading: CGFloat
  /// The radius at the bottom and trailing sides.
  public var bottomTrailing: CGFloat
  /// The radius at the top and trailing sides.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle with rounded corners, each with its own radii, as an outline.
///
/// A continuous corner of radius r takes 1.528665 r of each side. Where a side is too short for
/// its two corners, each takes its share, and the handles on that side go over to those of a corner
/// that takes r alone, in proportion.
struct RoundedBox {
  /// The length of the handles of a quarter circle, in radii.
  static let circle = 0.5522847498307936
  /// What a continuous corner takes of a side beyond its radius, in radii.
  private static let reach = 0.528665

  /// A corner: its radii along the two axes, and what it takes of each side.
  private struct Corner {
    /// Where the corner is, and the signs of the directions away from it.
    let point: Point
    let away: Point
    let radii: Size
    let reach: Size

    /// A place so many radii from the corner.
    func at(_ x: Double, _ y: Double) -> Point {
      Point(point.x + away.x * radii.width * x, point.y + away.y * radii.height * y)
    }
  }

  private let rect: Rect
  private let style: RoundedCornerStyle
  /// From the bottom right one on, clockwise on screen.
  private let radii: [Size]

  init(_ rect: Rect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    var size = Size(max(Double(cornerSize.width), 0), max(Double(cornerSize.height), 0))
    if size.width == size.height {
      let radius = min(size.width, rect.width / 2, rect.height / 2)
      size = Size(radius, radius)
    } else {
      size = Size(min(size.width, rect.width / 2), min(size.height, rect.height / 2))
    }
    radii = [size, size, size, size]
  }

  init(_ rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    let given = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { max(Double($0), 0) }
    var factor = 1.0
    for index in 0..<4 {
      let sum = given[index] + given[(index + 1) % 4]
      let side = index % 2 == 0 ? rect.width : rect.height
      if sum > side { factor = min(factor, side / sum) }
    }
    radii = given.map { Size($0 * factor, $0 * factor) }
  }

  /// The outline, from the middle of the right side on, clockwise on screen.
  var outline: Outline {
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return Path(CGRect(rect)).outline
    }
    let top = rect.y + radii[3].height
    var elements: [Outline.Element] = [
      .move(Point(rect.maxX, (top + rect.maxY - radii[0].height) / 2))
    ]
    for (index, corner) in corners.enumerated() {
      // Right and left sides lead into the first and third corner, the others into the rest.
      add(corner, isDown: index % 2 == 0, isLast: index == 3, to: &elements)
    }
    return Outline(elements + [.close])
  }

  private var corners: [Corner] {
    let points = [
      Point(rect.maxX, rect.maxY), Point(rect.x, rect.maxY), Point(rect.x, rect.y),
      Point(rect.maxX, rect.y),
    ]
    let away = [Point(-1, -1), Point(1, -1), Point(1, 1), Point(-1, 1)]
    return (0..<4).map { index in
      // The corner across along x and the one along y.
      let (next, last) = (radii[(index + 1) % 4], radii[(index + 3) % 4])
      let (beside, above) = index % 2 == 0 ? (next, last) : (last, next)
      let own = radii[index]
      return Corner(
        point: points[index], away: away[index], radii: own,
        reach: Size(
          share(own.width + beside.width, of: rect.width),
          share(own.height + above.height, of: rect.height)))
    }
  }

  /// What the corners of a side take of it, in radii beyond the first.
  private func share(_ radii: Double, of side: Double) -> Double {
    radii > 0 ? max(min(Self.reach, side / radii - 1), 0) : 0
  }

  private func add(
    _ corner: Corner, isDown: Bool, isLast: Bool, to elements: inout [Outline.Element]
  ) {
    guard corner.radii.width > 0, corner.radii.height > 0 else {
      elements.append(.line(corner.point))
      return
    }
    /// A place `u` radii from the corner along the side that leads in and `v` along the other.
    func at(_ u: Double, _ v: Double) -> Point { isDown ? corner.at(v, u) : corner.at(u, v) }
    switch style {
    case .circular:
      let handle = 1 - Self.circle
      elements += [.line(at(1, 0)), .cubic(at(handle, 0), at(0, handle), at(0, 1))]
    case .continuous:
      let entry = isDown ? corner.reach.height : corner.reach.width
      let exit = isDown ? corner.reach.width : corner.reach.height
      func far(_ reach: Double) -> Double { 0.96 + 0.12849296 * reach / Self.reach }
      func near(_ reach: Double) -> Double { 0.82 + 0.04840694 * reach / Self.reach }
      let (long, short) = (0.63149379, 0.07491139)
      let (high, low) = (0.37282383, 0.16905956)
      elements += [
        .line(at(1 + entry, 0)),
        .cubic(at(far(entry), 0), at(near(entry), 0), at(long, short)),
        .cubic(at(high, low), at(low, high), at(short, long)),
        .cubic(at(0, near(exit)), at(0, far(exit)), at(0, 1 + exit)),
      ]
    }
  }
}
