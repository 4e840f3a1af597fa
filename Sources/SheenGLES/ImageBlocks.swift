internal import CGLES
internal import SheenCore
internal import SheenDisplay
internal import SheenShaders

/// Image texels on the device: one array texture of 256×256 blocks.
///
/// So no image is too large for a texture. Levels stay until their layers are needed.
struct ImageBlocks: ~Copyable {
  /// A level on the device.
  struct Level {
    var firstLayer: Int
    /// Blocks a row.
    var columns: Int
    var width: Int
    var height: Int
  }

  /// A level a frame samples.
  struct Need: Hashable {
    var image: ImageBuffer
    var level: Int32
  }

  private static let side = 1 << Int(ShaderConstants.blockShift)

  private var texture = GLHandle(.texture)
  private var map = LayerMap(capacity: 0)
  /// The most layers the device has.
  private let mostLayers: Int
  /// The layers kept for later frames, beyond which the oldest go.
  private let budget: Int

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - mostLayers: What the device allows.
  ///   - budget: The layers to keep for later frames, 256 KB each.
  init(mostLayers: Int, budget: Int) {
    self.mostLayers = mostLayers
    self.budget = min(budget, mostLayers)
  }

  /// Brings levels to the device and binds the texture.
  ///
  /// - Throws: `RenderError.tooLarge` where one frame needs more layers than there are.
  mutating func prepare(_ needs: [Need]) throws(RenderError) -> [Need: Level] {
    TextureUnit.blocks.activate()
    glBindTexture(GLenum(GL_TEXTURE_2D_ARRAY), texture.name)
    map.beginFrame()
    let total = needs.reduce(1) { $0 + Self.blockCount($1) }
    guard total <= mostLayers else {
      throw .tooLarge(
        "the images of one frame need \(total) blocks of 256×256 texels, the device has "
          + "\(mostLayers); use smaller images or --backend cpu")
    }
    if map.capacity == 0 { try allocate(total) }
    if let levels = try place(needs) { return levels }
    if map.capacity < budget, let levels = try grown(total, needs) { return levels }
    // What this frame uses lies scattered, or is more than was ever needed before.
    try allocate(max(total, map.capacity))
    return try place(needs) ?? [:]
  }

  private mutating func grown(_ total: Int, _ needs: [Need]) throws(RenderError) -> [Need: Level]? {
    try allocate(max(total, map.capacity + 1))
    return try place(needs)
  }

  private mutating func place(_ needs: [Need]) throws(RenderError) -> [Need: Level]? {
    var levels: [Need: Level] = [:]
    var missing: [Need] = []
    for need in needs {
      if let layers = map.layers(of: need.image, level: need.level) {
        levels[need] = Self.level(need, layers)
      } else {
        missing.append(need)
      }
    }
    for need in missing {
      let count = Self.blockCount(need)
      guard let layers = map.place(need.image, level: need.level, count: count) else { return nil }
      upload(need.image.level(Int(need.level)), to: layers.lowerBound)
      levels[need] = Self.level(need, layers)
    }
    try checkGL("sending images to the device")
    return levels
  }

  /// Makes an empty texture of at least so many layers, a power of two where the device allows it.
  private mutating func allocate(_ layers: Int) throws(RenderError) {
    var capacity = 8
    while capacity < layers { capacity *= 2 }
    capacity = min(capacity, mostLayers)
    texture = GLHandle(.texture)
    glBindTexture(GLenum(GL_TEXTURE_2D_ARRAY), texture.name)
    glTexStorage3D(
      GLenum(GL_TEXTURE_2D_ARRAY), 1, GLenum(GL_RGBA8UI), GLsizei(Self.side), GLsizei(Self.side),
      GLsizei(capacity))
    glTexParameteri(GLenum(GL_TEXTURE_2D_ARRAY), GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
    glTexParameteri(GLenum(GL_TEXTURE_2D_ARRAY), GLenum(GL_TEXTURE_MAG_FILTER), GL_NEAREST)
    map.reset(capacity: capacity)
    try checkGL("allocating \(capacity) image blocks")
  }

  private func upload(_ picture: Pixmap, to firstLayer: Int) {
    let columns = Self.blocks(picture.width)
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(picture.bytesPerRow / 4))
    picture.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<Self.blocks(picture.height) {
        for column in 0..<columns {
          let (x, y) = (column * Self.side, row * Self.side)
          glTexSubImage3D(
            GLenum(GL_TEXTURE_2D_ARRAY), 0, 0, 0, GLint(firstLayer + row * columns + column),
            GLsizei(min(Self.side, picture.width - x)), GLsizei(min(Self.side, picture.height - y)),
            1, GLenum(GL_RGBA_INTEGER), GLenum(GL_UNSIGNED_BYTE),
            base + y * picture.bytesPerRow + x * 4)
        }
      }
    }
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
  }

  private static func blocks(_ extent: Int) -> Int { (extent + side - 1) / side }

  private static func blockCount(_ need: Need) -> Int {
    let picture = need.image.level(Int(need.level))
    return blocks(picture.width) * blocks(picture.height)
  }

  private static func level(_ need: Need, _ layers: Range<Int>) -> Level {
    let picture = need.image.level(Int(need.level))
    return Level(
      firstLayer: layers.lowerBound, columns: blocks(picture.width), width: picture.width,
      height: picture.height)
  }
}
