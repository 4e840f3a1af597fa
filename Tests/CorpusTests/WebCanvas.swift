import Foundation
import SheenCore
import SheenDisplay
import SheenImaging
import SheenTestSupport
import SheenUI
import Testing

/// Recorded operations of the web's canvas, drawn by a `Canvas`, against numbers of its own tests.
@MainActor
enum WebCanvas {
  /// A case: pixels after all operations, or after the first of them.
  static func figures(of line: [String: Any], on renderer: any Renderer) throws -> [Figure] {
    let size = line.numbers("size")
    let operations = line.objects("ops")
    return try line.objects("expected").map { expected in
      let count = expected["after_ops"] as? Int ?? operations.count
      let picture = try picture(Array(operations.prefix(count)), size: size, on: renderer)
      let place = try #require(expected["pixel"] as? [Int])
      let (color, drawn) = (expected.numbers("rgba255"), picture[place[0], place[1]])
      let alpha = Double(drawn.w)
      let errors = (0..<4).filter { $0 == 3 || alpha > 0 && color[3] > 0 }.map { channel in
        let value =
          channel == 3 ? alpha : min(255, (Double(drawn[channel]) * 255 / alpha).rounded())
        return abs(value - color[channel])
      }
      return Figure(
        "\(drawn) for \(color) at \(place)", errors.max() ?? .infinity,
        within: max(expected.number("tolerance", or: 0), 1))
    }
  }

  /// What operations draw on a transparent canvas.
  private static func picture(
    _ lines: [[String: Any]], size: [Double], on renderer: any Renderer
  ) throws -> Pixmap {
    var images = WebImages()
    let operations = try lines.compactMap { line in
      try WebOperation(line) { image in
        try images.add(try pixels(of: image))
      }
    }
    let view = Canvas { context, _ in
      for operation in operations { operation.draw(in: context) }
    }
    let configuration = HostConfiguration(size: Size(size[0], size[1]), assets: images)
    return try renderer.picture(of: ViewHost(view, configuration: configuration).displayList(at: 0))
  }

  /// The pixels of an image: plain regions, or operations of their own.
  private static func pixels(of image: [String: Any]) throws -> Pixmap {
    let size = image.numbers("size")
    let regions = image.objects("regions").map { region -> [String: Any] in
      [
        "op": "fill-rect", "rect": region.numbers("rect"),
        "paint": ["type": "solid", "rgba": region.numbers("rgba255").map { $0 / 255 }],
        "matrix": [1.0, 0, 0, 1, 0, 0], "alpha": 1.0, "composite": "source-over",
      ]
    }
    let operations = regions.isEmpty ? image.objects("ops") : regions
    return try picture(operations, size: size, on: TestRenderers.cpu)
  }
}

/// Images by number.
private struct WebImages: AssetSource {
  private var buffers: [ImageBuffer] = []

  /// Takes an image in.
  ///
  /// - Returns: Its name.
  mutating func add(_ pixels: Pixmap) throws -> String {
    buffers.append(ImageBuffer(pixels))
    return String(buffers.count - 1)
  }

  var imageNames: [String] { buffers.indices.map(String.init) }
  var colorNames: [String] { [] }
  func color(named name: String, isDark: Bool) -> RGBA? { nil }

  func image(named name: String, scale: Double, isDark: Bool) throws(ImageError) -> ImageAsset {
    guard let index = Int(name), buffers.indices.contains(index) else {
      throw ImageError(.noSuchAsset, file: name, cause: "no such image", mend: "")
    }
    return ImageAsset(buffer: buffers[index], scale: 1)
  }
}
