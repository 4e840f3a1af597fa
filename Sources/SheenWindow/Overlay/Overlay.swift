package import SheenCore
package import SheenDisplay

/// What a preview window shows above the scene: messages, help and what the engine is doing.
///
/// The items are drawn by Sheen itself, in points, so they look the same at any scale; their
/// identities never meet those of a scene. They take no part in the scene's time or damage.
package struct Overlay: Equatable, Sendable {
  /// The fonts; without any, nothing that needs words is drawn, and `words` is for standard error.
  package var fonts: OverlayFonts?
  /// A message over the last good picture; may have many lines.
  package var error: String?
  /// Whether the keys are listed.
  package var showsHelp = false
  /// The pixels redrawn in the last frame.
  package var damage: [PixelRect] = []
  /// Where the pointer has an effect.
  package var regions: [Region] = []
  /// Where views are.
  package var frames: [Frame] = []
  /// Frame times and counts.
  package var statistics: FrameStatistics?
  /// How the scene's time runs; drawn where it does not simply run.
  package var playback = Playback()
  /// A short message that goes away by itself, such as `saved card.png`.
  package var notice: String?

  /// A place where the pointer has an effect.
  package struct Region: Equatable, Sendable {
    /// The outline in the picture's points.
    package var outline: Outline
    /// The name of its group; empty for none.
    package var label: String
    /// Whether the pointer has its effect there now.
    package var isActive: Bool

    /// Makes a region.
    package init(outline: Outline, label: String, isActive: Bool) {
      self.outline = outline
      self.label = label
      self.isActive = isActive
    }
  }

  /// The frame of a view.
  package struct Frame: Equatable, Sendable {
    /// The corners in the picture's points, in order around the frame.
    package var corners: [Point]
    /// The name of the view.
    package var label: String
    /// How deep the view lies in the tree, from 0.
    package var depth: Int

    /// Makes a frame.
    package init(corners: [Point], label: String, depth: Int) {
      self.corners = corners
      self.label = label
      self.depth = depth
    }
  }

  /// How the scene's time runs.
  package struct Playback: Equatable, Sendable {
    /// Whether it stands still.
    package var isPaused: Bool
    /// Seconds of the scene a second.
    package var speed: Double
    /// The scene's time in seconds.
    package var time: Double

    /// Makes a playback; by default one that simply runs.
    package init(isPaused: Bool = false, speed: Double = 1, time: Double = 0) {
      self.isPaused = isPaused
      self.speed = speed
      self.time = time
    }

    /// Whether the time simply runs.
    package var isPlain: Bool { !isPaused && speed == 1 }
  }

  /// Makes an overlay that shows nothing.
  package init(fonts: OverlayFonts?) { self.fonts = fonts }

  /// What to draw above a scene.
  ///
  /// - Parameters:
  ///   - size: The extent of the picture in points.
  ///   - scale: Pixels per point.
  /// - Returns: Items in the coordinates of the picture, empty where nothing is shown.
  package func items(size: Size, scale: Double) -> [DisplayItem] {
    guard size.width > 0, size.height > 0, scale > 0, scale.isFinite else { return [] }
    var canvas = OverlayCanvas(size: size, scale: scale, fonts: fonts)
    drawDamage(on: &canvas)
    drawFrames(on: &canvas)
    drawRegions(on: &canvas)
    if let statistics { draw(statistics, on: &canvas) }
    let bottom = drawStatus(on: &canvas)
    if let error { draw(error, above: bottom, on: &canvas) }
    if showsHelp { drawHelp(on: &canvas) }
    return canvas.items
  }

  /// The messages in words, for standard error where there are no fonts.
  package var words: [String] {
    var lines: [String] = []
    if let error { lines.append(error) }
    if let notice { lines.append(notice) }
    if showsHelp { lines += KeyHelp.all.map { "\($0.keys.joined(separator: " "))  \($0.meaning)" } }
    return lines
  }
}
