package import Foundation
package import SheenCore
internal import SheenImaging

/// The outside references: where they are, and how to read them.
package enum Corpus {
  /// The folder named by `SHEEN_CORPUS`, by default `../shared/corpus`; `nil` where it is absent.
  package static let folder = existing("SHEEN_CORPUS", default: "../shared/corpus")
  /// The folder named by `SHEEN_SEEDS`, by default `../shared/seeds`; `nil` where it is absent.
  package static let seeds = existing("SHEEN_SEEDS", default: "../shared/seeds")

  private static func existing(_ variable: String, default path: String) -> URL? {
    let chosen = ProcessInfo.processInfo.environment[variable] ?? path
    let url = URL(fileURLWithPath: chosen)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("skipped: \(url.path) is not there; set \(variable) to the folder of reference data")
    return nil
  }

  /// The objects of a `.jsonl` file, one a line.
  package static func lines(_ file: String) throws -> [[String: Any]] {
    guard let folder else { return [] }
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return try text.split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// A reference picture with 16-bit samples.
  package static func picture(_ file: String) throws -> ReferencePicture {
    try picture(atPath: (folder ?? URL(fileURLWithPath: "/")).appendingPathComponent(file).path)
  }

  /// The picture of a PNG file anywhere.
  package static func picture(atPath path: String) throws -> ReferencePicture {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    return ReferencePicture(try PNG.decode(bytes, named: path))
  }
}

/// A decoded reference: exact values to compare 8-bit pixels with.
package struct ReferencePicture {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  private let samples: [UInt16]

  init(_ image: StraightImage) {
    width = image.width
    height = image.height
    samples = image.words
  }

  /// The premultiplied colour of a pixel, 0…1.
  package func premultiplied(x: Int, y: Int) -> SIMD4<Double> {
    let at = (y * width + x) * 4
    let alpha = Double(samples[at + 3]) / 65535
    return SIMD4(
      Double(samples[at]) / 65535 * alpha, Double(samples[at + 1]) / 65535 * alpha,
      Double(samples[at + 2]) / 65535 * alpha, alpha)
  }

  /// The picture with 8-bit samples, premultiplied.
  package var pixmap: Pixmap {
    var result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color = premultiplied(x: x, y: y)
        result[x, y] = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(color * 255 + 0.5))
      }
    }
    return result
  }

  /// The largest difference of a picture from this reference, in 8-bit steps, and where it is.
  package func largestError(
    of picture: Pixmap, skipping skipped: Set<SIMD2<Int>> = []
  ) -> (error: Double, x: Int, y: Int) {
    guard picture.width == width, picture.height == height else { return (255, 0, 0) }
    var worst = (error: 0.0, x: 0, y: 0)
    for y in 0..<height {
      for x in 0..<width where !skipped.contains(SIMD2(x, y)) {
        let exact = premultiplied(x: x, y: y) * 255
        let stored = picture[x, y]
        for channel in 0..<4 {
          let error = abs(Double(stored[channel]) - exact[channel])
          if error > worst.error { worst = (error, x, y) }
        }
      }
    }
    return worst
  }
}
