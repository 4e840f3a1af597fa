import Foundation
import Sheen
import SheenCore
import SheenTestSupport
import Testing

/// A picture SwiftUI made, and how far another may be from it.
@MainActor
struct AppleCase {
  /// The case as its file has it.
  let entry: [String: Any]
  private let id: String

  /// Finds a case; `nil` where there is no corpus.
  init?(_ id: String) throws {
    guard let folder = Corpus.folder else { return nil }
    let data = try Data(contentsOf: folder.appendingPathComponent("apple/cases.json"))
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let cases = try #require(file?["cases"] as? [[String: Any]])
    entry = try #require(cases.first { $0["id"] as? String == id })
    self.id = id
  }

  /// Expects a view to look as the picture, by the errors of a pixel in 8-bit steps.
  func expect(
    _ view: some View, errors: (_ pixel: SIMD4<UInt8>, _ exact: SIMD4<Double>) -> [Double]
  ) throws {
    let image = try #require(entry["image"] as? [String: Any])
    let canvas = try #require(entry["canvas_pt"] as? [Double])
    let tolerance = try #require(entry["tolerance"] as? [String: Double])
    let ignored = entry["ignore_px"] as? [[Int]] ?? []
    let renderer = ImageRenderer(
      content: view.frame(width: canvas[0], height: canvas[1], alignment: .topLeading)
        .background(Color.white))
    renderer.scale = try #require(image["scale"] as? Double)
    renderer.backend = .cpu
    let picture = try renderer.pixmap(at: 0)
    let reference = try Corpus.picture("apple/\(try #require(image["file"] as? String))")
    var (worst, sum, count) = (0.0, 0.0, 0)
    for y in 0..<min(picture.height, reference.height) {
      for x in 0..<min(picture.width, reference.width)
      where !ignored.contains(where: {
        x >= $0[0] && x < $0[0] + $0[2] && y >= $0[1] && y < $0[1] + $0[3]
      }) {
        for error in errors(picture[x, y], reference.premultiplied(x: x, y: y)) {
          worst = max(worst, error)
          sum += error
          count += 1
        }
      }
    }
    print("\(id): at most \(worst), \(sum / Double(count)) on average")
    #expect(count > 1000)
    #expect(worst <= (tolerance["max"] ?? 0))
    #expect(sum / Double(count) <= (tolerance["mean"] ?? 0))
  }
}
