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
    guard let original = try AppleCase(id) else { return }
    try original.expect(try #require(Self.views[id])) { pixel, exact in
      (0..<4).map { abs(Double(pixel[$0]) - exact[$0] * 255) }
    }
  }
}
