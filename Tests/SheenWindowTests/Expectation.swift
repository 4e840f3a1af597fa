import Foundation
import SheenCore
import SheenImaging
import SheenScene

/// What a window should look like, from the picture that `sheen render` writes.
enum Expectation {
  private static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "sheen").path(percentEncoded: false)

  /// A scene drawn by the CPU renderer without a display, over the light checkerboard.
  static func picture(
    _ scene: PreviewScene, width: Double, height: Double, scale: Double = 1, at time: Double = 0,
    pointer: String? = nil
  ) throws -> Pixmap {
    let file = scratchPath("window-expected.png")
    defer { try? FileManager.default.removeItem(atPath: file) }
    let status = try ChildProgram.run(
      [
        tool, "render", scene.object ?? "", "-o", file, "--size", "\(width)x\(height)", "--scale",
        "\(scale)", "--at", "\(time)", "--backend", "cpu", "-q",
      ] + (pointer.map { ["--pointer", $0] } ?? [])
    ).status
    guard status == 0 else { throw Failure("sheen render: status \(status)") }
    return onBoard(try ImageFile.loadStraight(file), scale: scale)
  }

  /// Squares of 8 points, white at the top left, then a gray of 229.
  private static func onBoard(_ image: StraightImage, scale: Double) -> Pixmap {
    let side = Int((8 * scale).rounded())
    var picture = Pixmap(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let gray = (x / side + y / side) % 2 == 0 ? 255.0 : 229.0
        let straight = SIMD4<Double>(image[x, y]) / 257
        let alpha = straight.w
        // Back to the premultiplied value the file was made from; the rounding undoes itself.
        let color = (straight * alpha / 255).rounded(.toNearestOrAwayFromZero)
        let below = (gray * (255 - alpha) / 255).rounded()
        let pixel = SIMD4<UInt8>((color + below).rounded(.toNearestOrAwayFromZero))
        picture[x, y] = SIMD4(pixel.x, pixel.y, pixel.z, 255)
      }
    }
    return picture
  }

  /// The first pixel in which two pictures differ by more than a tolerance, in words.
  static func difference(_ a: Pixmap, _ b: Pixmap, tolerance: Int = 0, ignoring: [PixelRect] = [])
    -> String?
  {
    guard a.width == b.width, a.height == b.height else {
      return "\(a.width)×\(a.height) and \(b.width)×\(b.height) pixels"
    }
    for y in 0..<a.height {
      for x in 0..<a.width where !ignoring.contains(where: { $0.holds(x, y) }) {
        let (p, q) = (
          SIMD4<Int>(truncatingIfNeeded: a[x, y]), SIMD4<Int>(truncatingIfNeeded: b[x, y])
        )
        let worst = (0..<4).map { abs(p[$0] - q[$0]) }.max() ?? 0
        if worst > tolerance { return "(\(x), \(y)): \(a[x, y]) and \(b[x, y])" }
      }
    }
    return nil
  }
}

extension PixelRect {
  /// Whether a pixel lies inside.
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
