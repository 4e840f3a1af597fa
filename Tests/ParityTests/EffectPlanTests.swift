import SheenCPU
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// What the planner makes of blurs, shadows, thresholds and backdrops: layers, limits, damage.
@Suite struct EffectPlanTests {
  private static func blurred(
    _ id: UInt64, _ rect: Rect, _ radius: Double
  ) -> DisplayItem {
    var item = BlurCase.fill(id, .rect(rect), .solid(.white))
    item.blur = Blur(radius: radius)
    return item
  }

  private static func list(_ items: [DisplayItem], scale: Double = 1) -> DisplayList {
    let ground = BlurCase.fill(90, .rect(Rect(0, 0, 640, 320)), .solid(.black))
    return DisplayList(size: Size(640, 320), scale: scale, items: [ground] + items)
  }

  @Test func aSmallMovingBlurPlansOnlyTilesNearIt() throws {
    func moved(_ x: Double) -> DisplayList {
      Self.list([Self.blurred(1, Rect(x, 100, 20, 20), 4)])
    }
    let planner = FramePlanner()
    let plan = try planner.plan(moved(302), previous: moved(300))
    #expect(plan.passes.count == 1)
    #expect(plan.tiles.count < 20)
    for tile in plan.tiles {
      #expect(tile.x + tile.firstColumn >= 260 && tile.x + tile.endColumn <= 362)
      #expect(tile.y >= 64 && tile.y <= 160)
    }
    #expect(try planner.plan(moved(300), previous: moved(300)).tiles.isEmpty)
    let layer = try #require(plan.passes.first)
    #expect(layer.rect.width < 80 && layer.rect.height < 80)
    // Whole tiles around what is blurred.
    #expect(layer.plan.width <= 128 && layer.plan.height <= 48)
  }

  @Test func aLayerIsMadeOnlyWhereItShows() throws {
    let far = Self.blurred(1, Rect(20, 20, 20, 20), 4)
    func list(_ x: Double) -> DisplayList {
      Self.list([far, BlurCase.fill(2, .rect(Rect(x, 200, 10, 10)), .solid(.white))])
    }
    let planner = FramePlanner()
    #expect(try planner.plan(list(400)).passes.count == 1)
    #expect(try planner.plan(list(402), previous: list(400)).passes.isEmpty)
    let cover = BlurCase.fill(3, .rect(Rect(0, 0, 640, 320)), .solid(.white))
    #expect(try planner.plan(Self.list([far, cover])).passes.isEmpty)
  }

  @Test func listsWithoutEffectsHaveNoPasses() throws {
    for seed in 0..<50 as Range<UInt64> {
      let plan = try FramePlanner().plan(RandomDisplayList.make(seed: seed))
      #expect(plan.passes.isEmpty && plan.layers.isEmpty)
    }
  }

  @Test(arguments: [0, -3.0])
  func noRadiusIsNoBlur(radius: Double) throws {
    let list = Self.list([Self.blurred(1, Rect(300, 100, 20, 20), radius)])
    let plan = try FramePlanner().plan(list)
    #expect(plan.passes.isEmpty)
    var plain = list
    plain.items[1].blur = nil
    #expect(
      try TestRenderers.cpu.picture(of: list) == TestRenderers.cpu.picture(of: plain))
  }

  @Test func nothingBlurredIsNothing() throws {
    var empty = DisplayItem(id: ItemID(1), content: .group([]))
    empty.blur = Blur(radius: 5)
    empty.shadow = DropShadow(color: .white, radius: 3)
    var clear = Self.blurred(2, Rect(10, 10, 0, 20), 4)
    clear.threshold = AlphaThreshold(min: 0.5, color: .white)
    let plan = try FramePlanner().plan(Self.list([empty, clear]))
    #expect(plan.passes.isEmpty)
  }

  /// A radius no picture can show counts as 512 pixels, and costs no more memory than that.
  @Test(arguments: [1.0, 2])
  func aHugeRadiusIsHeld(scale: Double) throws {
    func list(_ radius: Double) -> DisplayList {
      var list = Self.list(
        [Self.blurred(1, Rect(-1e6, -1e6, 1e6 + 320, 2e6), radius)], scale: scale)
      list.size = Size(120, 60)
      list.items[1].transform = .translation(-260, 0)
      return list
    }
    let plan = try FramePlanner().plan(list(10_000))
    let pass = try #require(plan.passes.first)
    #expect(pass.plan.width < 6000 && pass.plan.height < 6000)
    #expect(pass.grid.width * pass.source.height < 1 << 20)
    let held = try TestRenderers.cpu.picture(of: list(512 / scale))
    #expect(try TestRenderers.cpu.picture(of: list(10_000)) == held)
    // The edge lies in the frame: more than half of white at its left, less at its right.
    #expect(held[0, 30].x > 127 && held[Int(119 * scale), 30].x < 127)
  }

  @Test func numbersThatAreNotFiniteAreRefused() {
    func refused(_ change: (inout DisplayItem) -> Void) -> Bool {
      var item = Self.blurred(1, Rect(30, 10, 20, 20), 3)
      change(&item)
      do throws(RenderError) {
        _ = try FramePlanner().plan(Self.list([item]), previous: Self.list([]))
        return false
      } catch {
        guard case .notFinite = error else { return false }
        return true
      }
    }
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(refused { $0.blur?.radius = bad })
      #expect(refused { $0.shadow = DropShadow(color: .white, radius: bad) })
      #expect(refused { $0.shadow = DropShadow(color: RGBA(bad, 0, 0), radius: 1) })
      #expect(
        refused { $0.shadow = DropShadow(color: .white, radius: 1, offset: Point(0, bad)) })
      #expect(refused { $0.threshold = AlphaThreshold(min: bad, color: .white) })
      #expect(refused { $0.threshold = AlphaThreshold(min: 0, max: bad, color: .white) })
      #expect(refused { $0.threshold = AlphaThreshold(min: 0, color: RGBA(0, 0, 0, bad)) })
      #expect(
        refused { $0.content = .fill(.rect(Rect(0, 0, 9, 9)), .backdrop(Backdrop(radius: bad))) })
    }
  }

  /// A backdrop changes with what lies within its reach below it, and with nothing else.
  @Test func aBackdropIsDirtyWhereWhatIsBelowIs() throws {
    let glass = BlurCase.fill(
      5, .rect(Rect(300, 100, 60, 60)), .backdrop(Backdrop(radius: 8)))
    func list(_ x: Double) -> DisplayList {
      Self.list([BlurCase.fill(2, .rect(Rect(x, 120, 8, 8)), .solid(.white)), glass])
    }
    let planner = FramePlanner()
    func touchesGlass(_ plan: FramePlan) -> Bool {
      plan.tiles.contains { $0.x + $0.firstColumn <= 330 && $0.x + $0.endColumn > 330 }
    }
    #expect(touchesGlass(try planner.plan(list(282), previous: list(284))))
    #expect(!touchesGlass(try planner.plan(list(42), previous: list(40))))
  }

  @Test func listsSayWhatIsDone() {
    var item = Self.blurred(1, Rect(0, 0, 9, 9), 3)
    item.blur?.isOpaque = true
    item.threshold = AlphaThreshold(min: 0.25, max: 0.75, color: .white)
    item.shadow = DropShadow(color: .black, radius: 2, offset: Point(1, -1))
    let glass = BlurCase.fill(2, .rect(Rect(0, 0, 9, 9)), .backdrop(Backdrop(radius: 8)))
    let text = DisplayList(size: Size(9, 9), items: [item, glass]).description
    #expect(text.contains("blur 3.0 opaque threshold 0.25…0.75 (1.0 1.0 1.0 1.0) shadow "))
    #expect(text.contains("shadow (0.0 0.0 0.0 1.0) 2.0 (1.0 -1.0)"))
    #expect(text.contains("backdrop 8.0"))
  }
}
