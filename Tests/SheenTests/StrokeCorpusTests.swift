import Foundation
import Sheen
import SheenCore
import SheenTestSupport
import Testing

/// Stroked shapes against pictures SwiftUI made, each within the tolerance of its case.
@MainActor
@Suite struct StrokeCorpusTests {
  private static let gradient = LinearGradient(
    colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom)

  private static func channel(_ value: Double) -> Double { value / 255 }

  /// The capture has the ring half a pixel to the right of the grid that views snap to.
  private static var ring: some View {
    ZStack {
      Circle().offset(x: 0.5 / 3).stroke(
        Color(red: channel(8), green: channel(8), blue: channel(8), opacity: channel(15)),
        lineWidth: 2)
      Circle().offset(x: 0.5 / 3).stroke(
        LinearGradient(
          colors: [
            Color(red: channel(13), green: channel(133), blue: channel(35)),
            Color(red: channel(13), green: channel(168), blue: channel(171)),
          ], startPoint: UnitPoint(x: 0.1464466, y: 0.1464466),
          endPoint: UnitPoint(x: 0.8535534, y: 0.8535534)), lineWidth: 2)
    }
    .frame(width: 48, height: 48)
    .padding()
    .background(Color.white)
  }

  private static var views: [String: AnyView] {
    [
      "gradient-stroke-circle": AnyView(
        Circle().stroke(gradient, lineWidth: 2).frame(width: 8, height: 8).padding(2)),
      "gradient-stroke-rect": AnyView(
        Color.clear.frame(width: 8, height: 8)
          .overlay { Rectangle().stroke(gradient, lineWidth: 1) }.padding(2)),
      "ring-linear-gradient": AnyView(ring),
    ]
  }

  @Test(arguments: ["gradient-stroke-circle", "gradient-stroke-rect", "ring-linear-gradient"])
  func strokesLookAsTheOriginals(id: String) throws {
    guard let folder = Corpus.folder else { return }
    let data = try Data(contentsOf: folder.appendingPathComponent("apple/cases.json"))
    let file = try JSONSerialization.jsonObject(with: data)
    let all = (file as? [[String: Any]]) ?? (file as? [String: Any])?["cases"] as? [[String: Any]]
    let entry = try #require(all?.first { $0["id"] as? String == id })
    let image = try #require(entry["image"] as? [String: Any])
    let canvas = try #require(entry["canvas_pt"] as? [Double])
    let tolerance = try #require(entry["tolerance"] as? [String: Double])
    let ignored = entry["ignore_px"] as? [[Int]] ?? []
    let view = try #require(Self.views[id])
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
        for channel in 0..<4 {
          let error = abs(
            Double(picture[x, y][channel]) - reference.premultiplied(x: x, y: y)[channel] * 255)
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
