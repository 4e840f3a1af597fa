/// What a render writes.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// One still, or an animated PNG where there are several frames.
  case png
  /// An animated PNG.
  case apng
  /// Raw frames: 8-bit RGBA, straight alpha, top row first, no header.
  case rgba
}
