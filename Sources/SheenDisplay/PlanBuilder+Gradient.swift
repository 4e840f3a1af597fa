internal import SheenCore

extension PlanBuilder {
  /// Enters a gradient in the plan's tables.
  ///
  /// - Parameters:
  ///   - ramp: The colours.
  ///   - line: How t follows from a point of the item; `nil` where start and end are one.
  ///   - transform: Takes the item's points to pixels.
  /// - Returns: `nil` where the paint draws nothing.
  /// - Throws: `RenderError.notFinite` for NaN or infinity.
  mutating func gradientIndex(
    _ ramp: ColorRamp, _ line: GradientLine?, _ transform: Projection
  ) throws(RenderError) -> (FramePlan.PaintKind, Int32)? {
    guard ramp.stops.allSatisfy({ $0.location.isFinite && $0.color.isFinite }) else {
      throw .notFinite("a gradient stop")
    }
    guard line?.isFinite != false else { throw .notFinite("a gradient's geometry") }
    guard let last = ramp.stops.last, let inverse = transform.inverse else { return nil }
    guard ramp.stops.count > 1, let line else { return try solidIndex(last.color) }
    let map = line.map * inverse
    let x = PixelFunction(map, x: 1, y: 0, constant: 0)
    let y = PixelFunction(map, x: 0, y: 1, constant: 0)
    guard x.isFinite, y.isFinite else { throw .notFinite("a gradient's geometry") }
    guard let index = rampIndex(ramp) else { return nil }
    plan.gradients.append(
      FramePlan.Gradient(
        form: line.form, x: x, y: y, distance: PixelFunction(distanceOf: map),
        scale: Float(line.scale), offset: Float(line.offset),
        extend: line.extend ?? ramp.extend, ramp: index))
    return (.gradient, Int32(plan.gradients.count - 1))
  }

  private mutating func rampIndex(_ ramp: ColorRamp) -> Int32? {
    if let index = rampIndices[ramp] { return index }
    guard let compiled = compiledRamps[ramp] ?? ramp.compiled() else { return nil }
    compiledRamps[ramp] = compiled
    plan.ramps.append(compiled)
    let index = Int32(plan.ramps.count - 1)
    rampIndices[ramp] = index
    return index
  }
}

/// How a gradient's t follows from a point: a map into the plane of its form, then scale and offset.
struct GradientLine {
  var form: FramePlan.Gradient.Form
  /// Takes the item's points to the (x, y) of the form.
  var map: Affine
  var scale = 1.0
  var offset = 0.0
  /// What lies outside 0…1 where that does not depend on the ramp.
  var extend: ColorRamp.Extend?

  /// Whether every number is finite.
  var isFinite: Bool { map.isFinite && scale.isFinite && offset.isFinite }
}

extension LinearPaint {
  /// t is the projection on the way from start to end; `nil` where they are one point.
  var line: GradientLine? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let squaredLength = dx * dx + dy * dy
    let (tx, ty) = (dx / squaredLength, dy / squaredLength)
    // What is not finite, other than by dividing by nothing, goes on and is refused.
    if squaredLength.isFinite, !tx.isFinite || !ty.isFinite { return nil }
    return GradientLine(
      form: .linear,
      map: Affine(a: tx, b: 0, c: ty, d: 0, tx: -(start.x * tx + start.y * ty), ty: 0))
  }
}

extension RadialPaint {
  /// t is the distance's share of the way between the radii; `nil` where they are one.
  var line: GradientLine? {
    let scale = 1 / (endRadius - startRadius)
    if endRadius == startRadius || verticalStretch == 0 || scale.isInfinite { return nil }
    return GradientLine(
      form: .radial,
      map: .scale(1, 1 / verticalStretch) * .translation(-center.x, -center.y), scale: scale,
      offset: -startRadius * scale)
  }
}

extension AngularPaint {
  /// How much of a turn a ramp without a span takes to go from its first colour to its last, once.
  private static let narrowestSpan = 1.0 / 1_048_576

  /// The angle is measured from the middle of what shows, so that it jumps midway in the gap.
  var line: GradientLine? {
    let turns = (endAngle - startAngle) / (2 * .pi)
    let direction: Double = turns < 0 ? -1 : 1
    let span = max(turns.magnitude, Self.narrowestSpan)
    // Where t is ½; of more than a turn the last one shows, which ends at the end angle.
    let middle =
      span > 1 ? endAngle - direction * .pi : startAngle + (endAngle - startAngle) / 2
    return GradientLine(
      form: .angular,
      map: .rotation(radians: -middle) * .translation(-center.x, -center.y),
      scale: direction / span, offset: span > 1 ? 1 - 0.5 / span : 0.5,
      extend: turns.magnitude < Self.narrowestSpan ? .pad : nil)
  }
}
