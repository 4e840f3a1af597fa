import SheenCore
import SheenDisplay
import SheenScene
import SheenUI
import Testing

/// Code of scenes that runs for every frame has run for the same ones in a still and in a sequence.
@MainActor
struct FrameStepTests {
  /// Shows a view at frames, one after another, and then a moment at once.
  private func widths(
    _ view: () -> some View, frames: Int, rate: Double
  ) throws -> (sequence: [Double], stills: [Double]) {
    func start() -> ViewHost {
      var configuration = HostConfiguration(size: Size(100, 100))
      configuration.frameRate = rate
      return ViewHost(view(), configuration: configuration)
    }
    let sequence = start()
    let moments = (0..<frames).map { Double($0) / rate }
    return (
      try moments.flatMap { try SheenSceneTests.widths(sequence, at: $0) },
      try moments.flatMap { try SheenSceneTests.widths(start(), at: $0) }
    )
  }

  @Test func aParticleThatIsMovedOnceAFrameIsWhereTheSequenceHasIt() throws {
    let (sequence, stills) = try widths({ Moving(model: Model()) }, frames: 31, rate: 30)
    // One point a frame, from the first frame on.
    #expect(sequence == (1...31).map(Double.init))
    #expect(stills == sequence)
  }

  @Test func codeThatBeginsToRunLaterIsStillCountedFromThere() throws {
    // A timeline that comes at 0.25 s, the frame of 0.25 s included, and that goes at 0.5 s; what it
    // shows at that moment is made before the event that ends it.
    let (sequence, stills) = try widths({ Coming(model: Model()) }, frames: 31, rate: 40)
    let expected: [Double] = (0...20).map { Double(min($0 + 1, 11)) }
    #expect(sequence == expected)
    #expect(stills == sequence)
  }

  @Test func aViewThatWaitsForTheEndOfItsMotionLearnsOfItInAStill() throws {
    let (sequence, stills) = try widths({ Waiting() }, frames: 61, rate: 60)
    // 0.2 s from 10 to 20; the frame at its end tells, and 0.2 s more are for the way to 40.
    #expect(isNear(sequence[12], 20))
    #expect(isNear(sequence[18], 30))
    #expect(isNear(sequence[24], 40))
    #expect(zip(sequence, stills).allSatisfy { isNear($0, $1) })
  }

  /// Its code runs when it is drawn anew, which a timer brings about.
  @Test func aCanvasThatIsDrawnAnewByATimerHasSeenTheSameTicks() throws {
    let (sequence, stills) = try widths({ Ticking(model: Model()) }, frames: 31, rate: 40)
    // Frames at 0, after 0.125 s, after 0.25 s …
    let expected: [Double] = (0...30).map { Double($0 / 5 + 1) }
    #expect(sequence == expected)
    #expect(stills == sequence)
  }

  @Test func framesThatNobodyAsksForAreNotShownInAWindow() throws {
    let model = Model()
    let host = SheenSceneTests.host(Moving(model: model))
    _ = try host.displayList(at: 0)
    _ = try host.displayList(at: 1)
    #expect(model.width == 2)
  }

  @Test func withoutSuchCodeNoFrameIsMade() throws {
    var configuration = HostConfiguration(size: Size(100, 100))
    configuration.frameRate = 60
    let host = ViewHost(Growing(), configuration: configuration)
    _ = try host.displayList(at: 0)
    let drawn = host.drawCount
    _ = try host.displayList(at: 1)
    #expect(host.drawCount - drawn <= 4)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
}

private final class Model {
  var width = 0.0

  func step() -> Double {
    width += 1
    return width
  }
}

private struct Moving: View {
  let model: Model

  var body: some View {
    TimelineView(.animation) { _ in Bar(width: model.step()) }
  }
}

private struct Coming: View {
  let model: Model
  @State private var phase = 0

  var body: some View {
    Group {
      if phase == 1 { Moving(model: model) } else if phase == 2 { Bar(width: model.width) }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { phase = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { phase = 2 }
    }
  }
}

/// Tells when its data have come to where they were to go, as code did before completions.
private struct Arrival: AnimatableModifier {
  nonisolated var value: Double
  nonisolated let end: Double
  nonisolated let done: @Sendable () -> Void

  nonisolated var animatableData: Double {
    get { value }
    set {
      value = newValue
      if newValue == end { done() }
    }
  }

  func body(content: Content) -> some View { content }
}

private struct Waiting: View {
  @State private var width = 10.0

  var body: some View {
    Bar(width: width)
      .modifier(
        Arrival(value: width, end: width) {
          Task { @MainActor in if width == 20 { grow(to: 40) } }
        }
      )
      .onAppear { grow(to: 20) }
  }

  private func grow(to value: Double) {
    withAnimation(.linear(duration: 0.2)) { width = value }
  }
}

private struct Ticking: View {
  let model: Model
  @State private var ticks = 0

  var body: some View {
    Canvas { context, _ in
      _ = ticks
      context.fill(Path(CGRect(x: 0, y: 0, width: model.step(), height: 1)), with: .color(.red))
    }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 0.125, repeats: true) { _ in
        MainActor.assumeIsolated { ticks += 1 }
      }
    }
  }
}

private struct Growing: View {
  @State private var width = 10.0

  var body: some View {
    Bar(width: width).onAppear { withAnimation(.linear(duration: 2)) { width = 20 } }
  }
}
