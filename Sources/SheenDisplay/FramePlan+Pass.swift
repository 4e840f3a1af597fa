package import SheenCore

extension FramePlan {
  /// What makes one layer: a plan is drawn and blurred, then an edge may be found in its alpha.
  ///
  /// A layer is a rectangle of the frame's pixels, premultiplied RGBA in 32-bit float, never rounded to
  /// eight bits and never resampled. All coordinates are pixels of the frame; they may be negative.
  package struct Pass: Sendable {
    /// What is drawn; its width and height are whole tiles, and all its tiles are drawn.
    package var plan: FramePlan
    /// The column of the frame that is the plan's first: a multiple of a tile's width.
    package var x: Int
    /// The row of the frame that is the plan's first: a multiple of a tile's height.
    package var y: Int
    /// How it is blurred.
    package var blur: GaussianBlur
    /// What becomes of the blurred picture; `nil` for nothing.
    package var threshold: ThresholdEdge?
    /// The function that makes the layer of what was drawn, which is then not blurred; `nil` for none.
    package var shader: ShaderStep?
    /// The pixels of the layer.
    package var rect: PixelRect

    /// The pixels that are blurred: those of the layer, and those around that an edge is found from; or
    /// those that a function may look at.
    package var blurred: PixelRect {
      shader?.source ?? (threshold == nil ? rect : rect.dilated(1, 1))
    }

    /// The points that the pixels are interpolated from, by columns and rows; along an axis without a step
    /// the pixels.
    package var grid: PixelRect {
      PixelRect(
        columns: blur.x.points(for: blurred.columns), rows: blur.y.points(for: blurred.rows))
    }

    /// The drawn pixels that are gathered.
    package var source: PixelRect {
      let drawn = PixelRect(x: x, y: y, width: plan.width, height: plan.height)
      return blur.border.map { drawn.intersection($0) } ?? drawn
    }
  }

  /// A function in GLSL, run for each pixel of a layer.
  ///
  /// Pixels are taken bilinearly, transparent outside what is drawn. What comes out is clamped to 0…1, and
  /// 0 where it is not a number.
  package struct ShaderStep: Hashable, Sendable {
    /// The function and what it is given.
    package var effect: ShaderEffect
    /// The pixels of the frame that it may look at, at least one.
    package var source: PixelRect
    /// Takes places on the frame's pixel grid, a pixel's centre at ½, to positions as the function is
    /// given them.
    package var positions: Projection
    /// Takes positions to places on the frame's pixel grid.
    package var places: Projection
  }

  /// The names of the files whose functions the plan runs, in order.
  package var shaderFiles: [String] {
    passes.reduce(into: []) { names, pass in
      guard let name = pass.shader?.effect.source.name, !names.contains(name) else { return }
      names.append(name)
    }
  }

  /// A separable Gaussian blur: x first, then y.
  package struct GaussianBlur: Hashable, Sendable {
    /// Along rows.
    package var x: Gaussian
    /// Along columns.
    package var y: Gaussian
    /// The rectangle whose border pixels go on outside it; `nil` where what is not drawn is transparent.
    package var border: PixelRect?

    /// Makes a blur from those of its axes.
    package init(x: Gaussian, y: Gaussian, border: PixelRect? = nil) {
      self.x = x
      self.y = y
      self.border = border
    }

    /// How many pixels or points are multiplied by a weight for each pixel of a large layer.
    package var tapsPerPixel: Double {
      func points(_ axis: Gaussian) -> Double { axis.step > 1 ? Double(Gaussian.points) : 0 }
      let columns = Double(x.step)
      return Double(x.weights.count) / columns + Double(y.weights.count) / Double(y.step) / columns
        + points(y) / columns + points(x)
    }
  }

  /// A Gaussian along one axis.
  ///
  /// Point j gathers pixels: Σ weights[i] · pixel[j · step + i − weights.count / 2], i ascending. Without
  /// a step points are pixels. Else pixel p is Σ interpolation[phase · 6 + i] · point[g − 2 + i], i
  /// ascending, g · step + phase = p and 0 ≤ phase < step.
  package struct Gaussian: Hashable, Sendable {
    /// How many points a pixel is interpolated from.
    package static let points = 2 * GaussianSpan.points

    /// The pixels from one point to the next.
    package var step: Int
    /// The weights of the pixels of a point; an odd number of them.
    package var weights: [Float]
    /// The weights of the points of each phase; none at step 1.
    package var interpolation: [Float]

    /// Makes the Gaussian of a standard deviation in pixels; above `Blur.largestDeviation` it counts as
    /// that.
    package init(deviation: Double) { self.init(GaussianSpan(deviation: deviation)) }

    init(_ span: GaussianSpan) {
      step = span.step
      weights = span.weights
      interpolation = span.interpolation
    }

    /// The number of the point at or before a pixel, and the pixels from it to the pixel.
    @inlinable package func place(ofPixel pixel: Int) -> (point: Int, phase: Int) {
      Self.place(ofPixel: pixel, step: step)
    }

    @inlinable static func place(ofPixel pixel: Int, step: Int) -> (point: Int, phase: Int) {
      // A step is a power of two.
      let phase = pixel & (step - 1)
      return ((pixel - phase) / step, phase)
    }

    /// The points that pixels are interpolated from; the pixels themselves without interpolation.
    package func points(for pixels: Range<Int>) -> Range<Int> {
      Self.points(for: pixels, step: step)
    }

    static func points(for pixels: Range<Int>, step: Int) -> Range<Int> {
      guard step > 1, !pixels.isEmpty else { return pixels }
      let first = place(ofPixel: pixels.lowerBound, step: step).point
      let last = place(ofPixel: pixels.upperBound - 1, step: step).point
      return first - (GaussianSpan.points - 1)..<last + GaussianSpan.points + 1
    }
  }

  /// A range of alpha that becomes a colour, its edge found between pixels.
  ///
  /// Pixels become color · clamp(min(½ + (a − low)/g, ½ + (high − a)/g)), where a is alpha and g the
  /// length of its gradient, of central differences, at least 2⁻¹⁶. The ends lie 2⁻¹⁶ outside the range,
  /// so that a plateau at an end is inside.
  package struct ThresholdEdge: Hashable, Sendable {
    /// The lower end; below all alpha where there is none.
    package var low: Float
    /// The upper end; above all alpha where there is none.
    package var high: Float
    /// The colour, premultiplied.
    package var color: SIMD4<Float>

    /// Makes an edge.
    package init(_ threshold: AlphaThreshold) {
      let margin: Float = 1 / 65536
      low = threshold.min > 0 ? Float(threshold.min) - margin : -1e6
      high = threshold.max < 1 ? Float(threshold.max) + margin : 1e6
      color = threshold.color.premultiplied
    }
  }

  /// A layer as a paint: its pixel, or its alpha times a colour; transparent outside the layer.
  package struct LayerSampling: Hashable, Sendable {
    /// The index among the passes of the frame.
    package var layer: Int32
    /// The pixel of this plan that is the layer's first.
    package var x, y: Int32
    /// What the layer's alpha multiplies; `nil` for the layer's own colours.
    package var tint: SIMD4<Float>?

    /// Makes a sampling.
    package init(layer: Int32, x: Int32, y: Int32, tint: SIMD4<Float>? = nil) {
      self.layer = layer
      self.x = x
      self.y = y
      self.tint = tint
    }
  }
}

extension FramePlan {
  /// For each pass the last one that samples its layer; the number of passes where a tile of the frame
  /// does.
  package func lastUsesOfLayers() -> [Int] {
    var uses = [Int](repeating: passes.count, count: passes.count)
    var isSeen = [Bool](repeating: false, count: passes.count)
    func note(_ plan: borrowing FramePlan, at pass: Int) {
      for (sampling, isUsed) in zip(plan.layers, plan.usedLayers()) where isUsed {
        let layer = Int(sampling.layer)
        if !isSeen[layer] { uses[layer] = pass }
        isSeen[layer] = true
      }
    }
    note(self, at: passes.count)
    for index in passes.indices.reversed() { note(passes[index].plan, at: index) }
    return uses
  }

  /// For each of `layers` whether a tile samples it.
  func usedLayers() -> [Bool] {
    var used = [Bool](repeating: false, count: layers.count)
    guard !layers.isEmpty else { return used }
    for step in steps {
      let command = commands[Int(step.command)]
      if command.operation == .fill, command.paintKind == .layer { used[Int(command.paint)] = true }
      if command.operation != .mask, command.mask >= 0 {
        let mask = masks[Int(command.mask)]
        if mask.paintKind == .layer { used[Int(mask.paint)] = true }
      }
    }
    return used
  }
}
