package import SheenCore

/// What a window is opened with.
package struct WindowSettings: Hashable, Sendable {
  /// The words in its title bar.
  package var title: String
  /// The extent of the picture in points.
  package var size: Size
  /// Pixels per point; `nil` for those of the display.
  package var scale: Double?

  /// Makes settings.
  package init(title: String, size: Size, scale: Double? = nil) {
    self.title = title
    self.size = size
    self.scale = scale
  }
}
