import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Positions, hidden views, identity, and what builders make.
@MainActor
struct ViewTests {
  @Test func positionsAreOfTheMiddle() throws {
    let view = box(20, 10).position(x: 30, y: 40).background(Color.blue)
    #expect(try frames(view, in: 100, 80) == [Rect(0, 0, 100, 80), Rect(20, 35, 20, 10)])
    #expect(
      try frames(box(20, 10).position(CGPoint(x: 5, y: 5)), in: 100, 80)
        == [Rect(-5, 0, 20, 10)])
    #expect(try host(box(20, 10).position(x: 3)).sizeThatFits(.unspecified) == Size(20, 10))
    let mirrored = host(box(20, 10).position(x: 30, y: 40), size: Size(100, 80)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(try rects(mirrored) == [Rect(60, 35, 20, 10)])
  }

  @Test func hiddenViewsKeepTheirPlace() throws {
    let row = HStack(spacing: 0) {
      box(10, 10).hidden()
      box(10, 10)
    }
    #expect(try frames(row, in: 20, 10) == [Rect(10, 0, 10, 10)])
  }

  private struct Keeper: View {
    let trigger: Trigger
    @State var id = 1

    var body: some View {
      Stateful(trigger: trigger).id(id)
        .onAppear { trigger.action = { id += 1 } }
    }
  }

  private struct Stateful: View {
    let trigger: Trigger
    @State var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onAppear {
          trigger.log.append("appears")
          trigger.others = [{ width = 30 }]
        }
        .onDisappear { trigger.log.append("disappears") }
    }
  }

  @Test func anotherIdentityIsAnotherView() throws {
    let trigger = Trigger()
    let view = host(Keeper(trigger: trigger), size: Size(30, 10))
    #expect(try rects(view).map(\.width) == [10])
    try view.perform(at: 1) { trigger.others.forEach { $0() } }
    #expect(try rects(view, at: 1).map(\.width) == [30])
    try view.fire(trigger, at: 2)
    #expect(try rects(view, at: 2).map(\.width) == [10])
    #expect(Set(trigger.log) == ["appears", "disappears"])
    #expect(trigger.log.count == 3)
  }

  @Test func anyShapeIsTheShape() throws {
    let view = AnyShape(Circle()).fill(.red)
    #expect(try frames(view, in: 40, 20) == [Rect(10, 0, 20, 20)])
    #expect(
      AnyShape(Rectangle()).path(in: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect
        == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// A rectangle that fills a part of its width.
  private struct Part: SheenUI.Shape {
    var share: CGFloat

    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
    }
  }

  private struct Growing: View {
    @State var share: CGFloat = 0.5

    var body: some View {
      AnyShape(Part(share: share))
        .onAppear { withAnimation(.linear(duration: 1)) { share = 1 } }
    }
  }

  @Test func anyShapeAnimatesAsTheShape() throws {
    let view = host(Growing(), size: Size(100, 10))
    #expect(try rects(view, at: 0).map(\.width) == [50])
    #expect(try rects(view, at: 0.5).map(\.width) == [75])
    #expect(try rects(view, at: 1).map(\.width) == [100])
  }

  private struct Edited: View {
    struct Row: Identifiable {
      let id: Int
      var width: CGFloat
    }

    let trigger: Trigger
    @State var rows = [Row(id: 1, width: 10), Row(id: 2, width: 20)]

    var body: some View {
      VStack(spacing: 0) {
        ForEach($rows) { $row in
          Color.red.frame(width: row.width, height: 10)
            .onAppear { trigger.others.append { row.width += 10 } }
        }
        ForEach($rows, id: \.width) { $row in
          Color.blue.frame(width: row.width, height: 5)
        }
      }
    }
  }

  @Test func loopsOverBindingsWriteBack() throws {
    let trigger = Trigger()
    let view = host(Edited(trigger: trigger), size: Size(100, 30))
    #expect(try rects(view).map(\.width) == [10, 20, 10, 20])
    try view.perform(at: 1) { trigger.others[1]() }
    #expect(try rects(view, at: 1).map(\.width) == [10, 30, 10, 30])
  }

  @Test func buildersTakeAnyNumberOfViewsAndConditions() throws {
    let isShown = true
    let missing: Int? = nil
    let row = HStack(spacing: 0) {
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      box(1, 1)
      if isShown { box(2, 1) }
      if !isShown { box(3, 1) } else { box(4, 1) }
      if let missing { box(CGFloat(missing), 1) }
      switch isShown {
      case true: box(5, 1)
      case false: EmptyView()
      }
      if #available(iOS 17, macOS 14, *) { box(6, 1) }
      Group {
        box(7, 1)
        AnyView(box(8, 1))
      }
    }
    #expect(
      try frames(row, in: 100, 1).map(\.width) == [
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 5, 6, 7, 8,
      ])
  }
}
