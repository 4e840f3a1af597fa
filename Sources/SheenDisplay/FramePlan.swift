package import SheenCore

/// All decisions about one frame, taken once for both renderers: tiles, each with a short command list.
///
/// An executor runs a tile's commands for every pixel of the tile, in 32-bit float, over a stack of
/// premultiplied RGBA registers that starts with one transparent register, and stores the pixel once.
/// Every mix of two values is `a + (b − a) · share`.
///
/// > Units: pixels, y down. Pixel (i, j) is sampled at (i + ½, j + ½).
package struct FramePlan: Sendable {
  /// Columns of a tile on the fixed grid.
  package static let tileWidth = 64
  /// Rows of a tile on the fixed grid.
  package static let tileHeight = 16

  /// The frame's width in pixels.
  package var width: Int
  /// The frame's height in pixels.
  package var height: Int
  /// The tiles to draw, by rows then columns; the others keep what they hold.
  package var tiles: [Tile] = []
  /// The steps of all tiles, one run a tile.
  package var steps: [Step] = []
  /// The commands the steps refer to, in painting order.
  package var commands: [Command] = []
  /// Premultiplied colours of solid paints.
  package var solids: [SIMD4<Float>] = []
  /// Gradients of all forms.
  package var gradients: [Gradient] = []
  /// Compiled colour ramps, shared by gradients.
  package var ramps: [CompiledRamp] = []
  /// Images with their sampling.
  package var images: [ImageSampling] = []
  /// Layers as paints.
  package var layers: [LayerSampling] = []
  /// What makes the layers, in the order they are made; only a frame's own plan has any.
  package var passes: [Pass] = []
  /// The coverage of rectangles, and the bounds of paths.
  package var coverages: [QuadCoverage] = []
  /// The coverage of paths at their edges: blocks of 64×16 bytes, rows one after another, 255 for 1.
  package var coverageBlocks: [UInt8] = []
  /// Colour filters of pops.
  package var filters: [Filter] = []
  /// Masks fused into fills and pops.
  package var masks: [MaskSampler] = []
  /// The deepest register stack any tile needs, 1 for plain fills.
  package var depth = 1

  /// Makes a plan that draws nothing.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A tile to draw.
  package struct Tile: Hashable, Sendable {
    /// The left pixel column of the tile on the grid.
    package var x: Int32
    /// The top pixel row of the tile on the grid.
    package var y: Int32
    /// The first column to draw, relative to `x`.
    package var firstColumn: Int32
    /// One past the last column to draw, relative to `x`; within the frame.
    package var endColumn: Int32
    /// The number of rows to draw, from `y` down; within the frame.
    package var rows: Int32
    /// The tile's run in `steps`.
    package var firstStep: Int32
    /// The length of that run.
    package var stepCount: Int32

    /// Makes a tile.
    package init(
      x: Int32, y: Int32, firstColumn: Int32, endColumn: Int32, rows: Int32, firstStep: Int32,
      stepCount: Int32
    ) {
      self.x = x
      self.y = y
      self.firstColumn = firstColumn
      self.endColumn = endColumn
      self.rows = rows
      self.firstStep = firstStep
      self.stepCount = stepCount
    }
  }

  /// One command of one tile.
  package struct Step: Hashable, Sendable {
    /// The index into `commands`.
    package var command: Int32
    /// The tile lies inside the command's coverage: it is 1 everywhere.
    package var coverageIsFull: Bool
    /// The tile lies inside the fused mask's coverage: it is 1 everywhere.
    package var maskCoverageIsFull: Bool
    /// The fill hides everything below: store, do not composite.
    package var replaces: Bool
    /// The block of `coverageBlocks` that is the command's coverage in this tile; −1 where it is the
    /// closed form.
    package var coverageBlock: Int32
    /// The same for the fused mask's coverage.
    package var maskCoverageBlock: Int32

    /// Makes a step; without flags it takes no shortcut.
    package init(
      command: Int32, coverageIsFull: Bool = false, maskCoverageIsFull: Bool = false,
      replaces: Bool = false, coverageBlock: Int32 = -1, maskCoverageBlock: Int32 = -1
    ) {
      self.command = command
      self.coverageIsFull = coverageIsFull
      self.maskCoverageIsFull = maskCoverageIsFull
      self.replaces = replaces
      self.coverageBlock = coverageBlock
      self.maskCoverageBlock = maskCoverageBlock
    }
  }

  /// What a command does to the register stack.
  package enum Operation: UInt8, Hashable, Sendable {
    /// top = paint × coverage × opacity × mask sampler, source over top.
    case fill
    /// A new transparent register.
    case push
    /// Pop the mask register; top × its alpha or luminance, or one minus that.
    case mask
    /// Pop; popped, filtered, × opacity × mask sampler, blended with the new top.
    case pop
  }

  /// The table a paint index points into.
  package enum PaintKind: UInt8, Hashable, Sendable {
    /// `solids`.
    case solid
    /// `gradients`.
    case gradient
    /// `images`.
    case image
    /// `layers`.
    case layer
  }

  /// One entry of a command list.
  package struct Command: Hashable, Sendable {
    /// What it does.
    package var operation: Operation
    /// The kind of a fill's paint.
    package var paintKind: PaintKind = .solid
    /// For `mask`: whether luminance counts instead of alpha.
    package var usesLuminance = false
    /// For `mask`: whether one minus the value counts.
    package var isInverted = false
    /// The index of a fill's paint in its table.
    package var paint: Int32 = 0
    /// The index of a fill's coverage.
    package var coverage: Int32 = 0
    /// The index of the fused mask of a fill or pop; −1 for none.
    package var mask: Int32 = -1
    /// Multiplies a fill or a popped register.
    package var opacity: Float = 1
    /// Whether a fill's paint has alpha 1 everywhere.
    package var isOpaque = false
    /// How a popped register is composited.
    package var blend = Blend.normal
    /// The index of a pop's colour filter; −1 for none.
    package var filter: Int32 = -1

    /// Makes a command of a kind, everything else at its default.
    package init(
      operation: Operation
    ) {
      self.operation = operation
    }
  }

  /// A mask of one primitive: opacity × coverage × (alpha or luminance of a paint), or one minus that.
  package struct MaskSampler: Hashable, Sendable {
    /// The kind of the paint.
    package var paintKind: PaintKind
    /// Whether luminance counts instead of alpha.
    package var usesLuminance: Bool
    /// Whether one minus the value counts.
    package var isInverted: Bool
    /// The index of the paint in its table.
    package var paint: Int32
    /// The index of its coverage.
    package var coverage: Int32
    /// Multiplies paint and coverage.
    package var opacity: Float

    /// Makes a sampler.
    package init(
      paintKind: PaintKind, usesLuminance: Bool, isInverted: Bool, paint: Int32, coverage: Int32,
      opacity: Float
    ) {
      self.paintKind = paintKind
      self.usesLuminance = usesLuminance
      self.isInverted = isInverted
      self.paint = paint
      self.coverage = coverage
      self.opacity = opacity
    }
  }

  /// An image and how it lands on the pixel grid.
  package struct ImageSampling: Hashable, Sendable {
    /// The image.
    package var image: ImageBuffer
    /// The lower (larger) level.
    package var level: Int32
    /// The share of the next level, 0…1; at 0 it is not sampled.
    package var nextLevelShare: Float
    /// Nearest texel instead of bilinear.
    package var isNearest: Bool
    /// Horizontal texel coordinate in level `level`; texel centres lie at whole numbers for bilinear
    /// sampling, texel left edges for nearest.
    package var u: PixelFunction
    /// Vertical texel coordinate, likewise.
    package var v: PixelFunction
    /// The same coordinates in level `level + 1`.
    package var nextU: PixelFunction
    /// The same coordinates in level `level + 1`.
    package var nextV: PixelFunction
    /// What all coordinates are divided by.
    package var distance: PixelFunction

    /// Makes a sampling.
    package init(
      image: ImageBuffer, level: Int32, nextLevelShare: Float, isNearest: Bool, u: PixelFunction,
      v: PixelFunction, nextU: PixelFunction, nextV: PixelFunction, distance: PixelFunction = .one
    ) {
      self.image = image
      self.level = level
      self.nextLevelShare = nextLevelShare
      self.isNearest = isNearest
      self.u = u
      self.v = v
      self.nextU = nextU
      self.nextV = nextV
      self.distance = distance
    }
  }

  /// The coverage of a parallelogram: slab(u, uSpan) × slab(v, vSpan).
  ///
  /// slab(d, s) = max(0, clamp(½ + d) + clamp(½ + s − d) − 1), d the distance inside the first edge in
  /// pixels and s the distance between the two edges. For an axis-aligned rectangle it is the exact area.
  package struct QuadCoverage: Hashable, Sendable {
    /// The distance from the first edge of the first pair.
    package var u: PixelFunction
    /// The distance between the edges of the first pair.
    package var uSpan: Double
    /// The distance from the first edge of the second pair.
    package var v: PixelFunction
    /// The distance between the edges of the second pair.
    package var vSpan: Double
    /// Whether u depends on the column only and v on the row only.
    package var isAxisAligned: Bool { u.perRow == 0 && v.perColumn == 0 }

    /// Makes a coverage.
    package init(
      u: PixelFunction, uSpan: Double, v: PixelFunction, vSpan: Double
    ) {
      self.u = u
      self.uSpan = uSpan
      self.v = v
      self.vSpan = vSpan
    }
  }
}

/// A ramp as pieces that are linear in t, premultiplied.
///
/// Piece i covers starts[i] ≤ t < starts[i + 1] (the first also all t below, the last all above) and has
/// the colour `bases[i] + (t − starts[i]) · slopes[i]`, t clamped to 0…1 first. Where several pieces
/// start in one bucket of t, the search walks on from the bucket's first piece:
/// `i = buckets[min(Int(t · bucketCount), bucketCount − 1)]`, then while the next piece exists and starts
/// at or below t, `i += 1`.
package struct CompiledRamp: Hashable, Sendable {
  /// Where each piece starts.
  package var starts: [Float]
  /// Premultiplied RGBA at each piece's start.
  package var bases: [SIMD4<Float>]
  /// Premultiplied RGBA per unit of t.
  package var slopes: [SIMD4<Float>]
  /// The piece that holds the start of each of `bucketCount` equal buckets of 0…1.
  package var buckets: [Int32]
  /// Whether every colour has alpha 1.
  package var isOpaque: Bool

  /// Makes a compiled ramp.
  package init(
    starts: [Float], bases: [SIMD4<Float>], slopes: [SIMD4<Float>], buckets: [Int32],
    isOpaque: Bool
  ) {
    self.starts = starts
    self.bases = bases
    self.slopes = slopes
    self.buckets = buckets
    self.isOpaque = isOpaque
  }
}
