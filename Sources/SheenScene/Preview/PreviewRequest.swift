/// What a preview's supervisor asks of its window.
package enum PreviewRequest: Codable, Hashable, Sendable {
  /// Opens the window; the first request.
  case open(PreviewSettings)
  /// Shows a scene in place of the last one, at the same time and with the state that can be kept.
  case show(PreviewScene)
  /// Lays a text over the last good picture, until the next scene is shown.
  case failure(String)
  /// Shows a picture that a predecessor saved to this path, a PNG.
  case picture(String)
  /// Closes the window.
  case close
}
