package import SheenCore

/// An image of a catalog, decoded.
package struct ImageAsset: Sendable {
  /// The picture.
  package var buffer: ImageBuffer
  /// The natural size, in points; the picture covers all of it.
  package var size: Size
  /// Whether the catalog asks for the foreground's colours in place of its own.
  package var isTemplate: Bool

  /// Makes an asset of a picture of any resolution.
  package init(buffer: ImageBuffer, size: Size, isTemplate: Bool = false) {
    self.buffer = buffer
    self.size = size
    self.isTemplate = isTemplate
  }

  /// Makes an asset of a picture of some pixels per point.
  package init(buffer: ImageBuffer, scale: Double, isTemplate: Bool = false) {
    self.init(
      buffer: buffer,
      size: Size(Double(buffer.pixmap.width) / scale, Double(buffer.pixmap.height) / scale),
      isTemplate: isTemplate)
  }

  /// Texels per point, along each axis.
  package var texelsPerPoint: Size {
    Size(Double(buffer.pixmap.width) / size.width, Double(buffer.pixmap.height) / size.height)
  }
}
