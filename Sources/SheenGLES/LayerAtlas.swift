internal import CGLES
internal import SheenCore
internal import SheenDisplay

/// Where the layers of a frame lie in one texture.
enum LayerAtlas {
  /// Where one lies, in texels.
  struct Place {
    var x: Int
    var y: Int
    let width: Int
    let height: Int
  }

  /// Places rectangles side by side in rows, the highest first.
  ///
  /// - Returns: Their places and the extents of all; `nil` where a side would exceed `limit`.
  static func places(
    for rects: [PixelRect], limit: Int
  ) -> (places: [Place], width: Int, height: Int)? {
    var places = rects.map { Place(x: 0, y: 0, width: $0.width, height: $0.height) }
    let area = places.reduce(0) { $0 + $1.width * $1.height }
    var width = places.reduce(1) { max($0, $1.width) }
    while width * width < area { width += width / 4 + 1 }
    width = min(width, limit)
    var (x, y, rowHeight, used) = (0, 0, 0, 0)
    let order = places.indices.sorted {
      (-places[$0].height, $0) < (-places[$1].height, $1)
    }
    for index in order {
      if x + places[index].width > width { (x, y, rowHeight) = (0, y + rowHeight, 0) }
      (places[index].x, places[index].y) = (x, y)
      x += places[index].width
      used = max(used, x)
      rowHeight = max(rowHeight, places[index].height)
    }
    guard used <= width, y + rowHeight <= limit else { return nil }
    return (places, width, y + rowHeight)
  }
}

/// A texture of 32-bit floats that can be drawn into, grown and reused.
struct FloatImage: ~Copyable {
  private(set) var width = 0
  private(set) var height = 0
  private var texture = GLHandle(.texture)
  private var framebuffer = GLHandle(.framebuffer)

  /// Makes an image without texels.
  init() {}

  /// Makes room for a rectangle; what was there may be lost.
  mutating func reserve(
    _ neededWidth: Int, _ neededHeight: Int, limit: Int
  ) throws(RenderError) {
    guard neededWidth > width || neededHeight > height else { return }
    guard max(neededWidth, neededHeight) <= limit else {
      throw .tooLarge(
        "blurs and shadows need \(neededWidth)×\(neededHeight) pixels, the device draws \(limit) "
          + "at most; use --backend cpu")
    }
    let grown = (max(width, neededWidth), max(height, neededHeight))
    // A wide one and a high one must not add up to a huge one.
    let isHuge = grown.0 * grown.1 > 4 * max(neededWidth * neededHeight, 1 << 20)
    (width, height) = isHuge ? (neededWidth, neededHeight) : grown
    texture = GLHandle(.texture)
    framebuffer = GLHandle(.framebuffer)
    TextureUnit.source.activate()
    glBindTexture(GLenum(GL_TEXTURE_2D), texture.name)
    glTexStorage2D(
      GLenum(GL_TEXTURE_2D), 1, GLenum(GL_RGBA32F), GLsizei(width), GLsizei(height))
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
    glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAG_FILTER), GL_NEAREST)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer.name)
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture.name, 0)
    let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
    guard status == GL_FRAMEBUFFER_COMPLETE else {
      throw .device("a layer of \(width)×\(height) pixels is not complete: \(status)")
    }
    try checkGL("allocating layers of \(width)×\(height) pixels")
  }

  /// Makes the image what a unit's samplers read.
  func bind(to unit: TextureUnit) {
    unit.activate()
    glBindTexture(GLenum(GL_TEXTURE_2D), texture.name)
  }

  /// GL's number for what draws into the image.
  var framebufferName: GLuint { framebuffer.name }

  /// Makes a rectangle of the image what is drawn into.
  func bindAsTarget(x: Int, y: Int, width: Int, height: Int) {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebufferName)
    glViewport(GLint(x), GLint(y), GLsizei(width), GLsizei(height))
  }
}
