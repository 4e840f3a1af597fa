import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// What is blurred in the tests: a radius in points, a scale, and something to blur.
struct BlurCase: CustomTestStringConvertible, Sendable {
  var radius: Double
  var scale: Double
  var content: Content

  /// Kinds of content.
  enum Content: String, CaseIterable {
    case edge, disc, lines, image, gradient, group
  }

  /// Every radius with every content, every scale with every radius and every content.
  static let all: [BlurCase] = {
    let radii = [0.5, 1, 2, 4, 8, 16, 32, 64]
    let scales = [1, 1.5, 2, 3]
    return radii.enumerated().flatMap { row, radius in
      Content.allCases.enumerated().map { column, content in
        BlurCase(radius: radius, scale: scales[(row + column) % 4], content: content)
      }
    }
  }()

  var testDescription: String { "\(content.rawValue) of radius \(radius) at scale \(scale)" }

  /// The size of the picture in points.
  static let size = Size(56, 40)

  static func fill(_ id: UInt64, _ shape: Shape, _ paint: Paint) -> DisplayItem {
    DisplayItem(id: ItemID(id), content: .fill(shape, paint))
  }

  static func disc(_ x: Double, _ y: Double, _ r: Double) -> Shape {
    let k = 0.5522847498 * r
    return .path(
      Outline([
        .move(Point(x + r, y)), .cubic(Point(x + r, y + k), Point(x + k, y + r), Point(x, y + r)),
        .cubic(Point(x - k, y + r), Point(x - r, y + k), Point(x - r, y)),
        .cubic(Point(x - r, y - k), Point(x - k, y - r), Point(x, y - r)),
        .cubic(Point(x + k, y - r), Point(x + r, y - k), Point(x + r, y)), .close,
      ]))
  }

  static let picture: ImageBuffer = {
    var random = SeededGenerator(seed: 11)
    var picture = Pixmap(width: 30, height: 24)
    for y in 0..<24 {
      for x in 0..<30 {
        let alpha = (x / 5 + y / 4).isMultiple(of: 3) ? 120 : 255
        picture[x, y] = SIMD4(
          UInt8(random.integer(0...alpha)), UInt8(alpha * x / 30), UInt8(alpha * y / 24),
          UInt8(alpha))
      }
    }
    return ImageBuffer(picture)
  }()

  /// The content, an item of its own without any effect.
  var item: DisplayItem {
    let orange = Paint.solid(RGBA(0.9, 0.5, 0.1))
    switch content {
    case .edge: return Self.fill(2, .rect(Rect(-20, -20, 45, 50)), orange)
    case .disc: return Self.fill(2, Self.disc(30, 18, 14), .solid(RGBA(0.2, 0.3, 0.9, 0.8)))
    case .lines:
      let lines = (0..<5).map { index in
        let x = Double(index * 11)
        return Self.fill(UInt64(10 + index), .rect(Rect(x, 3, 0.6, 33)), orange)
      }
      return DisplayItem(id: ItemID(2), content: .group(lines))
    case .image:
      return Self.fill(
        2, .rect(Rect(8, 6, 30, 24)), .image(ImagePaint(Self.picture, in: Rect(8, 6, 30, 24))))
    case .gradient:
      let ramp = ColorRamp([
        ColorRamp.Stop(0, RGBA(1, 0, 0)), ColorRamp.Stop(0.5, RGBA(0, 1, 0, 0.4)),
        ColorRamp.Stop(1, RGBA(0, 0, 1)),
      ])
      return Self.fill(
        2, .rect(Rect(-4, 10, 40, 26)),
        .linear(LinearPaint(ramp, from: Point(0, 0), to: Point(30, 36))))
    case .group:
      return DisplayItem(
        id: ItemID(2),
        content: .group([
          Self.fill(3, .rect(Rect(5, 5, 30, 20)), orange),
          Self.fill(4, Self.disc(34, 22, 11), .solid(RGBA(0, 0.6, 0.4))),
        ]), opacity: 0.7)
    }
  }

  /// The item, changed, on a pale ground.
  func list(_ change: (inout DisplayItem) -> Void) -> DisplayList {
    // A group around it, so that what the item has already comes first.
    var item = DisplayItem(id: ItemID(1), content: .group([item]))
    change(&item)
    let ground = Self.fill(
      9, .rect(Rect(0, 0, Self.size.width, Self.size.height)), .solid(RGBA(0.9, 0.95, 1)))
    return DisplayList(size: Self.size, scale: scale, items: [ground, item])
  }
}

extension Pixmap {
  /// The largest difference from an exact picture, in 8-bit steps.
  func largestError(from exact: EffectReference.Picture) -> (error: Double, x: Int, y: Int) {
    var worst = (error: 0.0, x: 0, y: 0)
    for y in 0..<height {
      for x in 0..<width {
        let color = exact[x, y]
        for channel in 0..<4 {
          let error = abs(Double(self[x, y][channel]) - min(max(color[channel], 0), 1) * 255)
          if error > worst.error { worst = (error, x, y) }
        }
      }
    }
    return worst
  }
}
