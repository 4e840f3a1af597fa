import Foundation
import SheenCore
import SheenUI
import Testing

/// Two enumerations stand for two versions of a scene file, so that types may share their names.
private enum Old {}
private enum New {}

extension Old {
  struct Scene: View {
    let trigger: Trigger
    @State private var width: CGFloat = 10
    @State private var height: CGFloat = 10
    var body: some View {
      ZStack {
        Color.red.frame(width: width, height: height)
        Part(trigger: trigger)
      }
      .onAppear { trigger.action = { width = 50 } }
    }
  }

  struct Part: View {
    let trigger: Trigger
    @State private var size: CGFloat = 1
    var body: some View {
      Color.blue.frame(width: size, height: 1)
        .onAppear { trigger.others.append { size = 3 } }
    }
  }
}

extension New {
  /// Another modifier, another container, one more view before, and one property less.
  struct Scene: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Label()
        Part().padding(4)
        Color.red.frame(width: width, height: 7)
      }
    }
  }

  struct Label: View {
    @State private var size: CGFloat = 2
    var body: some View { Color.green.frame(width: size, height: 1) }
  }

  struct Part: View {
    @State private var size: CGFloat = 1
    var body: some View { Color.blue.frame(width: size, height: 1) }
  }
}

private struct Holder<Value>: View {
  let trigger: Trigger
  @State var value: Value?
  var body: some View {
    Color.red.onAppear { trigger.action = { value = nil } }
  }
}

@MainActor
@Suite struct SavedStateTests {
  /// Shows a view, runs the trigger's actions, and shows another view in its place.
  private func reload(
    _ old: some View, _ trigger: Trigger? = nil, at time: Double = 1, to new: some View
  ) throws -> ViewHost {
    let first = host(old)
    _ = try first.displayList(at: 0)
    if let trigger {
      try first.perform(at: time) {
        trigger.action()
        for action in trigger.others { action() }
      }
    }
    _ = try first.displayList(at: time)
    let second = host(new)
    try second.restore(first.savedState())
    return second
  }

  @Test func stateIsFoundByViewAndName() throws {
    let trigger = Trigger()
    let host = try reload(Old.Scene(trigger: trigger), trigger, to: New.Scene())
    #expect(host.time == 1)
    #expect(try rects(host, at: 1).map(\.width) == [2, 3, 50])
  }

  @Test func placesNameTypesAndProperties() throws {
    struct Inner: DynamicProperty { @State var isOn = false }
    struct Pulse: ViewModifier {
      let trigger: Trigger
      @State private var count = 0
      func body(content: Content) -> some View {
        content.onAppear { trigger.others.append { count += 1 } }
      }
    }
    struct Leaf: View {
      let trigger: Trigger
      var inner = Inner()
      var body: some View { Color.red.onAppear { trigger.others.append { inner.isOn = true } } }
    }
    struct Root: View {
      let trigger: Trigger
      var body: some View {
        Leaf(trigger: trigger)
        Leaf(trigger: trigger).modifier(Pulse(trigger: trigger))
      }
    }
    let trigger = Trigger()
    let host = host(Root(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.perform(at: 0) { for action in trigger.others { action() } }
    #expect(
      host.savedState().places == [
        "/Root/Leaf#1.inner.isOn", "/Root/Leaf.inner.isOn", "/Root/Pulse.count",
      ])
  }

  @Test(arguments: [
    (type: Int.self as Any.Type, isKept: true), (String?.self, true), ([String: Int].self, true),
    (Color?.self, true), (CGPoint.self, true), (Date.self, true), (Set<UUID>.self, true),
    (Range<Double>.self, true), ((Int, name: String).self, true), ([Int].Index.self, true),
    (Animation.self, true), (Dictionary<Int, Color>.Index.self, true), (Angle.self, true),
    (Trigger.self, false), ([Old].self, false), (Old?.self, false), ([String: New].self, false),
    ((Int, Old).self, false), (((Int) -> Int).self, false), ((any Equatable).self, false),
    (Any.self, false), ([Any].self, false), (AnyView.self, false), (AnyHashable.self, false),
    (Color.Nested.self, false), ([Color.Nested].self, false), (AnyObject.self, false),
  ])
  func typesThatAreKept(type: Any.Type, isKept: Bool) throws {
    func check<Value>(_ type: Value.Type) throws {
      let trigger = Trigger()
      let host = host(Holder<Value>(trigger: trigger))
      _ = try host.displayList(at: 0)
      try host.fire(trigger, at: 0)
      #expect(host.savedState().places.isEmpty != isKept, "\(type)")
    }
    try _openExistential(type, do: check)
  }

  @Test func anotherTypeStartsAnew() throws {
    enum First {
      struct Scene: View {
        let trigger: Trigger
        @State private var width = 10
        @State private var height: CGFloat? = 10
        var body: some View {
          Color.red.frame(width: CGFloat(width), height: height).onAppear {
            trigger.action = { (width, height) = (50, 60) }
          }
        }
      }
    }
    enum Second {
      struct Scene: View {
        @State private var width: CGFloat = 10
        @State private var height: CGFloat = 10
        var body: some View { Color.red.frame(width: width, height: height) }
      }
    }
    let trigger = Trigger()
    let host = try reload(First.Scene(trigger: trigger), trigger, to: Second.Scene())
    #expect(try rects(host, at: 1) == [Rect(195, 395, 10, 10)])
  }

  @Test func anEditedInitialValueIsShown() throws {
    enum Edited {
      struct Scene: View {
        @State private var width: CGFloat = 12
        @State private var height: CGFloat = 10
        var body: some View { Color.red.frame(width: width, height: height) }
      }
    }
    let trigger = Trigger()
    let host = try reload(Old.Scene(trigger: trigger), trigger, to: Edited.Scene())
    #expect(try rects(host, at: 1).map(\.width) == [12])
  }

  /// What `onAppear` begins goes on as if it had begun at the start.
  @Test func anAnimationBegunOnAppearGoesOn() throws {
    struct Shine: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
          .onAppear {
            withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isOn = true }
          }
      }
    }
    let host = try reload(Shine(), at: 7, to: Shine())
    #expect(isNear(try x(host, at: 7), 195 + 50))
    #expect(isNear(try x(host, at: 7.5), 195 + 75))
    #expect(host.nextChange(after: 7.5) == 7.5)
  }

  /// An edit of what `onAppear` sets shows; what it no longer sets is kept.
  @Test func whatTheSceneSetsByItselfIsItsOwn() throws {
    enum First {
      struct Scene: View {
        @State private var width: CGFloat = 10
        @State private var height: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: height).onAppear { (width, height) = (20, 20) }
        }
      }
    }
    enum Second {
      struct Scene: View {
        @State private var width: CGFloat = 10
        @State private var height: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: height).onAppear { width = 30 }
        }
      }
    }
    let host = try reload(First.Scene(), to: Second.Scene())
    #expect(try rects(host, at: 1) == [Rect(185, 390, 30, 20)])
  }

  /// What came from outside wins over what `onAppear` sets, and jumps.
  @Test func whatCameFromOutsideIsKept() throws {
    struct Panel: View {
      let trigger: Trigger
      @State private var width: CGFloat = 5
      var body: some View {
        Color.blue.frame(width: width, height: 1).onAppear {
          trigger.others.append { width = 9 }
        }
      }
    }
    struct Scene: View {
      let trigger: Trigger
      @State private var isOpen = true
      var body: some View {
        ZStack {
          Color.red.frame(width: 10, height: 10).offset(x: isOpen ? 100 : 0)
          if isOpen { Panel(trigger: trigger) }
        }
        .animation(.linear(duration: 5), value: isOpen)
        .onAppear {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isOpen = false }
          trigger.action = { isOpen = true }
        }
      }
    }
    let trigger = Trigger()
    let first = host(Scene(trigger: trigger))
    _ = try first.displayList(at: 0)
    try first.fire(trigger, at: 1)
    try first.perform(at: 2) { for action in trigger.others { action() } }
    for _ in 0..<2 {
      let second = host(Scene(trigger: Trigger()))
      try second.restore(first.savedState())
      #expect(try rects(second, at: 2) == [Rect(295, 395, 10, 10), Rect(196, 400, 9, 1)])
      #expect(second.nextChange(after: 2) == nil)
      #expect(second.savedState().places == first.savedState().places)
    }
  }

  /// Hover goes on where it was, without beginning anew, and is not counted twice.
  @Test func thePointerStaysWhereItIs() throws {
    struct Scene: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 10 + CGFloat(count), height: 10)
          .hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
          .onHover { if $0 { count += 1 } }
      }
    }
    let first = host(Scene())
    try first.pointer(.moved(Point(200, 400)), at: 4)
    try first.pointer(.left, at: 5)
    try first.pointer(.moved(Point(200, 400)), at: 6)
    let list = try first.displayList(at: 9)
    let second = host(Scene())
    try second.restore(first.savedState())
    #expect(try rects(second, at: 9).map(\.width) == [12])
    #expect(try second.displayList(at: 9) == list)
    try second.pointer(.left, at: 10)
    #expect(try second.displayList(at: 12) != list)
  }

  @Test func scheduledEventsStayWhereTheyWere() throws {
    struct Scene: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear {
          ViewHost.current?.schedule(at: 3) { width = 20 }
        }
      }
    }
    let host = try reload(Scene(), at: 2, to: Scene())
    #expect(try rects(host, at: 2).map(\.width) == [10])
    #expect(try rects(host, at: 3).map(\.width) == [20])
  }
}

extension Color {
  /// A type of a scene inside one of Sheen's.
  struct Nested {}
}
