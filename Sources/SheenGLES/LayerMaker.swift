internal import CGLES
internal import SheenCore
internal import SheenDisplay
internal import SheenShaders

/// Makes layers on the device: a plan is drawn in bands, whose rows are gathered; then columns are
/// gathered, and both interpolated, as the CPU's `PassExecutor` does.
///
/// Layers lie in one texture that tiles sample. No program reads what it draws into: whatever is on the
/// way to a layer is in a texture of its own.
final class LayerMaker {
  private let limit: Int
  private let hasFloatTargets: Bool
  private var programs: Programs?
  /// The functions of scenes.
  private let effects = EffectPrograms()
  private let triangle = GLHandle(.vertexArray)
  private var weights: ValuesTexture
  private var atlas = FloatImage()
  private var drawn = FloatImage()
  private var gathered = FloatImage()
  private var points = FloatImage()
  private var between = FloatImage()
  private var blurred = FloatImage()
  /// The most pixels drawn before they are gathered.
  private static let bandSize = 1 << 22
  private static let mostRows = 1024

  init(_ limits: GLESLimits) {
    limit = min(limits.largestTexture, limits.largestTarget)
    hasFloatTargets = limits.hasFloatTargets
    weights = ValuesTexture(limit: limits.largestTexture)
  }

  private struct Programs {
    let gathering: GLProgram
    let interpolation: GLProgram
    let threshold: GLProgram
  }

  /// Finds places for the layers of a frame, and lets tiles sample them.
  func begin(_ passes: [FramePlan.Pass]) throws(RenderError) -> [LayerAtlas.Place] {
    guard hasFloatTargets else {
      throw .device("the driver has \(GLESDevice.noFloatTargets); use --backend cpu")
    }
    guard let placed = LayerAtlas.places(for: passes.map(\.rect), limit: limit) else {
      throw .tooLarge(
        "the blurs and shadows of one frame need more than \(limit)×\(limit) pixels; "
          + "use --backend cpu")
    }
    try atlas.reserve(placed.width, placed.height, limit: limit)
    if programs == nil {
      programs = Programs(
        gathering: try GLProgram(.gathering), interpolation: try GLProgram(.interpolation),
        threshold: try GLProgram(.threshold))
    }
    return placed.places
  }

  /// Makes one layer; `draw` draws a range of the plan's tiles.
  func make(
    _ pass: FramePlan.Pass, at place: LayerAtlas.Place,
    draw: (Range<Int>, inout LayerBand) throws(RenderError) -> Void
  ) throws(RenderError) {
    guard let programs else { return }
    let steps = PassSteps(pass)
    try drawAndGather(steps, programs.gathering, draw)
    let (x, y) = (pass.blur.x, pass.blur.y)
    let (grid, blurredRect) = (pass.grid, pass.blurred)
    let (width, height) = (blurredRect.width, blurredRect.height)
    let hasNext = pass.threshold != nil || pass.shader != nil
    if hasNext { try blurred.reserve(width, height, limit: limit) }
    /// The last step draws into the layer, or into what its edge is found in or a function looks at.
    func bindLast() -> (x: Int, y: Int) {
      let (left, top) = hasNext ? (0, 0) : (place.x, place.y)
      if hasNext {
        blurred.bindAsTarget(x: left, y: top, width: width, height: height)
      } else {
        atlas.bindAsTarget(x: left, y: top, width: width, height: height)
      }
      return (left, top)
    }
    func bindColumns() throws(RenderError) -> (x: Int, y: Int) {
      if x.step == 1 { return bindLast() }
      try between.reserve(grid.width, height, limit: limit)
      between.bindAsTarget(x: 0, y: 0, width: grid.width, height: height)
      return (0, 0)
    }
    if y.step == 1 {
      let origin = try bindColumns()
      gathered.bind(to: .source)
      gather(programs.gathering, steps.columnGathering(from: blurredRect.y), at: origin)
    } else {
      try points.reserve(grid.width, grid.height, limit: limit)
      points.bindAsTarget(x: 0, y: 0, width: grid.width, height: grid.height)
      gathered.bind(to: .source)
      gather(
        programs.gathering, steps.columnGathering(from: grid.y), at: (0, 0))
      let origin = try bindColumns()
      points.bind(to: .source)
      interpolate(programs.interpolation, steps.columnInterpolation, at: origin)
    }
    if x.step > 1 {
      let origin = bindLast()
      between.bind(to: .source)
      interpolate(programs.interpolation, steps.rowInterpolation, at: origin)
    }
    if let edge = pass.threshold {
      atlas.bindAsTarget(x: place.x, y: place.y, width: place.width, height: place.height)
      blurred.bind(to: .source)
      find(edge, programs.threshold, at: (place.x, place.y))
    }
    if let shader = pass.shader {
      atlas.bindAsTarget(x: place.x, y: place.y, width: place.width, height: place.height)
      blurred.bind(to: .source)
      try effects.prepare(shader, pass.rect, at: (place.x, place.y), values: &weights)
      drawTriangle()
    }
    atlas.bind(to: .layers)
    try checkGL("making a layer of \(place.width)×\(place.height) pixels")
  }

  private func drawAndGather(
    _ steps: PassSteps, _ program: GLProgram,
    _ draw: (Range<Int>, inout LayerBand) throws(RenderError) -> Void
  ) throws(RenderError) {
    let (plan, rows, grid) = (steps.pass.plan, steps.pass.source.rows, steps.pass.grid)
    try gathered.reserve(grid.width, rows.count, limit: limit)
    let tilesInRow = plan.width / FramePlan.tileWidth
    let side = FramePlan.tileHeight
    let mostRows = min(max(Self.bandSize / plan.width, side), limit, Self.mostRows) / side
    let end = (rows.upperBound - 1 - steps.pass.y) / side + 1
    var tileRow = (rows.lowerBound - steps.pass.y) / side
    try drawn.reserve(
      plan.width, min(mostRows, end - tileRow) * side, limit: limit)
    while tileRow < end {
      let next = min(tileRow + mostRows, end)
      atlas.bind(to: .layers)
      let top = steps.pass.y + tileRow * side
      var band = LayerBand(
        framebuffer: drawn.framebufferName, width: plan.width, height: (next - tileRow) * side,
        top: tileRow * side)
      try draw(tileRow * tilesInRow..<next * tilesInRow, &band)
      try weights.upload(steps.weights)
      let first = max(top, rows.lowerBound)
      let count = min(top + band.height, rows.upperBound) - first
      gathered.bindAsTarget(
        x: 0, y: first - rows.lowerBound, width: grid.width, height: count)
      drawn.bind(to: .source)
      gather(
        program, steps.rowGathering(band: first - top),
        at: (0, first - rows.lowerBound))
      tileRow = next
    }
  }

  // MARK: Steps

  private func gather(
    _ program: GLProgram, _ step: PassSteps.Gathering, at origin: (x: Int, y: Int)
  ) {
    program.use()
    glUniform2i(program.uniform("u_origin"), GLint(origin.x), GLint(origin.y))
    glUniform2i(program.uniform("u_axis"), step.isRow ? 1 : 0, step.isRow ? 0 : 1)
    glUniform4i(
      program.uniform("u_source_line"), GLint(step.first), GLint(step.step), GLint(step.count),
      step.goesOn ? 1 : 0)
    glUniform2i(program.uniform("u_start"), GLint(step.start.x), GLint(step.start.y))
    glUniform2i(
      program.uniform("u_weights"), GLint(step.weights.lowerBound), GLint(step.weights.count))
    drawTriangle()
  }

  private func interpolate(
    _ program: GLProgram, _ step: PassSteps.Interpolation, at origin: (x: Int, y: Int)
  ) {
    program.use()
    glUniform2i(program.uniform("u_origin"), GLint(origin.x), GLint(origin.y))
    glUniform2i(program.uniform("u_axis"), step.isRow ? 1 : 0, step.isRow ? 0 : 1)
    glUniform3i(
      program.uniform("u_source_line"), GLint(step.pixel), GLint(step.step), GLint(step.point))
    glUniform1i(program.uniform("u_weights"), GLint(step.weights))
    drawTriangle()
  }

  private func find(
    _ edge: FramePlan.ThresholdEdge, _ program: GLProgram, at origin: (x: Int, y: Int)
  ) {
    program.use()
    glUniform2i(program.uniform("u_origin"), GLint(origin.x), GLint(origin.y))
    glUniform2f(program.uniform("u_ends"), edge.low, edge.high)
    glUniform4f(
      program.uniform("u_color"), edge.color.x, edge.color.y, edge.color.z, edge.color.w)
    drawTriangle()
  }

  private func drawTriangle() {
    glBindVertexArray(triangle.name)
    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
  }
}

/// Some rows of tiles of a layer in the making.
struct LayerBand: DrawingTarget {
  let framebuffer: GLuint
  let width: Int
  let height: Int
  /// The first row.
  let top: Int

  /// As many as there are.
  var slotLimit: Int { Int.max }

  func origin(ofSlot slot: Int, _ tile: FramePlan.Tile) -> (x: Int, y: Int) {
    (Int(tile.x), Int(tile.y) - top)
  }

  func bind(slots: Int) throws(RenderError) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }
}
