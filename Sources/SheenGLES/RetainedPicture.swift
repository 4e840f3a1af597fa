internal import CGLES
internal import SheenCore
internal import SheenDisplay

/// A picture that stays on the device: tiles are drawn into their places, and it can be sampled.
struct RetainedPicture: ~Copyable, DrawingTarget {
  let width: Int
  let height: Int
  private let texture = GLHandle(.texture)
  private let framebuffer = GLHandle(.framebuffer)

  /// Makes a transparent picture.
  init(width: Int, height: Int) throws(RenderError) {
    self.width = width
    self.height = height
    bindTexture()
    glTexStorage2D(
      GLenum(GL_TEXTURE_2D), 1, GLenum(GL_RGBA8), GLsizei(width), GLsizei(height))
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAG_FILTER), GL_NEAREST)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer.name)
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture.name, 0)
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GL_FRAMEBUFFER_COMPLETE else {
      throw .device("a picture of \(width)×\(height) pixels is not complete: \(status)")
    }
    glClearColor(0, 0, 0, 0)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
    try checkGL("allocating a picture of \(width)×\(height) pixels")
  }

  /// As many as there are.
  var slotLimit: Int { Int.max }

  func origin(ofSlot slot: Int, _ tile: FramePlan.Tile) -> (x: Int, y: Int) {
    (Int(tile.x), Int(tile.y))
  }

  func bind(slots: Int) throws(RenderError) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer.name)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }

  /// Binds the texture to the unit that is active.
  func bindTexture() { glBindTexture(GLenum(GL_TEXTURE_2D), texture.name) }

  /// Replaces rectangles by those of another picture of the same size.
  func upload(_ pixmap: Pixmap, _ rects: [PixelRect]) {
    bindTexture()
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(pixmap.bytesPerRow / 4))
    pixmap.withUnsafeBytes { bytes in
      for rect in rects where !rect.isEmpty {
        glTexSubImage2D(
          GLenum(GL_TEXTURE_2D), 0, GLint(rect.x), GLint(rect.y), GLsizei(rect.width),
          GLsizei(rect.height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
          bytes.baseAddress?.advanced(by: rect.y * pixmap.bytesPerRow + rect.x * 4))
      }
    }
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
  }

  /// Reads the whole picture back.
  func read() -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer.name)
    glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), GLint(pixmap.bytesPerRow / 4))
    pixmap.withUnsafeMutableBytes { bytes in
      glReadPixels(
        0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        bytes.baseAddress)
    }
    glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), 0)
    return pixmap
  }
}
