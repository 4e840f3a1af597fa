import Foundation
import Sheen
import SheenCore
import Testing

/// The library as its users see it.
@MainActor
@Suite struct ImageRendererTests {
  private func renderer<Content: View>(_ content: Content) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.backend = .cpu
    return renderer
  }

  @Test func thePictureHasTheSizeTheViewTakes() throws {
    let fixed = renderer(Color.red.frame(width: 30, height: 20))
    fixed.scale = 1.5
    let picture = try fixed.pixmap(at: 0)
    #expect(picture.width == 45 && picture.height == 30)
    let greedy = renderer(Color.red)
    greedy.proposedSize = ProposedViewSize(width: 7, height: nil)
    let other = try greedy.pixmap(at: 0)
    // A colour takes what it is offered, and 10 points where nothing is.
    #expect(other.width == 7 && other.height == 10)
  }

  @Test func systemColorsAreTheirPublishedValues() throws {
    let picture = try renderer(Color.red.frame(width: 2, height: 2)).pixmap(at: 0)
    #expect(picture[0, 0] == SIMD4(255, 59, 48, 255))
  }

  @Test func anOpaquePictureLiesOverBlack() throws {
    let view = Color.white.opacity(0.5).frame(width: 4, height: 4)
    let clear = renderer(view)
    #expect(try clear.pixmap(at: 0)[1, 1] == SIMD4(128, 128, 128, 128))
    clear.isOpaque = true
    #expect(try clear.pixmap(at: 0)[1, 1] == SIMD4(128, 128, 128, 255))
  }

  @Test func aViewWithoutSizeIsAnError() {
    let empty = renderer(EmptyView())
    #expect(throws: (any Error).self) { try empty.pixmap(at: 0) }
    #expect(empty.pixmap == nil)
  }

  private struct Slide: View {
    @State private var moved = false
    var body: some View {
      Color.white.frame(width: 8, height: 8).offset(x: moved ? 32 : 0)
        .frame(width: 64, height: 16, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 1)) { moved = true } }
    }
  }

  @Test func framesCarryTheirTimeAndWhatChanged() async throws {
    var frames: [RenderedFrame] = []
    for try await frame in renderer(Slide()).frames(duration: 2, fps: 4) { frames.append(frame) }
    #expect(frames.map(\.time) == [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75])
    #expect(frames[0].damage == CGRect(x: 0, y: 0, width: 64, height: 16))
    // 8 points a quarter: from column 8 to 16, both places redrawn.
    #expect(frames[2].damage.minX == 8 && frames[2].damage.maxX == 24)
    #expect(frames[2].pixmap[16, 4] == SIMD4(255, 255, 255, 255))
    #expect(frames[2].pixmap[15, 4].w == 0)
    #expect(frames[6].damage.isEmpty)
  }

  @Test func backendsThatAreNotThereSayWhy() {
    #expect(throws: (any Error).self) { try Backend.auto.resolved(["SHEEN_BACKEND": "vulkan"]) }
    #expect((try? Backend.auto.resolved(["SHEEN_BACKEND": "cpu"])) == .cpu)
    #expect((try? Backend.gpu.resolved(["SHEEN_BACKEND": "cpu"])) == .gpu)
  }
}
