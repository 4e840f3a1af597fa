import SheenCore
import SheenDisplay
import SheenUI
import Testing

private struct Counter: View {
  let trigger: Trigger
  @State private var value = 0
  var body: some View {
    trigger.count("counter")
    Color.red.frame(width: 10 + CGFloat(value), height: 10)
      .onAppear { trigger.action = { value += 1 } }
  }
}

private struct Parent: View {
  let trigger: Trigger
  let inner: Trigger
  @State private var other = false
  var body: some View {
    trigger.count("parent")
    Counter(trigger: inner)
    Fixed(trigger: trigger, number: 3)
    Fixed(trigger: trigger, number: other ? 5 : 4, name: "varying")
      .onAppear { trigger.action = { other.toggle() } }
  }
}

private struct Fixed: View {
  let trigger: Trigger
  let number: Int
  var name = "fixed"
  var body: some View { trigger.count(name) }
}

private struct Branches: View {
  let trigger: Trigger
  let inner: Trigger
  @State private var isFirst = true
  var body: some View {
    ZStack {
      if isFirst { Counter(trigger: inner) } else { Color.blue.frame(width: 1, height: 1) }
    }
    .onAppear { trigger.action = { isFirst.toggle() } }
  }
}

private struct Rows: View {
  let trigger: Trigger
  let inner: [Trigger]
  @State private var order = [0, 1, 2]
  @State private var width: CGFloat = 50
  var body: some View {
    ZStack {
      ForEach(order, id: \.self) { index in
        Counter(trigger: inner[index])
        Color.green.frame(width: width, height: 1)
      }
    }
    .onAppear {
      trigger.action = {
        order = [2, 0]
        width = 60
      }
    }
  }
}

private struct Editor: View {
  let trigger: Trigger
  @Binding var value: CGFloat
  var body: some View {
    trigger.count("editor")
    Color.red.frame(width: value, height: 1)
      .onAppear { trigger.action = { value *= 2 } }
  }
}

private struct Owner: View {
  let trigger: Trigger
  struct Model { var width: CGFloat = 7 }
  @State private var model = Model()
  var body: some View {
    trigger.count("owner")
    Editor(trigger: trigger, value: $model.width)
  }
}

@MainActor
struct StateTests {
  @Test func stateSurvivesEvaluationOfTheParent() throws {
    let (outer, inner) = (Trigger(), Trigger())
    let host = host(Parent(trigger: outer, inner: inner))
    #expect(try rects(host)[0].width == 10)
    try host.fire(inner, at: 1)
    try host.fire(outer, at: 2)
    try host.fire(inner, at: 3)
    #expect(try rects(host, at: 3)[0].width == 12)
  }

  /// A body runs when its view, its state or its environment changed, and at no other time.
  @Test func bodiesRunOnlyWhenTheirInputsChanged() throws {
    let (outer, inner) = (Trigger(), Trigger())
    let host = host(Parent(trigger: outer, inner: inner))
    _ = try host.displayList(at: 0)
    #expect(outer.counts == ["parent": 1, "fixed": 1, "varying": 1])
    try host.fire(inner, at: 1)
    #expect(outer.counts == ["parent": 1, "fixed": 1, "varying": 1])
    #expect(inner.counts == ["counter": 2])
    try host.fire(outer, at: 2)
    #expect(outer.counts == ["parent": 2, "fixed": 1, "varying": 2])
    #expect(inner.counts == ["counter": 2])
    for frame in 0..<10 { _ = try host.displayList(at: 3 + Double(frame)) }
    #expect(host.evaluationCount == 7)
  }

  @Test func writesOfOneMomentAreOneCommit() throws {
    let trigger = Trigger()
    let host = host(Counter(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.perform(at: 1) {
      trigger.action()
      trigger.action()
    }
    #expect(try rects(host, at: 1)[0].width == 12)
    #expect(trigger.counts["counter"] == 2)
  }

  @Test func stateIsLostWhenABranchFlips() throws {
    let (outer, inner) = (Trigger(), Trigger())
    let host = host(Branches(trigger: outer, inner: inner))
    _ = try host.displayList(at: 0)
    try host.fire(inner, at: 1)
    #expect(try rects(host, at: 1) == [Rect(195, 395, 11, 10)])
    try host.fire(outer, at: 2)
    #expect(try rects(host, at: 2) == [Rect(200, 400, 1, 1)])
    try host.fire(outer, at: 3)
    #expect(try rects(host, at: 3) == [Rect(195, 395, 10, 10)])
  }

  @Test func elementsKeepTheirStateByIdentity() throws {
    let outer = Trigger()
    let inner = [Trigger(), Trigger(), Trigger()]
    let host = host(Rows(trigger: outer, inner: inner))
    _ = try host.displayList(at: 0)
    for _ in 0..<3 { try host.fire(inner[2], at: 1) }
    #expect(try rects(host, at: 1).map(\.width) == [10, 50, 10, 50, 13, 50])
    // The closure of `ForEach` read the width: it belongs to the body around it.
    try host.fire(outer, at: 2)
    #expect(try rects(host, at: 2).map(\.width) == [13, 60, 10, 60])
  }

  @Test func aBindingToAPartWritesTheWhole() throws {
    let trigger = Trigger()
    let host = host(Owner(trigger: trigger))
    #expect(try rects(host)[0].width == 7)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].width == 14)
    // Only the editor reads the value, so the owner need not run.
    #expect(trigger.counts == ["owner": 1, "editor": 2])
  }

  @Test func constantBindingsIgnoreWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 3)
    #expect(Binding<Int?>(binding).wrappedValue == 3)
    #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
  }

  /// A view and its mirror image each have their own state.
  @Test func oneValueInTwoPlacesIsTwoViews() throws {
    struct Twice: View {
      let inner: Counter
      var body: some View {
        ZStack {
          inner
          inner
        }
      }
    }
    let trigger = Trigger()
    let host = host(Twice(inner: Counter(trigger: trigger)))
    _ = try host.displayList(at: 0)
    // The trigger holds the action of the view that appeared last.
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width).sorted() == [10, 11])
  }

  @Test func optionalStateNeedsNoValue() throws {
    struct Maybe: View {
      @State var color: Color?
      var body: some View { color ?? .blue }
    }
    let list = try host(Maybe()).displayList(at: 0)
    #expect(list.items.count == 1)
  }

  @Test func dynamicPropertiesInsideOthersAreConnected() throws {
    struct Toggling: DynamicProperty {
      @State var isOn = false
      @Environment(\.displayScale) var scale
    }
    struct Shown: View {
      let trigger: Trigger
      var toggling = Toggling()
      var body: some View {
        Color.red.frame(width: toggling.isOn ? toggling.scale * 20 : 10, height: 1)
          .onAppear { trigger.action = { toggling.isOn = true } }
      }
    }
    let trigger = Trigger()
    let host = host(Shown(trigger: trigger), scale: 2)
    #expect(try rects(host)[0].width == 10)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].width == 40)
  }
}
