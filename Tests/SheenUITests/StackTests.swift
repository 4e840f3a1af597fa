import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Rows and columns: frames Apple's SwiftUI reported (corpus/apple), and the rules of section 4.
@MainActor
struct StackTests {
  // MARK: Cases reported by Apple's SwiftUI

  @Test func spacingIsEight() throws {
    let row = HStack {
      box(50, 50)
      box(50, 50)
      box(50, 50)
    }
    #expect(
      try frames(row, in: 300, 100) == [
        Rect(67, 25, 50, 50), Rect(125, 25, 50, 50), Rect(183, 25, 50, 50),
      ])
    let column = VStack {
      box(50, 50)
      box(50, 50)
    }
    #expect(
      try frames(column, in: 100, 300) == [Rect(25, 96, 50, 50), Rect(25, 154, 50, 50)])
  }

  @Test func rigidViewsComeFirst() throws {
    let row = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 50)
      Color.green
    }
    #expect(
      try frames(row, in: 300, 100) == [
        Rect(0, 0, 125, 100), Rect(125, 0, 50, 100), Rect(175, 0, 125, 100),
      ])
  }

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

  @Test func columnsAlignTheirViews() throws {
    let view = HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        box(100, 20)
        box(50, 20)
      }
      VStack(alignment: .trailing, spacing: 4) {
        box(100, 20)
        box(50, 20)
      }
    }
    #expect(
      try frames(view, in: 300, 200) == [
        Rect(50, 78, 100, 20), Rect(50, 102, 50, 20), Rect(150, 78, 100, 20),
        Rect(200, 102, 50, 20),
      ])
  }

  /// `layout-frame-flexible`, each frame shown by what lies behind it.
  @Test func flexibleFramesInAColumn() throws {
    let small = box(40, 20)
    let column = VStack(spacing: 0) {
      small.frame(minWidth: 100).overlay(Color.blue)
      small.frame(maxWidth: 200).overlay(Color.blue)
      small.frame(minWidth: 50, maxWidth: .infinity).overlay(Color.blue)
      small.frame(idealWidth: 150).fixedSize().overlay(Color.blue)
      Color.red.frame(maxWidth: 120, maxHeight: 20).overlay(Color.blue)
      box(250, 20).frame(maxWidth: 200).overlay(Color.blue)
    }
    let shown = try frames(column, in: 300, 300)
    #expect(
      stride(from: 1, to: shown.count, by: 2).map { shown[$0] } == [
        Rect(100, 90, 100, 20), Rect(50, 110, 200, 20), Rect(0, 130, 300, 20),
        Rect(75, 150, 150, 20), Rect(90, 170, 120, 20), Rect(50, 190, 200, 20),
      ])
  }

  @Test func fixedSizeIsTheIdealSize() throws {
    let column = VStack(spacing: 0) {
      Color.red.fixedSize()
      Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30)
    }
    #expect(
      try frames(column, in: 200, 200) == [Rect(95, 80, 10, 10), Rect(95, 90, 10, 30)])
  }

  @Test func rowsOfRigidViewsAreAsWideAsThese() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        box(30, 30)
        box(40, 30)
      }
      box(200, 10)
    }
    #expect(
      try frames(column, in: 300, 200) == [
        Rect(50, 80, 30, 30), Rect(86, 80, 40, 30), Rect(50, 110, 200, 10),
      ])
  }

  /// `layout-shape-layout` without the strokes: spacers of the strokes' sizes stand for them.
  @Test func shapesInStacks() throws {
    let view = VStack(spacing: 8) {
      HStack(spacing: 0) {
        Circle().fill(.red)
        Ellipse().fill(.blue)
        Capsule().fill(.green)
        Circle()
      }
      .frame(height: 40)
      HStack(spacing: 4) {
        Rectangle().fill(.red)
        Rectangle().fill(.blue).frame(width: 40)
        Capsule().fill(.orange).frame(width: 20)
        RoundedRectangle(cornerRadius: 4).fill(.purple).frame(maxWidth: 50)
      }
      .frame(width: 200, height: 30)
      HStack(spacing: 4) {
        Rectangle().fill(.gray).fixedSize()
        Circle().fill(.mint).fixedSize()
        Circle().fixedSize()
        VStack(spacing: 0) {
          Circle().fill(.teal)
          Rectangle().fill(.pink)
        }
        .frame(width: 60, height: 100)
      }
    }
    #expect(
      try frames(view, in: 300, 200) == [
        Rect(0, 7, 40, 40), Rect(40, 7, 110, 40), Rect(150, 7, 110, 40), Rect(260, 7, 40, 40),
        Rect(50, 55, 78, 30), Rect(132, 55, 40, 30), Rect(176, 55, 20, 30),
        Rect(200, 55, 50, 30), Rect(99, 138, 10, 10), Rect(113, 138, 10, 10),
        Rect(127, 138, 10, 10), Rect(146, 93, 50, 50), Rect(141, 143, 60, 50),
      ])
  }

  // MARK: Rules

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
