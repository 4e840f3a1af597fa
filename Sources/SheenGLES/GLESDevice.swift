internal import CGLES

/// What a context draws with, as the driver tells it.
package struct GLESDevice: Hashable, Sendable {
  /// The driver's name of the renderer, such as `llvmpipe (LLVM 15.0.6, 256 bits)`.
  package let renderer: String
  /// The driver's version string, such as `OpenGL ES 3.2 Mesa 22.3.6`.
  package let version: String
  /// Whether a CPU draws: the device says so, or the renderer is one of the known rasterisers.
  package let isSoftware: Bool
  /// The largest extent of a texture, in texels.
  package let largestTexture: Int
  /// The largest extent of what can be drawn into, in pixels.
  package let largestTarget: Int
  /// The most layers of an array texture.
  package let mostLayers: Int
  /// Whether 32-bit float textures can be drawn into.
  package let hasFloatTargets: Bool

  /// What the device lacks that some pictures need, and which; `nil` for nothing.
  package var limitation: String? { hasFloatTargets ? nil : Self.noFloatTargets }

  static let noFloatTargets = "no EXT_color_buffer_float, which blurs, shadows and backdrops need"

  /// Asks the current context.
  init(isKnownSoftware: Bool) {
    renderer = Self.string(GL_RENDERER)
    version = Self.string(GL_VERSION)
    let name = renderer.lowercased()
    isSoftware =
      isKnownSoftware
      || ["llvmpipe", "softpipe", "swrast", "swiftshader"].contains { name.contains($0) }
    largestTexture = Self.integer(GL_MAX_TEXTURE_SIZE)
    mostLayers = Self.integer(GL_MAX_ARRAY_TEXTURE_LAYERS)
    largestTarget = min(
      Self.integer(GL_MAX_RENDERBUFFER_SIZE), Self.integer(GL_MAX_VIEWPORT_DIMS))
    hasFloatTargets = Self.string(GL_EXTENSIONS).split(separator: " ").contains(
      "GL_EXT_color_buffer_float")
  }

  private static func string(_ name: Int32) -> String {
    glGetString(GLenum(name)).map { String(cString: $0) } ?? ""
  }

  private static func integer(_ name: Int32) -> Int {
    var values: (GLint, GLint) = (0, 0)
    withUnsafeMutablePointer(to: &values) {
      $0.withMemoryRebound(to: GLint.self, capacity: 2) { glGetIntegerv(GLenum(name), $0) }
    }
    return Int(values.0)
  }
}
