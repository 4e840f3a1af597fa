import Foundation
import SheenCore
import SheenUI
import Testing

/// Which of several gestures counts, and gestures made of others.
@MainActor
struct GestureArbitrationTests {
  private let ear = Ear()

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [ear] in ear.hear(name) }
  }

  private func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).onEnded { [ear] _ in ear.hear(name) }
  }

  private static let tapAndDrag = "1:tap@50,50 2:50,50 2:down 2.2:90,50 2.4:up"

  @Test func aParentDragsWhereAChildTaps() throws {
    let view = Color.red.gesture(tap("tap")).gesture(drag("drag"))
    _ = try pressed(view, Self.tapAndDrag)
    #expect(ear.words == ["tap", "drag"])
  }

  @Test func aChildThatDragsAtOnceLeavesNothing() throws {
    let view = Color.red.gesture(drag("drag", 0)).gesture(tap("tap"))
    _ = try pressed(view, Self.tapAndDrag)
    #expect(ear.words == ["drag", "drag"])
  }

  /// A drag that needs no distance waits for the tap inside to fail.
  @Test func aParentThatDragsAtOnceWaits() throws {
    var changes: [Double] = []
    let view = Color.red.gesture(tap("tap"))
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { changes.append(Double($0.translation.width)) })
    _ = try pressed(view, "1:tap@50,50 2:50,50 2:down 2.1:55,50 2.2:90,50 2.4:up")
    #expect(ear.words == ["tap"])
    #expect(changes == [40])
  }

  @Test func highPriority() throws {
    let view = Color.red.gesture(tap("inner")).highPriorityGesture(tap("outer"))
    _ = try pressed(view, "1:tap@50,50")
    #expect(ear.words == ["outer"])
  }

  @Test func simultaneous() throws {
    let view = Color.red.gesture(tap("inner")).simultaneousGesture(tap("outer"))
    _ = try pressed(view, "1:tap@50,50")
    #expect(ear.words == ["inner", "outer"])
  }

  @Test(arguments: [
    (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
  ])
  func masks(_ mask: GestureMask, _ expected: [String]) throws {
    let view = Color.red.gesture(tap("inner")).gesture(tap("outer"), including: mask)
    _ = try pressed(view, "1:tap@50,50")
    #expect(ear.words == expected)
  }

  @Test func enabledOrNot() throws {
    let view = VStack(spacing: 0) {
      Color.red.gesture(tap("never"), isEnabled: false)
      Color.red.gesture(tap("disabled")).disabled(true)
      Color.red.gesture(tap("enabled")).disabled(false)
      Color.red.gesture(tap("inside")).disabled(false).disabled(true)
    }
    _ = try pressed(view, "1:tap@50,10 2:tap@50,35 3:tap@50,60 4:tap@50,90")
    #expect(ear.words == ["enabled"])
  }

  @Test func exclusively() throws {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture(count: 1))
      .onEnded { [ear] value in
        switch value {
        case .first: ear.hear("double")
        case .second: ear.hear("single")
        }
      }
    _ = try pressed(Color.red.gesture(gesture), "1:tap@50,50 2:tap@50,50 2.1:tap@50,50")
    #expect(ear.words == ["single", "double"])
  }

  @Test func simultaneouslyWith() throws {
    let gesture = TapGesture().simultaneously(with: TapGesture(count: 2))
      .onEnded { [ear] value in ear.hear("\(value.first != nil) \(value.second != nil)") }
    _ = try pressed(Color.red.gesture(gesture), "1:tap@50,50 2:tap@50,50 2.1:tap@50,50")
    // The double tap that does not come leaves the single one.
    #expect(ear.words == ["true false", "true true"])
  }

  private enum DragState: Equatable {
    case inactive
    case pressing
    case dragging(CGFloat)
  }

  /// Apple's own example of a sequence.
  @Test func longPressThenDrag() throws {
    struct Scene: View {
      let ear: Ear
      @GestureState private var state = DragState.inactive

      var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .updating($state) { value, state, _ in
            switch value {
            case .first(true): state = .pressing
            case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
            default: state = .inactive
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            ear.hear("end \(drag.translation.width)")
          }
        ear.hear("\(state)")
        return Color.red.gesture(gesture)
      }
    }
    _ = try pressed(
      Scene(ear: ear),
      "1:50,50 1:down 2:70,50 3:up 4:50,50 4:down 4.2:70,50 4.6:up 5:50,50 5:down 6:up")
    #expect(
      ear.words == [
        "inactive", "pressing", "dragging(0.0)", "dragging(20.0)", "end 20.0", "inactive",
        // Moved too early, and not moved at all.
        "pressing", "inactive", "pressing", "dragging(0.0)", "inactive",
      ])
  }

  @Test func tapThenDrag() throws {
    let gesture = TapGesture().sequenced(before: DragGesture(minimumDistance: 5))
      .onEnded { [ear] value in
        if case .second(_, let drag?) = value { ear.hear("\(drag.translation.width)") }
      }
    _ = try pressed(
      Color.red.gesture(gesture), "1:tap@50,50 1.2:50,50 1.2:down 1.4:60,50 1.5:up")
    #expect(ear.words == ["10.0"])
  }

  @Test func mapAndHiddenTypes() throws {
    let gesture = AnyGesture(DragGesture().map { Int($0.translation.width) })
      .onChanged { [ear] in ear.hear("\($0)") }
    _ = try pressed(Color.red.gesture(gesture), Self.tapAndDrag)
    #expect(ear.words == ["40"])
  }

  @Test func aGestureOfOnesOwn() throws {
    struct Swipe: Gesture {
      let action: () -> Void

      var body: some Gesture {
        DragGesture().onEnded { if $0.translation.width > 20 { action() } }
      }
    }
    let view = Color.red.gesture(Swipe { [ear] in ear.hear("swipe") })
    _ = try pressed(view, "1:50,50 1:down 1.1:65,50 1.2:up " + "2:50,50 2:down 2.2:90,50 2.4:up")
    #expect(ear.words == ["swipe"])
  }

  /// A state of a gesture goes back with its own transaction.
  @Test func gestureStateResets() throws {
    struct Scene: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var x: CGFloat?

      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: x ?? 0)
          .gesture(
            DragGesture().updating($x) { value, x, transaction in
              x = value.translation.width
              transaction.animation = .linear(duration: 0.5)
            })
      }
    }
    let script = try PointerScript("1:50,50 1:down 1:70,50 2:up")
    let host = host(Scene(), size: Size(100, 100)) { $0.pointer = script }
    for (time, expected) in [
      (1.0, 40.0), (1.25, 50), (1.5, 60), (2, 60), (2.5, 50), (3, 40),
    ] {
      #expect(isNear(try x(host, at: time), expected), "at \(time)")
    }
  }

  @Test(arguments: [(4.0, 40.0), (10, 45)])
  func gestureStateSaysHowItResets(_ distance: Double, _ halfway: Double) throws {
    struct Scene: View {
      @GestureState(
        wrappedValue: 0,
        reset: { last, transaction in
          transaction.animation = last > 5 ? .linear(duration: 2) : nil
        }) private var x: CGFloat

      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: x)
          .gesture(
            DragGesture(minimumDistance: 0).updating($x) { value, x, _ in
              x = value.translation.width
            })
      }
    }
    let script = try PointerScript("1:50,50 1:down 1:\(50 + distance),50 2:up")
    let host = host(Scene(), size: Size(100, 100)) { $0.pointer = script }
    for (time, expected) in [(1.0, 40 + distance), (3, halfway), (4, 40)] {
      #expect(isNear(try x(host, at: time), expected), "at \(time)")
    }
  }

  /// A view that goes while it is pressed loses what was being made of it.
  @Test func aViewThatGoes() throws {
    struct Scene: View {
      let ear: Ear
      @State private var isShown = true

      var body: some View {
        VStack(spacing: 0) {
          if isShown {
            Color.red
              .gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in isShown = false }
                  .onEnded { _ in ear.hear("end") })
          }
          Color.blue.onTapGesture { ear.hear("tap") }
        }
      }
    }
    _ = try pressed(Scene(ear: ear), "1:50,25 1:down 1.5:60,25 2:up 3:tap@50,25")
    #expect(ear.words == ["tap"])
  }

  /// What a person does takes the pointer from the script.
  @Test func aPersonTakesOver() throws {
    let view = Color.red.onTapGesture { [ear] in ear.hear("tap") }
    let script = try PointerScript("1:50,50 1:down 3:up 4:tap@50,50")
    let host = host(view, size: Size(100, 100)) { $0.pointer = script }
    _ = try host.displayList(at: 2)
    try host.pointer(.moved(Point(50, 50)), at: 2)
    try host.pointer(.pressed, at: 2.5)
    try host.pointer(.released, at: 2.5)
    #expect(ear.words == [])
    _ = try host.displayList(at: 10)
    #expect(ear.words == ["tap"])
  }
}
