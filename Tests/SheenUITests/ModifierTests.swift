import SheenCore
import SheenDisplay
import SheenUI
import Testing

private struct WidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 10
}

extension EnvironmentValues {
  fileprivate var width: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Sized: View {
  let trigger: Trigger
  @Environment(\.width) private var width
  var body: some View {
    trigger.count("sized")
    Color.red.frame(width: width, height: 1)
  }
}

/// A modifier with state that uses its content twice.
private struct Doubled: ViewModifier {
  let trigger: Trigger
  @State private var shift: CGFloat = 0
  func body(content: Content) -> some View {
    trigger.count("modifier")
    content
    content.offset(y: shift)
      .onAppear { trigger.action = { shift += 5 } }
  }
}

@MainActor
struct ModifierTests {
  @Test func theEnvironmentIsPassedDown() throws {
    struct Root: View {
      let trigger: Trigger
      @State private var width: CGFloat = 20
      var body: some View {
        ZStack {
          Sized(trigger: trigger)
          Sized(trigger: trigger).environment(\.width, width)
          Sized(trigger: trigger).transformEnvironment(\.width) { $0 += 1 }
            .environment(\.width, width)
        }
        .onAppear { trigger.action = { width = 40 } }
      }
    }
    let trigger = Trigger()
    let host = host(Root(trigger: trigger))
    #expect(try rects(host).map(\.width) == [10, 20, 21])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [10, 40, 41])
    #expect(trigger.counts["sized"] == 5)
  }

  @Test func modifiersWithBodiesHaveState() throws {
    let trigger = Trigger()
    let view = ZStack(alignment: .topLeading) {
      Color.red.frame(width: 10, height: 10).modifier(Doubled(trigger: trigger))
    }
    let host = host(view, size: Size(10, 10))
    #expect(try rects(host).map(\.y) == [0, 0])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.y) == [0, 5])
  }

  /// New content goes into the places a modifier's body uses it without running the body.
  @Test func newContentNeedsNoModifierBody() throws {
    struct Root: View {
      let trigger: Trigger
      let modifier: Trigger
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).modifier(Doubled(trigger: modifier))
          .onAppear { trigger.action = { width = 30 } }
      }
    }
    let (trigger, modifier) = (Trigger(), Trigger())
    let host = host(Root(trigger: trigger, modifier: modifier))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [30, 30])
    #expect(modifier.counts["modifier"] == 1)
  }

  @Test func concatenatedModifiersApplyInOrder() throws {
    struct Wide: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 30) }
    }
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding(5).background(Color.blue) }
    }
    let view = Color.red.frame(height: 10).modifier(Wide().concat(Padded()))
    #expect(
      try rects(host(view, size: Size(100, 100))) == [Rect(30, 40, 40, 20), Rect(35, 45, 30, 10)])
  }

  @Test func appearingAndDisappearing() throws {
    struct Root: View {
      let trigger: Trigger
      @State private var isShown = false
      var body: some View {
        ZStack {
          if isShown {
            Color.red
              .onAppear { trigger.log.append("inner appears") }
              .onDisappear { trigger.log.append("inner goes") }
          }
        }
        .onAppear {
          trigger.log.append("outer appears")
          trigger.action = { isShown.toggle() }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Root(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    try host.fire(trigger, at: 2)
    _ = try host.displayList(at: 3)
    #expect(trigger.log == ["outer appears", "inner appears", "inner goes"])
  }

  @Test func opacityFlattensOnlyWhereNeeded() throws {
    let single = try host(Color.red.padding().opacity(0.5)).displayList(at: 0).items
    #expect(single.count == 1 && single[0].opacity == 0.5)
    let several = try host(
      ZStack {
        Color.red
        Color.blue
      }
      .opacity(0.5)
    ).displayList(at: 0).items
    guard several.count == 1, case .group(let children) = several[0].content else {
      Issue.record("\(several)")
      return
    }
    #expect(several[0].opacity == 0.5)
    #expect(children.map(\.opacity) == [1, 1])
    let whole = try host(
      ZStack {
        Color.red
        Color.blue
      }
      .opacity(1)
    ).displayList(at: 0).items
    #expect(whole.count == 2)
  }

  @Test func identitiesAreUniqueAndStable() throws {
    let view = ZStack {
      ForEach(0..<5) { index in Color.red.offset(x: CGFloat(index)) }
      Color.blue.opacity(0.5)
    }
    let first = try host(view).displayList(at: 0).items.map(\.id)
    #expect(Set(first).count == 6)
    #expect(try host(view).displayList(at: 0).items.map(\.id) == first)
  }

  @Test func typeErasedViewsKeepStateWhileTheTypeStays() throws {
    struct Root: View {
      let trigger: Trigger
      let inner: Trigger
      @State private var step = 0
      var body: some View {
        let view = step < 2 ? AnyView(Grower(trigger: inner)) : AnyView(Color.blue)
        view.onAppear { trigger.action = { step += 1 } }
      }
    }
    struct Grower: View {
      let trigger: Trigger
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width).onAppear { trigger.action = { width += 10 } }
      }
    }
    let (trigger, inner) = (Trigger(), Trigger())
    let host = host(Root(trigger: trigger, inner: inner))
    _ = try host.displayList(at: 0)
    try host.fire(inner, at: 1)
    try host.fire(trigger, at: 2)
    #expect(try rects(host, at: 2)[0].width == 20)
    try host.fire(trigger, at: 3)
    #expect(try rects(host, at: 3)[0].width == 400)
  }

  @Test func namespacesAreUniqueAndStayTheSame() throws {
    struct Named: View {
      let trigger: Trigger
      @Namespace private var name
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(count + 1)).onAppear {
          trigger.log.append("\(name)")
          trigger.action = {
            count += 1
            trigger.log.append("\(name)")
          }
        }
      }
    }
    let trigger = Trigger()
    let host = host(
      ZStack {
        Named(trigger: trigger)
        Named(trigger: trigger)
      })
    _ = try host.displayList(at: 0)
    #expect(Set(trigger.log).count == 2)
    try host.fire(trigger, at: 1)
    try host.fire(trigger, at: 2)
    #expect(Set(trigger.log).count == 2)
  }
}
