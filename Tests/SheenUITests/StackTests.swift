import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Rows and columns, by the rules of section 4.
@MainActor
struct StackTests {
  @Test func spacersTakeTheRestWithoutSpacing() throws {
    let row = HStack {
      box(50, 50)
      Spacer()
      box(50, 50)
    }
    #expect(
      try frames(row, in: 300, 100) == [Rect(0, 25, 50, 50), Rect(250, 25, 50, 50)])
    // A spacer has no extent across.
    #expect(
      try host(HStack { Spacer() }).sizeThatFits(ProposedViewSize(width: 90, height: 40))
        == Size(90, 0))
  }

  @Test func prioritiesComeFirst() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10)
      Color.blue.layoutPriority(1)
    }
    #expect(try frames(row, in: 100, 10) == [Rect(0, 0, 10, 10), Rect(10, 0, 90, 10)])
    let stack = ZStack {
      box(80, 80)
      box(20, 20).padding(5).layoutPriority(1)
    }
    #expect(try host(stack).sizeThatFits(.unspecified) == Size(30, 30))
  }

  @Test func zIndexOrdersWithoutMoving() throws {
    let stack = ZStack {
      box(10, 10).zIndex(1)
      box(20, 20)
      box(30, 30).padding(0).zIndex(-1)
    }
    #expect(
      try frames(stack, in: 100, 100) == [
        Rect(35, 35, 30, 30), Rect(40, 40, 20, 20), Rect(45, 45, 10, 10),
      ])
    let row = HStack(spacing: 0) {
      box(10, 10).zIndex(1)
      box(20, 20)
    }
    #expect(try frames(row, in: 30, 20) == [Rect(10, 0, 20, 20), Rect(0, 5, 10, 10)])
  }

  @Test func zIndexFollowsState() throws {
    struct Scene: View {
      let trigger: Trigger
      @State private var isUp = false

      var body: some View {
        trigger.action = { isUp = true }
        return ZStack {
          Color.red.frame(width: 10, height: 10).zIndex(isUp ? 1 : 0)
          Color.red.frame(width: 20, height: 20)
        }
      }
    }
    let trigger = Trigger()
    let host = host(Scene(trigger: trigger), size: Size(20, 20))
    #expect(try rects(host).map(\.width) == [10, 20])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [20, 10])
  }

  @Test func rowsAreMirroredFromRightToLeft() throws {
    let row = HStack(spacing: 0) {
      box(10, 10)
      box(20, 10)
    }
    let mirrored = host(row, size: Size(30, 10)) { $0.layoutDirection = .rightToLeft }
    #expect(try rects(mirrored) == [Rect(20, 0, 10, 10), Rect(0, 0, 20, 10)])
  }

  @Test func dividersLieAcross() throws {
    let column = VStack(spacing: 0) {
      box(10, 10)
      Divider()
      box(10, 10)
    }
    #expect(
      try frames(column, in: 40, 21) == [
        Rect(15, 0, 10, 10), Rect(0, 10, 40, 1), Rect(15, 11, 10, 10),
      ])
    let row = HStack(spacing: 0) {
      Divider()
      box(10, 10)
    }
    #expect(try frames(row, in: 11, 10) == [Rect(0, 0, 1, 10), Rect(1, 0, 10, 10)])
  }

  @Test func emptyStacksTakeNothing() throws {
    #expect(try host(HStack {}).sizeThatFits(.infinity) == Size(0, 0))
    #expect(try host(VStack { EmptyView() }).sizeThatFits(.unspecified) == Size(0, 0))
  }

  @Test func endlessProposalsReachTheViews() throws {
    let row = HStack { Color.red }
    #expect(try host(row).sizeThatFits(.infinity) == Size(.infinity, .infinity))
  }

  @Test func spacersSpreadInColumnsAndAlone() throws {
    let column = VStack(spacing: 0) {
      Spacer()
      box(10, 10)
      Spacer(minLength: 30)
    }
    #expect(try frames(column, in: 10, 70) == [Rect(0, 30, 10, 10)])
    #expect(try host(Spacer()).sizeThatFits(.unspecified) == Size(8, 8))
  }
}
