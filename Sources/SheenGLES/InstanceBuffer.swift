internal import CGLES
internal import SheenDisplay

/// A tile as the vertex stage takes it: the inputs of `Shaders/tile.vert`.
struct TileInstance {
  /// The rectangle to draw, in pixels of the target.
  let rectangle: SIMD4<Int32>
  /// Where the grid tile's first pixel lies in the target, its first record, its number of steps.
  let tile: SIMD4<Int32>

  init(_ tile: FramePlan.Tile, x: Int, y: Int, record: Int) {
    let (x, y) = (Int32(x), Int32(y))
    rectangle = SIMD4(x + tile.firstColumn, y, x + tile.endColumn, y + tile.rows)
    self.tile = SIMD4(x, y, Int32(record), tile.stepCount)
  }
}

/// The tiles of one batch on the device.
struct InstanceBuffer: ~Copyable {
  private let buffer = GLHandle(.buffer)
  private let layout = GLHandle(.vertexArray)

  init() {
    glBindVertexArray(layout.name)
    for attribute: GLuint in 0...1 {
      glEnableVertexAttribArray(attribute)
      glVertexAttribDivisor(attribute, 1)
    }
  }

  /// Replaces the instances.
  func upload(_ instances: [TileInstance]) {
    glBindVertexArray(layout.name)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer.name)
    instances.withUnsafeBytes { bytes in
      glBufferData(
        GLenum(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STREAM_DRAW))
    }
  }

  /// Draws some of them in one call.
  func draw(_ range: Range<Int>) {
    let stride = MemoryLayout<TileInstance>.stride
    for attribute in 0...1 {
      let offset = range.lowerBound * stride + attribute * MemoryLayout<SIMD4<Int32>>.stride
      glVertexAttribIPointer(
        GLuint(attribute), 4, GLenum(GL_INT), GLsizei(stride), UnsafeRawPointer(bitPattern: offset))
    }
    glDrawArraysInstanced(GLenum(GL_TRIANGLE_STRIP), 0, 4, GLsizei(range.count))
  }
}
