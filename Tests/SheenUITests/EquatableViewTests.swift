import SheenCore
import SheenUI
import Testing

/// Counts how often its body runs; equal where the width is, whatever the rest.
private struct Rounded: View, Equatable {
  let trigger: Trigger
  let width: CGFloat

  var body: some View {
    trigger.count("body")
    Color.red.frame(width: width.rounded(), height: 1)
  }

  nonisolated static func == (lhs: Rounded, rhs: Rounded) -> Bool {
    lhs.width.rounded() == rhs.width.rounded()
  }
}

private struct Outer: View {
  let trigger: Trigger
  @State private var width: CGFloat = 10

  var body: some View {
    Rounded(trigger: trigger, width: width).equatable()
      .onAppear { trigger.action = { width += 0.3 } }
  }
}

/// A modifier of the deprecated kind.
private struct Widening: AnimatableModifier {
  var width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width, height: 1) }
}

private struct Widened: View {
  let trigger: Trigger
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.modifier(Widening(width: width))
      .onAppear {
        trigger.action = { withAnimation(.linear(duration: 1)) { width = 20 } }
      }
  }
}

@MainActor
@Suite struct EquatableViewTests {
  @Test func theBodyRunsWhereTheViewIsAnother() throws {
    let trigger = Trigger()
    let host = host(Outer(trigger: trigger))
    #expect(try rects(host).map(\.width) == [10])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [10])
    #expect(trigger.counts == ["body": 1])
    try host.fire(trigger, at: 2)
    #expect(try rects(host, at: 2).map(\.width) == [11])
    #expect(trigger.counts == ["body": 2])
  }

  @Test func modifiersOfTheDeprecatedKindAnimate() throws {
    let trigger = Trigger()
    let host = host(Widened(trigger: trigger))
    #expect(try rects(host).map(\.width) == [10])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1.5).map(\.width) == [15])
    #expect(try rects(host, at: 2).map(\.width) == [20])
  }
}
