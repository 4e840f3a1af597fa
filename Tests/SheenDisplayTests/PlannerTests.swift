import SheenCore
import SheenDisplay
import Testing

/// What the planner decides: tiles, hiding, fusion, damage, limits.
@Suite struct PlannerTests {
  static func solid(_ id: UInt64, _ rect: Rect, _ color: RGBA) -> DisplayItem {
    DisplayItem(id: ItemID(id), content: .fill(.rect(rect), .solid(color)))
  }

  @Test func tilesLieOnAFixedGridAndStayInsideTheFrame() throws {
    let list = DisplayList(size: Size(130, 20), items: [])
    let plan = try FramePlanner().plan(list)
    #expect(plan.tiles.map(\.x) == [0, 64, 128, 0, 64, 128])
    #expect(plan.tiles.map(\.endColumn) == [64, 64, 2, 64, 64, 2])
    #expect(plan.tiles.map(\.rows) == [16, 16, 16, 4, 4, 4])
    #expect(plan.pixelCount == 130 * 20)
  }

  @Test func anOpaqueFillHidesWhatIsBelowInsideTilesItCovers() throws {
    let below = Self.solid(1, Rect(0, 0, 200, 16), RGBA(1, 0, 0))
    let above = Self.solid(2, Rect(32, 0, 100, 16), RGBA(0, 1, 0))
    let plan = try FramePlanner().plan(DisplayList(size: Size(200, 16), items: [below, above]))
    #expect(plan.tiles.map(\.stepCount) == [2, 1, 2, 1])
    let all = try FramePlanner(shortcuts: []).plan(
      DisplayList(size: Size(200, 16), items: [below, above]))
    #expect(all.tiles.map(\.stepCount) == [2, 2, 2, 1])
  }

  @Test func aMaskOfOnePrimitiveNeedsNoRegister() throws {
    let rect = Rect(0, 0, 64, 16)
    let masked = DisplayItem(
      id: ItemID(1), content: .fill(.rect(rect), .solid(.white)),
      mask: Mask([Self.solid(1, Rect(8, 0, 8, 16), .black)]))
    let list = DisplayList(size: Size(64, 16), items: [masked])
    #expect(try FramePlanner().plan(list).commands.map(\.operation) == [.fill])
    #expect(
      try FramePlanner(shortcuts: []).plan(list).commands.map(\.operation)
        == [.push, .fill, .push, .fill, .mask, .pop])
  }

  @Test func maskedContentIsNotPlannedWhereItsMaskIsEmpty() throws {
    let masked = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(0, 0, 256, 16)), .solid(.white)),
      mask: Mask([Self.solid(1, Rect(70, 0, 20, 16), .black)]))
    let list = DisplayList(size: Size(256, 16), items: [masked])
    for shortcuts in [FramePlanner.Shortcuts.all, []] {
      let plan = try FramePlanner(shortcuts: shortcuts).plan(list)
      #expect(plan.tiles.map { $0.stepCount > 0 } == [false, true, false, false])
    }
  }

  @Test func anInvertedMaskRevealsWhatLiesOutsideIt() throws {
    let masked = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(0, 0, 256, 16)), .solid(.white)),
      mask: Mask([Self.solid(1, Rect(70, 0, 20, 16), .black)], isInverted: true))
    let plan = try FramePlanner().plan(DisplayList(size: Size(256, 16), items: [masked]))
    #expect(plan.tiles.allSatisfy { $0.stepCount > 0 })
  }

  @Test func onlyWhatChangedIsPlanned() throws {
    func list(_ x: Double) -> DisplayList {
      DisplayList(
        size: Size(640, 160),
        items: [
          Self.solid(1, Rect(0, 0, 640, 160), .black),
          Self.solid(2, Rect(x, 40, 10, 10), .white),
        ])
    }
    let planner = FramePlanner()
    #expect(try planner.plan(list(100), previous: list(100)).tiles.isEmpty)
    let plan = try planner.plan(list(130), previous: list(100))
    // Columns 100..<110 and 130..<140 in the rows of tiles 2 and 3, and nothing else.
    #expect(plan.tiles.map(\.y) == [32, 32, 48, 48])
    #expect(plan.tiles.map { Int($0.x + $0.firstColumn) } == [100, 130, 100, 130])
    #expect(plan.tiles.map { Int($0.x + $0.endColumn) } == [110, 140, 110, 140])
  }

  @Test func damageOfMaskedContentEndsWhereTheMaskEnds() throws {
    func list(_ x: Double) -> DisplayList {
      let band = DisplayItem(
        id: ItemID(1), transform: .translation(x, 0),
        content: .fill(.rect(Rect(0, 0, 300, 64)), .solid(.white)))
      let badge = Self.solid(1, Rect(64, 16, 64, 16), .black)
      return DisplayList(
        size: Size(640, 64),
        items: [DisplayItem(id: ItemID(1), content: .group([band]), mask: Mask([badge]))])
    }
    let plan = try FramePlanner().plan(list(5), previous: list(0))
    #expect(plan.tiles.map { [$0.x, $0.y] } == [[64, 16]])
  }

  @Test func appearedAndVanishedItemsAreDirty() throws {
    let still = Self.solid(1, Rect(0, 0, 640, 16), .black)
    let a = Self.solid(2, Rect(70, 0, 4, 4), .white)
    let b = Self.solid(3, Rect(200, 0, 4, 4), .white)
    let old = DisplayList(size: Size(640, 16), items: [still, a])
    let new = DisplayList(size: Size(640, 16), items: [still, b])
    #expect(try FramePlanner().plan(new, previous: old).tiles.map(\.x) == [64, 192])
  }

  @Test func numbersThatAreNotFiniteAndFramesTooLargeAreRefused() {
    let planner = FramePlanner()
    func refused(_ list: DisplayList) -> RenderError? {
      do throws(RenderError) {
        _ = try planner.plan(list)
        return nil
      } catch { return error }
    }
    for bad in [Double.nan, .infinity] {
      let item = Self.solid(1, Rect(bad, 0, 1, 1), .white)
      guard case .notFinite = refused(DisplayList(size: Size(9, 9), items: [item])) else {
        Issue.record("a rectangle at \(bad) was planned")
        continue
      }
    }
    guard case .tooLarge = refused(DisplayList(size: Size(1e6, 1e6), items: [])) else {
      Issue.record("10^12 pixels were planned")
      return
    }
  }
}
