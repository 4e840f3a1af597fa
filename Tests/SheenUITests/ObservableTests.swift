import SheenCore
import SheenUI
import Testing

@Observable
private final class Model {
  var width: CGFloat = 10
  var other = 0
  var items = [Item(width: 1), Item(width: 2)]
}

@Observable
private final class Item: Identifiable {
  var width: CGFloat
  init(width: CGFloat) { self.width = width }
}

private struct Owner: View {
  let trigger: Trigger
  @State private var model = Model()

  var body: some View {
    trigger.count("owner")
    Reader(trigger: trigger, model: model)
    Passed(trigger: trigger).environment(model)
      .onAppear {
        trigger.action = { model.width += 5 }
        trigger.others = [
          { model.other += 1 },
          { withAnimation(.linear(duration: 1)) { model.width += 10 } },
        ]
      }
  }
}

private struct Reader: View {
  let trigger: Trigger
  let model: Model
  var body: some View {
    trigger.count("reader")
    Color.red.frame(width: model.width, height: 1)
  }
}

private struct Passed: View {
  let trigger: Trigger
  @Environment(Model.self) private var model
  @Environment(Item.self) private var item: Item?
  var body: some View {
    trigger.count("passed \(item == nil)")
    Color.blue.frame(width: CGFloat(model.other) + 1, height: 1)
  }
}

private struct List: View {
  let trigger: Trigger
  @Bindable var model: Model
  var body: some View {
    trigger.count("list")
    ForEach(model.items) { item in Color.red.frame(width: item.width, height: 1) }
    GeometryReader { _ in Color.blue.frame(width: model.width, height: 1) }
      .onAppear {
        trigger.action = { model.items[1].width = 7 }
        trigger.others = [
          { $model.width.wrappedValue = 12 }, { model.items.append(Item(width: 3)) },
        ]
      }
  }
}

/// Reads in code that runs when the picture is made, and when the view has its place.
private struct Drawn: View {
  let trigger: Trigger
  let model: Model
  var body: some View {
    trigger.count("drawn")
    nonisolated(unsafe) let model = model
    VStack(alignment: .leading, spacing: 0) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: model.width, height: 1)), with: .color(.red))
      }
      .frame(width: 100, height: 50)
      Color.blue.frame(width: 1, height: 1)
        .visualEffect { content, _ in content.offset(x: CGFloat(model.other) + 9) }
    }
  }
}

/// Observable objects of the macro's kind.
@MainActor
@Suite struct ObservableTests {
  private let trigger = Trigger()

  @Test func onlyBodiesThatReadAPropertyRun() throws {
    let host = host(Owner(trigger: trigger))
    #expect(try rects(host).map(\.width) == [10, 1])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [15, 1])
    #expect(trigger.counts == ["owner": 1, "reader": 2, "passed true": 1])
    try host.perform(at: 2) { trigger.others[0]() }
    #expect(try rects(host, at: 2).map(\.width) == [15, 2])
    #expect(trigger.counts == ["owner": 1, "reader": 2, "passed true": 2])
  }

  @Test func aChangeIsAnimated() throws {
    let host = host(Owner(trigger: trigger))
    _ = try rects(host)
    try host.perform(at: 1) { trigger.others[1]() }
    #expect(try rects(host, at: 1.5)[0].width == 15)
    try host.fire(trigger, at: 3)
    #expect(try rects(host, at: 3)[0].width == 25)
  }

  /// What closures of a body read makes the body run again.
  @Test func closuresReadForTheirBody() throws {
    let host = host(List(trigger: trigger, model: Model()))
    #expect(try rects(host).map(\.width) == [1, 2, 10])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [1, 7, 10])
    try host.perform(at: 2) { trigger.others[0]() }
    #expect(try rects(host, at: 2).map(\.width) == [1, 7, 12])
    try host.perform(at: 3) { trigger.others[1]() }
    #expect(try rects(host, at: 3).map(\.width) == [1, 7, 3, 12])
  }

  /// So does what they read once the view has its place.
  @Test func drawingCodeReadsForItsBody() throws {
    let model = Model()
    let host = host(Drawn(trigger: trigger, model: model), size: Size(100, 100))
    #expect(try rects(host).map(\.width) == [10, 1])
    #expect(try rects(host)[1].x == 9)
    try host.perform(at: 1) { model.width = 25 }
    #expect(try rects(host, at: 1).map(\.width) == [25, 1])
    try host.perform(at: 2) { model.other = 30 }
    #expect(try rects(host, at: 2)[1].x == 39)
    #expect(trigger.counts == ["drawn": 3])
  }

  @Test func anObjectThatIsMissingIsAnError() {
    let host = host(Passed(trigger: trigger))
    #expect(throws: SceneError.missingObject(type: "Model")) { try host.displayList(at: 0) }
  }
}
