import Foundation
import SheenCore
import SheenScene

extension WindowTests {
  func settings(
    _ title: String, scale: Double? = nil, backend: String = "cpu", width: Double = 240,
    height: Double = 180
  ) -> PreviewSettings {
    PreviewSettings(title: title, width: width, height: height, scale: scale, backend: backend)
  }

  /// Waits until the window shows a picture.
  func expect(
    _ picture: Pixmap, in window: PreviewWindow, tolerance: Int = 0, ignoring: [PixelRect] = [],
    _ what: String = "the picture"
  ) throws {
    var difference: String?
    // A compositor's pointer is in the last corner.
    let corner = PixelRect(
      x: VirtualDisplay.outputWidth - 16, y: VirtualDisplay.outputHeight - 16, width: 16,
      height: 16)
    let ignored = try ignoring + (window.display.isWayland ? [corner] : [])
    do {
      _ = try eventually(what, within: 15) {
        let shot = try window.screenshot(width: picture.width, height: picture.height)
        difference = Expectation.difference(
          shot, picture, tolerance: tolerance, ignoring: ignored)
        return difference == nil ? true : nil
      }
    } catch {
      throw Failure("\(what): \(difference ?? "\(error)"); \(window.errors)")
    }
  }

  /// Frames and wake-ups of the window during some seconds in which nothing happens.
  func activity(
    of window: PreviewWindow, seconds: Double
  ) throws -> (frames: Int, wakeUps: Int) {
    try window.settle()
    let (lines, wakeUps) = (window.log.count, window.child.wakeUpCount)
    Thread.sleep(forTimeInterval: seconds)
    let frames = window.log.dropFirst(lines).count { $0.kind == "frame" }
    return (frames, window.child.wakeUpCount - wakeUps)
  }
}
