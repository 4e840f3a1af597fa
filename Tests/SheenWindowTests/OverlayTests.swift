import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenWindow
import Testing

@Suite struct OverlayTests {
  private static func identities(_ overlay: Overlay) -> [UInt64] {
    overlay.items(size: Size(480, 360), scale: 1).map(\.id.rawValue)
  }

  @Test func nothingToShowDrawsNothing() {
    #expect(Overlay(fonts: OverlayFixture.fonts).items(size: Size(400, 300), scale: 2).isEmpty)
    #expect(OverlayFixture.full.items(size: Size(0, 300), scale: 1).isEmpty)
    #expect(OverlayFixture.full.items(size: Size(400, 300), scale: .nan).isEmpty)
  }

  @Test func identitiesAreUniqueAndKeptByLayer() {
    let full = OverlayFixture.full
    let all = Self.identities(full)
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0 > 1 << 62 })
    var less = full
    (less.damage, less.frames, less.statistics) = ([], [], nil)
    #expect(Set(Self.identities(less)).isSubset(of: all))
    #expect(less != full)
  }

  @Test(arguments: [Size(1, 1), Size(40, 30), Size(120, 2000), Size(3000, 40)], [0.5, 1, 2.75])
  func anySizeCanBeDrawn(size: Size, scale: Double) throws {
    let picture = try OverlayFixture.picture(OverlayFixture.full, size: size, scale: scale)
    #expect(picture.width >= 1)
  }

  @Test func withoutFontsTheWordsAreForStandardError() {
    var overlay = OverlayFixture.full
    overlay.fonts = nil
    overlay.damage = []
    overlay.frames = []
    overlay.regions = []
    overlay.statistics = nil
    #expect(overlay.items(size: Size(480, 360), scale: 1).isEmpty)
    #expect(overlay.words.contains("saved card.png"))
    #expect(overlay.words.contains { $0.contains("cannot find 'Colour'") })
    #expect(overlay.words.contains("+ -  faster, slower"))
    #expect(Overlay(fonts: nil).words.isEmpty)
  }

  @Test func theHelpNamesEveryKey() {
    let keys = KeyHelp.all.flatMap(\.keys)
    #expect(
      keys == ["space", ".", ",", "0", "+", "-", "b", "d", "h", "l", "i", "s", "r", "?", "esc"])
  }

  @Test func frameTimesKeepTheLast120() {
    var statistics = FrameStatistics()
    for index in 0..<200 { statistics.record(frameTime: Double(index)) }
    statistics.record(frameTime: .nan)
    statistics.record(frameTime: -1)
    #expect(statistics.frameTimes == (80..<200).map { Double($0) })
  }
}
