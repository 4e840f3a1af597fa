import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Compositing on both renderers against numbers of the web platform's own tests.
@Suite struct BlendCorpusTests {
  private static let operators: [String: Blend] = [
    "source-over": .normal, "copy": .copy, "source-in": .sourceIn, "source-out": .sourceOut,
    "source-atop": .sourceAtop, "destination-over": .destinationOver,
    "destination-in": .destinationIn, "destination-out": .destinationOut,
    "destination-atop": .destinationAtop, "lighter": .plusLighter, "xor": .xor,
  ]

  /// Cases Sheen has no equal of: gradients between circles of two centres, and operators that erase
  /// outside a clip.
  private static func excuse(_ line: [String: Any]) -> String? {
    for operation in line["ops"] as? [[String: Any]] ?? [] {
      if let paint = operation["paint"] as? [String: Any], paint["type"] as? String == "radial",
        let from = paint["circle0"] as? [Double], let to = paint["circle1"] as? [Double],
        from[0] != to[0] || from[1] != to[1]
      {
        return "a gradient between two circles"
      }
      let mode = operators[operation["composite"] as? String ?? ""]
      if mode?.reachesBeyondSource == true, !(operation["clips"] as? [Any] ?? []).isEmpty {
        return "an operator that erases, under a clip"
      }
    }
    return nil
  }

  @Test(arguments: ["cpu", "software"])
  func canvas(backend: String) throws {
    guard let renderer = try TestRenderers.make(backend) else { return }
    var (compared, excused) = (0, [String: Int]())
    for line in try Corpus.lines("wpt-numeric/canvas.jsonl") {
      let id = try #require(line["id"] as? String)
      if let reason = Self.excuse(line) {
        excused[reason, default: 0] += 1
        continue
      }
      let picture = WebCanvas(operators: Self.operators)
      let operations = try #require(line["ops"] as? [[String: Any]])
      for expected in try #require(line["expected"] as? [[String: Any]]) {
        let count = expected["after_ops"] as? Int ?? operations.count
        let list = try picture.list(
          Array(operations.prefix(count)), size: try #require(line["size"] as? [Double]))
        let place = try #require(expected["pixel"] as? [Int])
        let color = try #require(expected["rgba255"] as? [Double])
        let tolerance = max(expected["tolerance"] as? Double ?? 0, 1)
        let drawn = try renderer.picture(of: list)[place[0], place[1]]
        let alpha = Double(drawn.w)
        for channel in 0..<4 where channel == 3 || (alpha > 0 && color[3] > 0) {
          let value =
            channel == 3 ? alpha : min(255, (Double(drawn[channel]) * 255 / alpha).rounded())
          #expect(
            abs(value - color[channel]) <= tolerance,
            "\(id) at \(place), channel \(channel): \(value) instead of \(color[channel])")
        }
        compared += 1
      }
    }
    print("canvas on \(backend): \(compared) pixels, excused: \(excused)")
    #expect(Corpus.folder == nil || compared >= 200)
  }
}
