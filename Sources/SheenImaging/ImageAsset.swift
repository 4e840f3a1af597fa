package import SheenCore

/// An image of a catalog, decoded.
package struct ImageAsset: Sendable {
  /// The picture.
  package var buffer: ImageBuffer
  /// Pixels per point; the natural size is the pixel size divided by it.
  package var scale: Double

  /// Makes an asset.
  package init(buffer: ImageBuffer, scale: Double) {
    self.buffer = buffer
    self.scale = scale
  }
}
