internal import SheenCore
internal import SheenDisplay

/// Makes one layer: draws a plan, and gathers its rows while they are at hand; then gathers columns, and
/// interpolates both.
struct PassExecutor {
  private let pass: FramePlan.Pass
  private let layers: [LayerImage]
  private let scratches: [Scratch]
  private let workers: Workers
  /// What is blurred, in pixels of the frame.
  private let blurred: PixelRect
  /// The points the pixels are interpolated from.
  private let grid: PixelRect
  /// The pixels there are to gather from.
  private let source: PixelRect
  private var hasEdges: Bool { pass.blur.border != nil }

  init(
    _ pass: FramePlan.Pass, _ layers: [LayerImage], _ scratches: [Scratch], _ workers: Workers
  ) {
    self.pass = pass
    self.layers = layers
    self.scratches = scratches
    self.workers = workers
    blurred = pass.blurred
    grid = pass.grid
    source = pass.source
  }

  /// Runs the pass.
  ///
  /// - Returns: The layer, and its memory, which the caller gives back.
  func run(_ memory: inout PixelPool) -> (image: LayerImage, memory: PixelMemory) {
    let made = memory.take(Self.size(of: pass.rect))
    let layer = Self.image(of: pass.rect, made)
    let gathered = memory.takeImage(grid.width, source.height)
    drawAndGather(to: gathered.image, &memory)
    var blurredImage = layer
    var held: PixelMemory?
    if pass.threshold != nil {
      let memory = memory.take(Self.size(of: blurred))
      blurredImage = Self.image(of: blurred, memory)
      held = memory
    }
    if pass.blur.y.step > 1 {
      let points = memory.takeImage(grid.width, grid.height)
      withWeights(pass.blur.y.weights) { weights in
        workers.each(grid.height, atOnce: 8) { index, _ in
          gatherColumns(
            gathered.image, source.rows,
            from: (grid.y + index) * pass.blur.y.step - weights.count / 2,
            to: points.image.row(index), count: grid.width, weights, edges: hasEdges)
        }
      }
      finish(points.image, grid.rows, to: blurredImage, &memory)
      memory.give(points.memory)
    } else {
      finish(gathered.image, source.rows, to: blurredImage, &memory)
    }
    memory.give(gathered.memory)
    if let edge = pass.threshold {
      workers.each(layer.height, atOnce: 16) { row, _ in
        thresholdRow(
          blurredImage, row: row, width: pass.rect.width, to: layer.row(row) + layer.margin, edge)
      }
    }
    if let held { memory.give(held) }
    clearMargins(of: layer)
    return (layer, made)
  }

  // MARK: Rows

  /// Draws the plan, one row of tiles after another, and gathers the points of its rows.
  private func drawAndGather(to target: LayerImage, _ memory: inout PixelPool) {
    let (width, height) = (pass.plan.width, FramePlan.tileHeight)
    let bands = (0..<workers.count).map { _ in memory.take(width * height) }
    let first = (source.y - pass.y) / height
    let end = (source.rows.upperBound - 1 - pass.y) / height + 1
    let tilesInRow = width / FramePlan.tileWidth
    FrameTables.withTables(of: pass.plan, layers) { tables in
      pass.plan.tiles.withUnsafeBufferPointer { tiles in
        withWeights(pass.blur.x.weights) { weights in
          let scratches = scratches
          workers.each(end - first, atOnce: 4) { index, worker in
            let tileRow = first + index
            let band = bands[worker].pixels
            for column in 0..<tilesInRow {
              TileExecutor(tables, scratches[worker], tiles[tileRow * tilesInRow + column])
                .run(into: band + column * FramePlan.tileWidth, stride: width)
            }
            let top = pass.y + tileRow * height
            for row in max(top, source.y)..<min(top + height, source.rows.upperBound) {
              gatherRow(
                band + (row - top) * width + (source.x - pass.x), source.columns,
                to: target.row(row - source.y), points: grid.columns,
                step: pass.blur.x.step, weights, edges: hasEdges)
            }
          }
        }
      }
    }
    for band in bands { memory.give(band) }
  }

  // MARK: Columns

  /// Makes the pixels of all rows: of rows of points those between, or of rows of pixels their sums.
  private func finish(
    _ image: LayerImage, _ available: Range<Int>, to target: LayerImage,
    _ memory: inout PixelPool
  ) {
    let (x, y) = (pass.blur.x, pass.blur.y)
    let lines = (0..<workers.count).map { _ in memory.take(grid.width + 4) }
    let start = x.place(ofPixel: blurred.x)
    withWeights(y.step > 1 ? y.interpolation : y.weights) { rowWeights in
      withWeights(x.interpolation) { columnWeights in
        workers.each(blurred.height, atOnce: 8) { row, worker in
          let pixel = blurred.y + row
          let line = lines[worker].pixels
          let to = target.row(row) + target.margin
          if y.step > 1 {
            let place = y.place(ofPixel: pixel)
            let shares = UnsafeBufferPointer(
              rebasing: rowWeights[place.phase * 6..<place.phase * 6 + 6])
            gatherColumns(
              image, available, from: place.point - 2, to: line, count: grid.width, shares,
              edges: false)
          } else {
            gatherColumns(
              image, available, from: pixel - rowWeights.count / 2, to: line,
              count: grid.width, rowWeights, edges: hasEdges)
          }
          if x.step > 1 {
            interpolateRow(
              line, to: to, count: blurred.width, first: start.phase, step: x.step, columnWeights)
          } else {
            to.update(from: line, count: blurred.width)
          }
        }
      }
    }
    for line in lines { memory.give(line) }
  }

  // MARK: Memory

  private func withWeights(_ weights: [Float], _ body: (UnsafeBufferPointer<Float>) -> Void) {
    weights.withUnsafeBufferPointer(body)
  }

  private static func margin(of rect: PixelRect) -> Int { rect.x & 7 }

  private static func stride(of rect: PixelRect) -> Int {
    (margin(of: rect) + rect.width + 7) & ~7
  }

  private static func size(of rect: PixelRect) -> Int { stride(of: rect) * rect.height }

  private static func image(of rect: PixelRect, _ memory: PixelMemory) -> LayerImage {
    LayerImage(
      pixels: memory.pixels, stride: stride(of: rect), margin: margin(of: rect),
      height: rect.height)
  }

  /// What rounds the rows up to whole eights is transparent.
  private func clearMargins(of layer: LayerImage) {
    let end = layer.margin + pass.rect.width
    for row in 0..<layer.height {
      layer.row(row).update(repeating: .zero, count: layer.margin)
      (layer.row(row) + end).update(repeating: .zero, count: layer.stride - end)
    }
  }
}

extension PixelPool {
  /// An image without margin, its rows rounded up to whole fours.
  fileprivate mutating func takeImage(
    _ width: Int, _ height: Int
  ) -> (image: LayerImage, memory: PixelMemory) {
    let stride = (width + 3) & ~3
    let memory = take(stride * max(height, 1))
    let image = LayerImage(pixels: memory.pixels, stride: stride, margin: 0, height: height)
    return (image, memory)
  }
}
