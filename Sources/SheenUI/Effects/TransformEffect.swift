internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// A change of what a view draws by a map of the plane.
protocol TransformEffect: Animatable {
  /// The map in a frame of a size, from its top left corner.
  func map(in size: Size, isMirrored: Bool) -> Projection
  /// Whether the map is computed by code of the scene.
  static var isSceneCode: Bool { get }
  /// What the tree description calls the effect.
  var label: String { get }
  /// What the tree description says besides the name.
  var details: String { get }
}

extension TransformEffect {
  static var isSceneCode: Bool { false }

  /// The map of a view whose frame lies in the coordinates of its space.
  func map(in frame: Rect, isMirrored: Bool) -> Projection {
    Affine.translation(frame.x, frame.y) * map(in: frame.size, isMirrored: isMirrored)
      * .translation(-frame.x, -frame.y)
  }
}

extension UnitPoint {
  /// The place in a frame of a size, in points from its top left corner.
  func point(in size: Size, isMirrored: Bool) -> Point {
    let place = mirrored(isMirrored)
    return Point(size.width * Double(place.x), size.height * Double(place.y))
  }
}

extension Affine {
  /// The map with its origin moved to a point.
  func about(_ point: Point) -> Affine {
    .translation(point.x, point.y) * self * .translation(-point.x, -point.y)
  }
}

extension DisplayItem {
  /// The item seen through a map.
  func mapped(by outer: Projection) -> DisplayItem {
    var item = self
    let map = outer * map
    if let affine = map.affine {
      (item.transform, item.perspective) = (affine, nil)
    } else {
      (item.transform, item.perspective) = (.identity, map)
    }
    return item
  }
}

struct RotationEffect: TransformEffect, Sendable {
  var angle: Angle
  var anchor: UnitPoint

  func map(in size: Size, isMirrored: Bool) -> Projection {
    let turn = Affine.rotation(radians: isMirrored ? -angle.radians : angle.radians)
    return Projection(turn.about(anchor.point(in: size, isMirrored: isMirrored)))
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  var label: String { "rotationEffect" }
  var details: String { "\(angle.degrees)°" }
}

struct ScaleEffect: TransformEffect, Sendable {
  var x: Double
  var y: Double
  var anchor: UnitPoint

  func map(in size: Size, isMirrored: Bool) -> Projection {
    Projection(Affine.scale(x, y).about(anchor.point(in: size, isMirrored: isMirrored)))
  }

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, UnitPoint.AnimatableData>
  {
    get {
      AnimatablePair(
        AnimatablePair(x * Animation.unitScale, y * Animation.unitScale), anchor.animatableData)
    }
    set {
      x = newValue.first.first / Animation.unitScale
      y = newValue.first.second / Animation.unitScale
      anchor.animatableData = newValue.second
    }
  }

  var label: String { "scaleEffect" }
  var details: String { "x: \(x), y: \(y)" }
}

/// A transform measured from the left in any direction of reading.
struct AffineEffect: TransformEffect, Sendable {
  var transform: CGAffineTransform

  func map(in size: Size, isMirrored: Bool) -> Projection { Projection(transform.affine) }

  typealias Row = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>

  var animatableData: AnimatablePair<Row, Row> {
    get {
      let unit = Animation.unitScale
      return AnimatablePair(
        Row(AnimatablePair(transform.a * unit, transform.c * unit), transform.tx),
        Row(AnimatablePair(transform.b * unit, transform.d * unit), transform.ty))
    }
    set {
      let unit = CGFloat(Animation.unitScale)
      let (x, y) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: x.first.first / unit, b: y.first.first / unit, c: x.first.second / unit,
        d: y.first.second / unit, tx: x.second, ty: y.second)
    }
  }

  var label: String { "transformEffect" }
  var details: String { "" }
}
