internal import SheenMotion

/// A function from 0…1 to a share of a way: 0 at 0, 1 at 1, and the same beyond.
public struct UnitCurve: Hashable, Sendable {
  let timing: TimingCurve

  private init(_ timing: TimingCurve) { self.timing = timing }

  /// A cubic Bézier from (0, 0) to (1, 1) with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      TimingCurve(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
        Double(endControlPoint.y)))
  }

  /// Equal progress everywhere.
  public static let linear = UnitCurve(.linear)
  /// Slow at the start.
  public static let easeIn = UnitCurve(.easeIn)
  /// Slow at the end.
  public static let easeOut = UnitCurve(.easeOut)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.easeInOut)
  /// Slow at the start, a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Slow at the end, a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Slow at both ends, two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut

  /// The value at a place in 0…1.
  public func value(at progress: Double) -> Double { timing.value(at: progress) }

  /// The rate of the value at a place in 0…1.
  ///
  /// Where a control point lies on its end of the curve, the end itself has no direction; the rate
  /// there is 1 at the start and 0 at the end, as Apple's is.
  public func velocity(at progress: Double) -> Double {
    if progress == 0, timing.beginsWithoutDirection { return 1 }
    if progress == 1, timing.endsWithoutDirection { return 0 }
    return timing.slope(at: progress)
  }

  /// The curve that leads from values back to places.
  public var inverse: UnitCurve { UnitCurve(timing.inverse) }
}
