import SheenCore
import SheenDisplay
import SheenUI
import Testing

private struct Endless: View {
  var body: some View { Endless() }
}

private struct EndlessStack: View {
  var depth = 0
  var body: some View {
    ZStack {
      Color.red
      EndlessStack(depth: depth + 1)
    }
  }
}

private struct Nested: View {
  let depth: Int
  var body: some View {
    if depth > 0 {
      AnyView(Nested(depth: depth - 1))
    } else {
      Color.red
    }
  }
}

private struct PingPong: View {
  @State private var count = 0
  var body: some View {
    ForEach([count], id: \.self) { value in
      Color.red.onAppear { count = value + 1 }
    }
  }
}

@MainActor
struct ErrorTests {
  private func error(_ view: some View) -> SceneError? {
    do {
      _ = try host(view).displayList(at: 0)
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingImageNamesTheNearest() {
    let error = error(Image("bagde"))
    #expect(error == .missingImage(name: "bagde", known: ["badge", "swatch"]))
    #expect(
      error?.description
        == #"no image named "bagde" in the asset catalogs; the nearest are "badge", "swatch""#)
  }

  @Test func aMissingColorNamesTheNearest() {
    #expect(error(Color("Stepred2")) == .missingColor(name: "Stepred2", known: ["StepRed"]))
  }

  @Test func aBrokenImageTellsWhy() {
    guard case .unusableImage("broken", let reason) = error(Image("broken")) else {
      Issue.record("no error")
      return
    }
    #expect(reason.contains("it ends early"))
  }

  @Test func endlessBodiesAreAnError() {
    #expect(error(Endless()) == .bodyRecursion(type: "Endless"))
    #expect(error(EndlessStack()) == .bodyRecursion(type: "EndlessStack"))
    #expect(error(Nested(depth: 300)) == nil)
  }

  @Test func changesWithoutEndAreAnError() {
    #expect(error(PingPong()) == .endlessChanges(at: 0))
  }

  @Test func errorsStay() throws {
    let host = host(Image("none"))
    #expect(throws: SceneError.self) { try host.displayList(at: 0) }
    #expect(throws: SceneError.self) { try host.displayList(at: 1) }
    #expect(throws: SceneError.self) { try host.extent() }
  }

  @Test func timeDoesNotRunBackwardsOverEvents() throws {
    let host = host(Color.red)
    try host.perform(at: 2) {}
    #expect(throws: SceneError.timeRanBackwards(to: 1, from: 2)) { try host.displayList(at: 1) }
    #expect(try host.displayList(at: 3).items.count == 1)
  }
}
