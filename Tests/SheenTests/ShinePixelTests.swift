import Foundation
import Sheen
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// The seed program as published; its asset symbol is declared below, as Xcode would.
private struct ShineView: View {
  @State var animate: Bool = false
  var gradient = LinearGradient(
    gradient: Gradient(colors: [
      .clear, .clear, .white.opacity(0.3), .white, .white.opacity(0.3), .clear, .clear,
    ]), startPoint: .leading, endPoint: .trailing)
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Image(.badge)
        .resizable()
        .scaledToFit()
      gradient
        .rotationEffect(.degrees(20))
        .offset(x: -350)
        .offset(x: animate ? 700 : -350)
        .mask {
          Image(.badge)
            .resizable()
            .scaledToFit()
        }
    }
    .onAppear {
      withAnimation(.linear(duration: 2.5).repeatForever(autoreverses: false)) {
        animate = true
      }
    }
  }
}

extension ImageResource {
  fileprivate static let badge = ImageResource(name: "badge", bundle: .main)
}

/// What the shine must look like, moment by moment, on both renderers.
@MainActor
@Suite struct ShinePixelTests {
  private func renderer(_ backend: Backend, scale: CGFloat = 1) -> ImageRenderer<ShineView>? {
    guard let seeds = Corpus.seeds else { return nil }
    let renderer = ImageRenderer(content: ShineView())
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    renderer.scale = scale
    renderer.backend = backend
    renderer.assets = [seeds.appendingPathComponent("Assets.xcassets").path]
    return renderer
  }

  @Test(arguments: [Backend.cpu, .software])
  func theLoopIsSeamless(backend: Backend) throws {
    guard let renderer = renderer(backend) else { return }
    #expect(try renderer.pixmap(at: 2.5) == renderer.pixmap(at: 0))
    #expect(try renderer.pixmap(at: 1.25) != renderer.pixmap(at: 0))
  }

  /// Without the band the picture is black and the badge; with it every changed pixel is a mix of that
  /// and white, and lies where the badge has alpha.
  @Test(arguments: [Backend.cpu, .software])
  func theBandIsWhiteAndStaysInsideTheBadge(backend: Backend) throws {
    guard let renderer = renderer(backend), let badge = try badge() else { return }
    let still = try renderer.pixmap(at: 0)
    let lit = try renderer.pixmap(at: 5.0 / 3)
    var (changed, throughStar) = (0, 0)
    for y in 0..<still.height {
      for x in 0..<still.width where still[x, y] != lit[x, y] {
        changed += 1
        let alpha = badge.alpha(x, y)
        #expect(alpha > 0, "lit outside the badge at (\(x), \(y))")
        if alpha < 0.95 { throughStar += 1 }
        let share = Self.whiteShare(from: still[x, y], to: lit[x, y])
        #expect(
          share.spread <= 2.5, "not towards white at (\(x), \(y)): \(still[x, y]) → \(lit[x, y])")
      }
    }
    #expect(changed > 10_000)
    #expect(throughStar > 500, "the band shows through the translucent parts")
  }

  /// The hole of the badge and the corners around it stay black at every moment.
  @Test func theHoleStaysBlack() throws {
    guard let renderer = renderer(.cpu), let badge = try badge() else { return }
    for moment in stride(from: 0.0, to: 2.5, by: 0.25) {
      let picture = try renderer.pixmap(at: moment)
      var clear = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width where badge.alpha(x, y) == 0 {
          clear += 1
          #expect(picture[x, y] == SIMD4(0, 0, 0, 255))
        }
      }
      #expect(clear > 100_000)
    }
  }

  @Test func aFrameAloneEqualsTheFrameOfASequence() async throws {
    guard let renderer = renderer(.cpu) else { return }
    var frames: [Pixmap] = []
    for try await frame in renderer.frames(duration: 2.5, fps: 60) { frames.append(frame.pixmap) }
    #expect(frames.count == 150)
    for index in [0, 1, 75, 90, 149] {
      #expect(try renderer.pixmap(at: Double(index) / 60) == frames[index], "frame \(index)")
    }
  }

  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
  func bothRenderersAgree(scale: CGFloat) async throws {
    guard let cpu = renderer(.cpu, scale: scale), let gl = renderer(.software, scale: scale),
      try TestRenderers.make("software") != nil
    else { return }
    var drawn = gl.frames(duration: 2.5, fps: 10).makeAsyncIterator()
    var count = 0
    for try await frame in cpu.frames(duration: 2.5, fps: 10) {
      let other = try #require(try await drawn.next())
      let agreement = Agreement(frame.pixmap, other.pixmap)
      #expect(agreement.isParity, "at \(frame.time) s: \(agreement)")
      count += 1
    }
    #expect(count == 25)
  }

  /// How much of the way to white each channel went, as the spread between the channels in 8-bit steps.
  private static func whiteShare(
    from a: SIMD4<UInt8>, to b: SIMD4<UInt8>
  ) -> (share: Double, spread: Double) {
    let channels = (0..<3).filter { a[$0] < 200 }
    guard !channels.isEmpty else { return (0, 0) }
    let room = channels.map { 255 - Double(a[$0]) }
    let shares = zip(channels, room).map { (Double(b[$0]) - Double(a[$0])) / $1 }
    let share = shares.reduce(0, +) / Double(shares.count)
    let errors = zip(shares, room).map { abs($0 - share) * $1 }
    return (share, errors.max() ?? 0)
  }

  private func badge() throws -> FittedBadge? {
    guard let seeds = Corpus.seeds else { return nil }
    return try FittedBadge(
      seeds.appendingPathComponent("Assets.xcassets/badge.imageset/badge.png").path)
  }
}

/// The badge's alpha fitted into 390×844 points, the largest value near each pixel.
private struct FittedBadge {
  private let picture: ReferencePicture

  init(_ path: String) throws {
    picture = try Corpus.picture(atPath: path)
  }

  /// The largest alpha among the texels a pixel may touch, levels included; 0…1.
  func alpha(_ x: Int, _ y: Int) -> Double {
    let texels = Double(picture.width) / 390
    let top = (844 - Double(picture.height) / texels) / 2
    let (u, v) = ((Double(x) + 0.5) * texels, (Double(y) + 0.5 - top) * texels)
    var largest = 0.0
    for row in Int(v) - 5...Int(v) + 5 where row >= 0 && row < picture.height {
      for column in Int(u) - 5...Int(u) + 5 where column >= 0 && column < picture.width {
        largest = max(largest, picture.premultiplied(x: column, y: row).w)
      }
    }
    return largest
  }
}
