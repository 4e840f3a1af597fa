/// What a preview's window tells its supervisor.
package enum PreviewReport: Codable, Hashable, Sendable {
  /// The window is open; `driver` names the display system.
  case opened(driver: String)
  /// The first frame of the scene asked for last is on screen.
  case shown
  /// Somebody asks for the scene to be compiled and loaded anew.
  case reload
  /// The scene asked for last cannot be shown.
  case failed(String)
  /// There is no display to open a window on, and why.
  case noDisplay(String)
  /// The picture on screen was saved to this path, a PNG, for a successor.
  case picture(String)
  /// Somebody gave the window another size, in points.
  case resized(width: Double, height: Double)
  /// Somebody closed the window.
  case closed
}
