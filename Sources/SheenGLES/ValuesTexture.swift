internal import CGLES
internal import SheenDisplay
internal import SheenShaders

/// The texture plan data travels in: four floats a texel, rows of 1,024, grown and reused.
struct ValuesTexture: ~Copyable {
  private static let columns = 1 << Int(ShaderConstants.valuesColumnShift)

  /// The most texels there is room for.
  let limit: Int
  private var texture = GLHandle(.texture)
  private var rows = 0
  private var padded: [SIMD4<Float>] = []

  /// Makes an empty texture.
  ///
  /// - Parameter limit: The most rows, at most what the device has.
  init(limit: Int) {
    // 2^21 texels keep every index exact as a float and every device of OpenGL ES 3.0 has room.
    self.limit = min(limit, 2048) * Self.columns
  }

  /// Replaces the texels and binds the texture.
  mutating func upload(_ texels: [SIMD4<Float>]) throws(RenderError) {
    TextureUnit.values.activate()
    let needed = max(1, (texels.count + Self.columns - 1) / Self.columns)
    if needed > rows {
      var capacity = max(rows, 16)
      while capacity < needed { capacity *= 2 }
      texture = GLHandle(.texture)
      rows = capacity
      glBindTexture(GLenum(GL_TEXTURE_2D), texture.name)
      glTexStorage2D(
        GLenum(GL_TEXTURE_2D), 1, GLenum(GL_RGBA32F), GLsizei(Self.columns), GLsizei(rows))
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAG_FILTER), GL_NEAREST)
      try checkGL("allocating \(rows) rows of plan data")
    } else {
      glBindTexture(GLenum(GL_TEXTURE_2D), texture.name)
    }
    padded.removeAll(keepingCapacity: true)
    padded.append(contentsOf: texels)
    let rest = needed * Self.columns - texels.count
    padded.append(contentsOf: repeatElement(SIMD4<Float>(repeating: 0), count: rest))
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
    padded.withUnsafeBytes { bytes in
      glTexSubImage2D(
        GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(Self.columns), GLsizei(needed), GLenum(GL_RGBA),
        GLenum(GL_FLOAT), bytes.baseAddress)
    }
  }
}
