package import SheenCore

extension FramePlan {
  /// A gradient: t of the pixel, then extended, then looked up in a ramp.
  package struct Gradient: Hashable, Sendable {
    /// What t is of a point (x, y) that is affine in the pixel.
    package enum Form: UInt8, Hashable, Sendable {
      /// x.
      case linear
      /// √(x² + y²) · scale + offset.
      case radial
      /// The angle of (x, y) in turns, −½…½ with −½ on the negative x axis, · scale + offset.
      case angular
    }

    /// What t is.
    package var form: Form
    /// x; for a linear gradient t itself.
    package var x: PixelFunction
    /// y; of no account for a linear gradient.
    package var y: PixelFunction
    /// What both are divided by.
    package var distance: PixelFunction
    /// What radius or angle is multiplied by.
    package var scale: Float
    /// What is added then.
    package var offset: Float
    /// What lies outside 0…1.
    package var extend: ColorRamp.Extend
    /// The index into `ramps`.
    package var ramp: Int32

    /// Makes a gradient.
    package init(
      form: Form, x: PixelFunction, y: PixelFunction, distance: PixelFunction = .one,
      scale: Float, offset: Float, extend: ColorRamp.Extend, ramp: Int32
    ) {
      self.form = form
      self.x = x
      self.y = y
      self.distance = distance
      self.scale = scale
      self.offset = offset
      self.extend = extend
      self.ramp = ramp
    }

    /// Makes a linear gradient.
    package init(
      t: PixelFunction, extend: ColorRamp.Extend, ramp: Int32
    ) {
      self.init(
        form: .linear, x: t, y: PixelFunction(origin: 0, perColumn: 0, perRow: 0), scale: 1,
        offset: 0, extend: extend, ramp: ramp)
    }
  }
}
