package import SheenCore

/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(RGBA)
  /// A ramp along a line.
  case linear(LinearPaint)
  /// A ramp from a centre outwards.
  case radial(RadialPaint)
  /// A ramp around a centre.
  case angular(AngularPaint)
  /// A picture.
  case image(ImagePaint)
  /// What lies below the item, blurred.
  case backdrop(Backdrop)
  /// What a function makes of each place.
  case shader(ShaderEffect)
}

/// A ramp along the line from `start` (t = 0) to `end` (t = 1), in the item's points.
package struct LinearPaint: Hashable, Sendable {
  /// The colours.
  package var ramp: ColorRamp
  /// Where t is 0.
  package var start: Point
  /// Where t is 1.
  package var end: Point

  /// Makes a linear gradient.
  package init(_ ramp: ColorRamp, from start: Point, to end: Point) {
    self.ramp = ramp
    self.start = start
    self.end = end
  }
}

/// A ramp from `startRadius` (t = 0) to `endRadius` (t = 1) around a centre, in the item's points.
package struct RadialPaint: Hashable, Sendable {
  /// The colours.
  package var ramp: ColorRamp
  /// What the radii are measured from.
  package var center: Point
  /// The horizontal radius where t is 0.
  package var startRadius: Double
  /// The horizontal radius where t is 1; it may be the smaller one.
  package var endRadius: Double
  /// What the horizontal radii are multiplied by to give the vertical ones; 1 for circles.
  package var verticalStretch: Double

  /// Makes a radial or, with a stretch, an elliptical gradient.
  package init(
    _ ramp: ColorRamp, center: Point, from startRadius: Double, to endRadius: Double,
    verticalStretch: Double = 1
  ) {
    self.ramp = ramp
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.verticalStretch = verticalStretch
  }
}

/// A ramp around a centre, from `startAngle` (t = 0) to `endAngle` (t = 1).
///
/// Angles are radians, 0 at +x, clockwise on screen. A span under a turn goes on with the end colours
/// and switches between them midway in the gap; of a span over a turn the last turn shows.
package struct AngularPaint: Hashable, Sendable {
  /// The colours.
  package var ramp: ColorRamp
  /// The point all colours meet in.
  package var center: Point
  /// Where t is 0.
  package var startAngle: Double
  /// Where t is 1; below the start the ramp runs counter-clockwise.
  package var endAngle: Double

  /// Makes an angular gradient.
  package init(
    _ ramp: ColorRamp, center: Point, from startAngle: Double, to endAngle: Double
  ) {
    self.ramp = ramp
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
}

/// A picture stretched over a rectangle; outside it the border texels go on.
package struct ImagePaint: Hashable, Sendable {
  /// How texels are mixed.
  package enum Interpolation: String, Hashable, Sendable {
    /// Between the four nearest texel centres, and between levels when the picture shrinks.
    case linear
    /// The texel the sample point lies in.
    case nearest
  }

  /// The picture.
  package var image: ImageBuffer
  /// The rectangle the whole picture covers, in the item's points.
  package var rect: Rect
  /// How texels are mixed.
  package var interpolation: Interpolation

  /// Makes an image paint.
  package init(_ image: ImageBuffer, in rect: Rect, interpolation: Interpolation = .linear) {
    self.image = image
    self.rect = rect
    self.interpolation = interpolation
  }
}
