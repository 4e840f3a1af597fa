import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenWindow

/// An overlay, and pictures of it.
enum OverlayFixture {
  static let fonts = OverlayFonts.usual()

  static func overlay(_ change: (inout Overlay) -> Void) -> Overlay {
    var overlay = Overlay(fonts: fonts)
    change(&overlay)
    return overlay
  }

  /// An overlay over a picture of one colour.
  static func list(
    _ overlay: Overlay, size: Size = Size(480, 360), scale: Double = 1,
    over color: RGBA = .white
  ) -> DisplayList {
    let scene = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(0, 0, size.width, size.height)), .solid(color)))
    return DisplayList(
      size: size, scale: scale, items: [scene] + overlay.items(size: size, scale: scale))
  }

  static func picture(
    _ overlay: Overlay, size: Size = Size(480, 360), scale: Double = 1,
    over color: RGBA = .white
  ) throws -> Pixmap {
    try TestRenderers.cpu.picture(of: list(overlay, size: size, scale: scale, over: color))
  }

  /// Everything at once.
  static var full: Overlay {
    overlay { overlay in
      overlay.error = """
        Card.swift:12:18: error: cannot find 'Colour' in scope
            Colour.red.frame(width: 100)
            ^~~~~~
        Card.swift:3:8: note: did you mean 'Color'?
        """
      overlay.damage = [
        PixelRect(x: 64, y: 32, width: 64, height: 16),
        PixelRect(x: 128, y: 32, width: 64, height: 16),
      ]
      overlay.regions = [
        Overlay.Region(
          outline: Outline([
            .move(Point(20, 60)), .line(Point(140, 60)),
            .cubic(Point(180, 60), Point(180, 140), Point(140, 140)), .line(Point(20, 140)),
            .close,
          ]), label: "card 1", isActive: true),
        Overlay.Region(
          outline: Outline([
            .move(Point(200, 60)), .line(Point(240, 60)), .line(Point(240, 140)), .close,
          ]), label: "", isActive: false),
      ]
      overlay.frames = [
        Overlay.Frame(
          corners: [Point(10, 10), Point(300, 10), Point(300, 200), Point(10, 200)],
          label: "VStack", depth: 1),
        Overlay.Frame(
          corners: [Point(10, 10), Point(120, 10), Point(120, 50), Point(10, 50)],
          label: "Color", depth: 2),
      ]
      overlay.statistics = statistics
      overlay.playback = Overlay.Playback(isPaused: true, speed: 0.25, time: 1.25)
      overlay.notice = "saved card.png"
      overlay.showsHelp = true
    }
  }

  static var statistics: FrameStatistics {
    var statistics = FrameStatistics()
    statistics.interval = 1.0 / 60
    for index in 0..<120 {
      let isLate = index % 31 == 7
      let isVeryLate = index == 70
      statistics.record(frameTime: isVeryLate ? 0.052 : isLate ? 0.033 : 0.0166)
    }
    statistics.frameCount = 1234
    statistics.wakeUpCount = 1251
    statistics.dirtyTileCount = 12
    statistics.tileCount = 540
    statistics.drawTime = 0.0021
    statistics.renderer = "CPU, 2 threads"
    return statistics
  }
}
