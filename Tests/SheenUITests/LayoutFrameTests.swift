import SheenCore
import SheenUI
import Testing

/// The frames the window shows on demand.
@MainActor
struct LayoutFrameTests {
  private struct Card: View {
    let color: Color
    var body: some View {
      RoundedRectangle(cornerRadius: 24).fill(color).aspectRatio(4 / 3, contentMode: .fit)
    }
  }

  private struct Cards: View {
    var body: some View {
      HStack(spacing: 12) {
        Card(color: .red)
        Card(color: .green)
        Card(color: .blue)
      }
      .padding(16)
    }
  }

  private func frames(_ view: some View, _ size: Size) throws -> [LayoutFrame] {
    let host = host(view, size: size)
    _ = try host.displayList(at: 0)
    return host.layoutFrames()
  }

  private func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
    [
      Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height),
    ]
  }

  private func isNear(_ a: [Point], _ b: [Point]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
  }

  @Test func cardsStandWhereTheReferenceSays() throws {
    // Padding 16; three cards share 1248 − 24 points: 408 × 306 each, centred vertically.
    let frames = try frames(Cards(), Size(1280, 720))
    let cards = frames.filter { $0.name == "Card" }
    #expect(cards.count == 3)
    for (index, card) in cards.enumerated() {
      #expect(isNear(card.corners, corners(16 + 420 * Double(index), 207, 408, 306)))
    }
    let scene = try #require(frames.first)
    #expect(scene.name == "Cards" && scene.depth == 0)
    #expect(isNear(scene.corners, corners(0, 191, 1280, 338)))
    let row = try #require(frames.first { $0.name == "HStack" })
    #expect(isNear(row.corners, corners(16, 207, 1248, 306)))
    #expect(cards[0].depth > row.depth && row.depth > scene.depth)
  }

  @Test func transformsTurnTheCorners() throws {
    // 60 × 20 in the middle of 100 × 100, turned a quarter clockwise about its centre.
    let view = Color.red.frame(width: 60, height: 20).rotationEffect(.degrees(90))
    let frames = try frames(view, Size(100, 100))
    let color = try #require(frames.first { $0.name == "Color" })
    #expect(
      isNear(color.corners, [Point(60, 20), Point(60, 80), Point(40, 80), Point(40, 20)]))
    let outside = try #require(frames.first { $0.name == "rotationEffect" })
    #expect(isNear(outside.corners, corners(20, 40, 60, 20)))
  }

  @Test func scalesAndOffsetsAreInIt() throws {
    let view = Color.red.frame(width: 20, height: 20).scaleEffect(2).offset(x: 10, y: -5)
    let color = try #require(try frames(view, Size(100, 100)).first { $0.name == "Color" })
    #expect(isNear(color.corners, corners(40, 25, 40, 40)))
  }

  @Test func groupsHaveNoFrames() throws {
    let view = VStack(spacing: 0) {
      Group {
        Color.red
        Color.green
      }
      ForEach(0..<2, id: \.self) { _ in Color.blue }
    }
    let frames = try frames(view, Size(40, 80))
    #expect(frames.filter { $0.name == "Color" }.count == 4)
    #expect(
      frames.allSatisfy { $0.name != "Group" && $0.name != "ForEach" && $0.name != "TupleView" })
    #expect(frames.map(\.corners).last.map { isNear($0, corners(0, 60, 40, 20)) } == true)
  }
}
