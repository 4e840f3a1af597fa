/// What a renderer may use of its device.
package struct GLESLimits: Hashable, Sendable {
  /// The largest extent of a target in pixels, at least one tile.
  package var largestTarget: Int
  /// The largest extent of a texture in texels.
  package var largestTexture: Int
  /// The most layers of an array texture; one holds 256×256 texels of an image.
  package var mostLayers: Int
  /// The layers kept for later frames; 1,024 are 256 MB.
  package var layerBudget = 1024

  /// Whether 32-bit float textures can be drawn into, as blurs and shadows need.
  package var hasFloatTargets: Bool

  /// Everything a device has.
  package init(_ device: GLESDevice) {
    largestTarget = device.largestTarget
    largestTexture = device.largestTexture
    mostLayers = device.mostLayers
    hasFloatTargets = device.hasFloatTargets
  }
}
