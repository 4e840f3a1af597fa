import Combine
import SheenCore
import SheenUI
import Testing

private final class Model: ObservableObject {
  @Published var width: CGFloat = 10
  @Published var other = 0
  var untold = 0
}

private struct Owner: View {
  let trigger: Trigger
  @StateObject private var model = Model()
  @State private var isOther = false

  var body: some View {
    trigger.count("owner")
    Reader(trigger: trigger, model: model)
    Fixed(trigger: trigger)
    Color.blue.frame(width: isOther ? 2 : 1, height: 1)
      .onAppear {
        trigger.action = { model.width += 5 }
        trigger.others = [
          { isOther = true }, { model.untold += 1 },
          { withAnimation(.linear(duration: 1)) { model.width += 10 } },
          {
            model.width += 1
            model.other += 1
          },
        ]
      }
  }
}

private struct Reader: View {
  let trigger: Trigger
  @ObservedObject var model: Model

  var body: some View {
    trigger.count("reader")
    Color.red.frame(width: model.width, height: 1)
  }
}

private struct Fixed: View {
  let trigger: Trigger
  var body: some View { trigger.count("fixed") }
}

private struct Passing: View {
  let trigger: Trigger
  @StateObject private var model = Model()

  var body: some View {
    Deep(trigger: trigger).environmentObject(model)
      .onAppear { trigger.others = [{ model.width = 33 }] }
  }
}

private struct Deep: View {
  let trigger: Trigger
  var body: some View { Reading(trigger: trigger) }
}

private struct Reading: View {
  let trigger: Trigger
  @EnvironmentObject var model: Model

  var body: some View {
    trigger.count("reading")
    Color.red.frame(width: model.width, height: 1)
      .onAppear { trigger.action = { $model.width.wrappedValue += 1 } }
  }
}

/// Observable objects of Combine's kind.
@MainActor
@Suite struct ObjectTests {
  private let trigger = Trigger()

  @Test func aPublishedPropertyShows() throws {
    let host = host(Owner(trigger: trigger))
    #expect(try rects(host).map(\.width) == [10, 1])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [15, 1])
    #expect(trigger.counts == ["owner": 2, "reader": 2, "fixed": 1])
  }

  @Test func theObjectIsKeptWithItsView() throws {
    let host = host(Owner(trigger: trigger))
    _ = try rects(host)
    try host.fire(trigger, at: 1)
    try host.perform(at: 2) { trigger.others[0]() }
    #expect(try rects(host, at: 2).map(\.width) == [15, 2])
    // The reader's object is the same, so its body need not run.
    #expect(trigger.counts == ["owner": 3, "reader": 2, "fixed": 1])
  }

  @Test func changesThatAreNotPublishedDoNothing() throws {
    let host = host(Owner(trigger: trigger))
    _ = try rects(host)
    try host.perform(at: 1) { trigger.others[1]() }
    #expect(trigger.counts["owner"] == 1)
  }

  @Test func aChangeIsAnimated() throws {
    let host = host(Owner(trigger: trigger))
    _ = try rects(host)
    try host.perform(at: 1) { trigger.others[2]() }
    #expect(try rects(host, at: 1.5)[0].width == 15)
  }

  @Test func severalChangesAreOneEvaluation() throws {
    let host = host(Owner(trigger: trigger))
    _ = try rects(host)
    try host.perform(at: 1) { trigger.others[3]() }
    #expect(trigger.counts == ["owner": 2, "reader": 2, "fixed": 1])
  }

  @Test func anObjectOfTheEnvironment() throws {
    let host = host(Passing(trigger: trigger))
    #expect(try rects(host)[0].width == 10)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].width == 11)
    try host.perform(at: 2) { trigger.others[0]() }
    #expect(try rects(host, at: 2)[0].width == 33)
    #expect(trigger.counts["reading"] == 3)
  }

  @Test func anObjectThatIsMissingIsAnError() {
    let host = host(Deep(trigger: trigger))
    #expect(throws: SceneError.missingObject(type: "Model")) { try host.displayList(at: 0) }
  }

  @Test func propertiesPublishTheirValues() {
    let model = Model()
    var seen: [CGFloat] = []
    var told = 0
    let values = model.$width.sink { seen.append($0 * 100 + model.width) }
    let changes = model.objectWillChange.sink { told += 1 }
    model.width = 3
    model.untold = 1
    model.other = 4
    // A new value is sent before it is there.
    #expect(seen == [1010, 310])
    #expect(told == 2)
    values.cancel()
    model.width = 4
    #expect(seen.count == 2)
    changes.cancel()
  }
}
