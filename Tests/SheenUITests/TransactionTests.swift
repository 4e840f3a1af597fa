import SheenCore
import SheenDisplay
import SheenUI
import Testing

private struct NameKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// A bar whose width is that of the last evaluation, rounded to full points.
private struct Bar: View, Animatable {
  var width: CGFloat
  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
  var body: some View { Color.red.frame(width: width.rounded(), height: 1) }
}

@MainActor
struct TransactionTests {
  @Test func transactionsCarryValuesOfKeys() throws {
    struct Carrying: View {
      let trigger: Trigger
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 + count), height: 10)
          .transaction { trigger.log.append($0.name) }
          .onAppear {
            trigger.action = { withTransaction(\.name, "given") { count += 1 } }
            trigger.others = [{ count += 1 }]
          }
      }
    }
    let trigger = Trigger()
    let host = host(Carrying(trigger: trigger))
    _ = try host.displayList(at: 0)
    trigger.log = []
    try host.fire(trigger, at: 1)
    #expect(trigger.log.contains("given") && !trigger.log.contains("none"))
    trigger.log = []
    try host.perform(at: 2) { trigger.others[0]() }
    #expect(trigger.log.contains("none") && !trigger.log.contains("given"))
  }

  @Test func continuousTransactionsCanBeTold() throws {
    struct Dragged: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .transaction { if $0.isContinuous { $0.animation = .linear(duration: 4) } }
        }
        .onAppear {
          trigger.action = { withTransaction(\.isContinuous, true) { isOn.toggle() } }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Dragged(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    #expect(try x(host, at: 1) == 25)
  }

  @Test func completionsCanBeAddedToATransaction() throws {
    struct Moving: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
          .onAppear {
            trigger.action = {
              var transaction = Transaction(animation: .spring(duration: 0.5))
              transaction.addAnimationCompletion { trigger.log.append("seen") }
              transaction.addAnimationCompletion(criteria: .removed) {
                trigger.log.append("removed")
              }
              withTransaction(transaction) { isOn = true }
            }
          }
      }
    }
    let trigger = Trigger()
    let host = host(Moving(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    _ = try host.displayList(at: 1.49)
    #expect(trigger.log.isEmpty)
    // A spring is complete for people after its response.
    _ = try host.displayList(at: 1.5)
    #expect(trigger.log == ["seen"])
    _ = try host.displayList(at: 9)
    #expect(trigger.log == ["seen", "removed"])
  }

  @Test func transactionsOfAValueActWhenItChanges() throws {
    struct Valued: View {
      let trigger: Trigger
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: CGFloat(a) * 100, y: CGFloat(b) * 100)
            .transaction(value: a) { $0.animation = .linear(duration: 2) }
        }
        .onAppear {
          trigger.action = { a += 1 }
          trigger.others = [{ b += 1 }]
        }
      }
    }
    let trigger = Trigger()
    let host = host(Valued(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    #expect(try rects(host, at: 0.5)[0] == Rect(25, 0, 10, 10))
    try host.perform(at: 5) { trigger.others[0]() }
    #expect(try rects(host, at: 5)[0] == Rect(100, 100, 10, 10))
  }

  /// The scale inside the braces animates, the offset outside of them jumps.
  @Test func scopedAnimationsLeaveTheViewAlone() throws {
    struct Scoped: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
            .transaction {
              $0.animation = .linear(duration: 2)
            } body: {
              $0.rotationEffect(.degrees(isOn ? 90 : 0))
            }
        }
        .onAppear { trigger.action = { isOn = true } }
      }
    }
    let trigger = Trigger()
    let host = host(Scoped(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    let item = try #require(try host.displayList(at: 0.5).items.first)
    #expect(item.opacity == 0.5)
    // A quarter of the right angle.
    #expect(isNear(item.transform.b, (2 - 2.0.squareRoot()).squareRoot() / 2))
    guard case .fill(let shape, _) = item.content else {
      Issue.record("\(item)")
      return
    }
    #expect(isNear(shape.bounds.x, 100))
  }

  /// What an event does to a view that is evaluated at every moment does not depend on the frames
  /// shown before.
  @Test func animatableViewsAreInterruptedAlikeWhateverWasShown() throws {
    struct Holder: View {
      let trigger: Trigger
      @State private var width: CGFloat = 0
      var body: some View {
        Bar(width: width).everyAnimation(.linear(duration: 1))
          .onAppear { trigger.action = { width = width == 0 ? 100 : 40 } }
      }
    }
    func widths(showing frames: [Double]) throws -> [Double] {
      let trigger = Trigger()
      let host = host(Holder(trigger: trigger))
      _ = try host.displayList(at: 0)
      try host.fire(trigger, at: 0)
      for time in frames { _ = try host.displayList(at: time) }
      try host.fire(trigger, at: 0.5)
      return try [0.5, 0.75, 1, 1.5].map { try rects(host, at: $0)[0].width }
    }
    let direct = try widths(showing: [])
    #expect(direct[0] == 50 && direct[3] == 40)
    #expect(try widths(showing: [0.1, 0.3]) == direct)
  }

  /// The frame inside a view evaluated at every moment follows at once, though every change around
  /// is to be animated.
  @Test func passingTimeIsNotAnimated() throws {
    struct Holder: View {
      @State private var isOn = false
      var body: some View {
        Bar(width: isOn ? 100 : 0).everyAnimation(.linear(duration: 1))
          .onAppear { isOn = true }
      }
    }
    let host = host(Holder())
    for time in [0.0, 0.25, 0.5, 0.75, 1] {
      #expect(try rects(host, at: time).first?.width ?? 0 == 100 * time)
    }
    #expect(host.nextChange(after: 1) == nil)
  }
}
