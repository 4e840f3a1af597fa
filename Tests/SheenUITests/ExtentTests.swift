import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// How long scenes go on, and when they stop.
@MainActor
struct ExtentTests {
  @Test func twoRepeatsHaveACommonPeriod() throws {
    struct Two: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 10 : 0)
            .animation(.linear(duration: 0.5).repeatForever(), value: isOn)
          Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0.5)
            .animation(
              .easeIn(duration: 0.7).repeatForever(autoreverses: false).delay(0.3), value: isOn)
        }
        .onAppear { isOn = true }
      }
    }
    guard case .repeats(let start, let period) = try host(Two()).extent() else {
      Issue.record("no period")
      return
    }
    #expect(isNear(start, 0.3))
    #expect(isNear(period, 7))
  }

  @Test func aRemovedViewNoLongerMoves() throws {
    struct Removing: View {
      let trigger: Trigger
      @State private var isShown = true
      var body: some View {
        ZStack {
          if isShown { Spinner() }
        }
        .onAppear { trigger.action = { isShown = false } }
      }
    }
    struct Spinner: View {
      @State private var isOn = false
      var body: some View {
        Color.red.rotationEffect(.degrees(isOn ? 360 : 0))
          .onAppear { withAnimation(.linear.repeatForever()) { isOn = true } }
      }
    }
    let trigger = Trigger()
    let host = host(Removing(trigger: trigger))
    _ = try host.displayList(at: 0)
    #expect(host.nextChange(after: 0) == 0)
    try host.fire(trigger, at: 1)
    #expect(try host.displayList(at: 1).items.isEmpty)
    #expect(host.nextChange(after: 1) == nil)
  }
}
