public import Foundation
internal import SheenCore

/// Turns a view about an axis in space and looks at it from in front.
struct Rotation3DEffect: TransformEffect, Sendable {
  var angle: Angle
  /// Along x to the right, y down, z towards the eye.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  /// Where the axis lies in front of the view, in points; the eye looks at what is at that depth.
  var anchorZ: CGFloat
  /// The longer side of the frame over the distance of the eye; 0 for no perspective.
  var perspective: CGFloat

  func map(in size: Size, isMirrored: Bool) -> Projection {
    let point = anchor.point(in: size, isMirrored: isMirrored)
    // A mirrored turn goes the other way about the axes that lie across the mirror.
    let sign = isMirrored ? -1.0 : 1.0
    let turn = CATransform3DMakeRotation(
      CGFloat(angle.radians), axis.x, axis.y * CGFloat(sign), axis.z * CGFloat(sign))
    var map = CATransform3DMakeTranslation(CGFloat(-point.x), CGFloat(-point.y), -anchorZ)
      .concatenated(turn)
    let side = max(size.width, size.height)
    if side > 0 {
      var eye = CATransform3DIdentity
      eye.m34 = -perspective / CGFloat(side)
      map = map.concatenated(eye)
    }
    let back = CATransform3DMakeTranslation(CGFloat(point.x), CGFloat(point.y), anchorZ)
    return ProjectionTransform(map.concatenated(back)).projection
  }

  typealias Three = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  typealias Rest = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<Three, Rest>> {
    get {
      let unit = CGFloat(Animation.unitScale)
      return AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          Three(axis.x * unit, AnimatablePair(axis.y * unit, axis.z * unit)),
          Rest(anchor.animatableData, AnimatablePair(anchorZ, perspective * unit))))
    }
    set {
      let unit = CGFloat(Animation.unitScale)
      let (three, rest) = (newValue.second.first, newValue.second.second)
      angle.animatableData = newValue.first
      axis = (three.first / unit, three.second.first / unit, three.second.second / unit)
      anchor.animatableData = rest.first
      (anchorZ, perspective) = (rest.second.first, rest.second.second / unit)
    }
  }

  var label: String { "rotation3DEffect" }
  var details: String { "\(angle.degrees)°" }
}

extension View {
  /// Turns what the view draws about an axis in space, and shows it in perspective; its frame stays.
  ///
  /// A positive angle about the x axis moves the top away, about the y axis the right side, about
  /// the z axis it turns clockwise. The back of a view shows mirrored.
  ///
  /// - Parameters:
  ///   - angle: How far to turn.
  ///   - axis: The direction of the axis; its length does not matter.
  ///   - anchor: The point of the frame the axis goes through.
  ///   - anchorZ: How far in front of the view the axis lies, in points; in perspective a view
  ///     behind it is smaller also where it is not turned.
  ///   - perspective: The longer side of the frame over the distance of the eye; 0 for none.
  /// - Returns: The turned view.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      TransformModifier(
        effect: Rotation3DEffect(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Turns what the view draws about an axis in space, and shows it in perspective; the name
  /// `rotation3DEffect` has on visionOS.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}
