import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Controls: what they do when they are pressed, and what they look like.
@MainActor
struct ControlTests {
  private let ear = Ear()

  /// What is drawn at a time: the bounds of each filled shape and its colour, in painting order.
  private func fills(_ host: ViewHost, at time: Double = 10) throws -> [(Rect, RGBA)] {
    func leaves(_ item: DisplayItem, _ opacity: Double) -> [(Rect, RGBA)] {
      switch item.content {
      case .fill(let shape, .solid(let color)):
        let rect = shape.bounds
        let origin = item.transform * Point(rect.x, rect.y)
        let moved = Rect(origin.x, origin.y, rect.width, rect.height)
        return [(moved, color.opacity(opacity * item.opacity))]
      case .fill: return []
      case .group(let items): return items.flatMap { leaves($0, opacity * item.opacity) }
      }
    }
    return try host.displayList(at: time).items.flatMap { leaves($0, 1) }
  }

  // MARK: Buttons

  @Test func aButtonActsWhenItIsReleased() throws {
    let view = Button {
      ear.hear("go")
    } label: {
      Color.red.frame(width: 40, height: 40)
    }
    let script = try PointerScript(
      "1:50,50 1:down 2:up 3:tap@5,5 4:50,50 4:down 4.5:90,90 5:up 6:50,50 6:down 6.5:95,50 7:60,50 "
        + "8:up")
    let host = host(view, size: Size(100, 100)) { $0.pointer = script }
    _ = try host.displayList(at: 1.9)
    #expect(ear.words == [])
    _ = try host.displayList(at: 2)
    #expect(ear.words == ["go"])
    // A press that ends elsewhere does nothing; one that comes back does something.
    _ = try host.displayList(at: 7.9)
    #expect(ear.words == ["go"])
    _ = try host.displayList(at: 8)
    #expect(ear.words == ["go", "go"])
  }

  private struct Grow: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 2 : isEnabled ? 1 : 0.5)
        .animation(.linear(duration: 1), value: configuration.isPressed)
    }
  }

  @Test func aStyleKnowsThePress() throws {
    let view = Button(action: {}) { Color.red.frame(width: 20, height: 20) }.buttonStyle(Grow())
    let script = try PointerScript("1:50,50 1:down 2:95,50 3:50,50 5:up")
    let host = host(view, size: Size(100, 100)) { $0.pointer = script }
    for (time, width) in [
      (0.0, 20.0), (1, 20), (1.5, 30), (2, 40), (3, 20), (4, 40), (5, 40), (5.5, 30), (6, 20),
    ] {
      let width2 = try #require(try rects(host, at: time).first).width
      #expect(isNear(width2, width), "at \(time): \(width2)")
    }
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let view = Button {
      ear.hear("go")
    } label: {
      Color.red.frame(width: 20, height: 20)
    }
    .buttonStyle(Grow()).disabled(true)
    let host = try pressed(view, "1:tap@50,50")
    #expect(ear.words == [])
    #expect(try rects(host, at: 10).first?.width == 10)
  }

  private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aPrimitiveStyleSaysWhen() throws {
    let view = Button {
      ear.hear("go")
    } label: {
      Color.red
    }
    .buttonStyle(DoubleTap())
    _ = try pressed(view, "1:tap@50,50 2:tap@50,50 2.1:tap@50,50")
    #expect(ear.words == ["go"])
  }

  @Test func stylesOfStyles() throws {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).padding(10).background { Color.blue }
      }
    }
    let view = Button {
      ear.hear("go")
    } label: {
      Color.red.frame(width: 20, height: 20)
    }
    .buttonStyle(Framed())
    let host = try pressed(view, "1:tap@50,50")
    #expect(ear.words == ["go"])
    #expect(try rects(host, at: 10).map(\.width) == [40, 20])
  }

  /// The label takes the accent colour, red where it destroys something, and its own where it is plain.
  @Test func labelsAreTinted() throws {
    func color(_ button: some View) throws -> RGBA? {
      try fills(host(button, size: Size(100, 100)), at: 0).last?.1
    }
    let circle = Circle().frame(width: 20, height: 20)
    #expect(try color(Button(action: {}) { circle }) == RGBA(0, 122 / 255.0, 1))
    #expect(
      try color(Button(role: .destructive, action: {}) { circle })
        == RGBA(1, 59 / 255.0, 48 / 255.0))
    #expect(try color(Button(action: {}) { circle }.buttonStyle(.plain)) == .black)
    #expect(try color(Button(action: {}) { circle }.buttonStyle(.borderedProminent)) == .white)
    #expect(
      try color(Button(action: {}) { circle.foregroundStyle(.white) }.buttonStyle(.borderless))
        == .white)
  }

  /// A regular button leaves 12 points beside its label and 7 above.
  @Test(arguments: [
    (ControlSize.small, 40.0, 28.0), (.regular, 44, 34), (.large, 60, 50),
  ])
  func groundsOfButtons(_ size: ControlSize, _ width: Double, _ height: Double) throws {
    let view = Button(action: {}) { Circle().frame(width: 20, height: 20) }
      .buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(size)
    let ground = try #require(try fills(host(view, size: Size(100, 100)), at: 0).first)
    #expect(isNear(ground.0, Rect(50 - width / 2, 50 - height / 2, width, height)))
  }

  // MARK: Toggles

  private struct Switches: View {
    @State private var isOn = false

    var body: some View {
      Toggle(isOn: $isOn) { Color.red.frame(width: 10, height: 10) }
    }
  }

  /// 51 × 31 points, on whole pixels, with a knob of 27, at the trailing end.
  @Test func aSwitchGoesOverWhenItIsTapped() throws {
    let script = try PointerScript("1:tap@5,50 2:tap@80,50")
    let host = host(Switches(), size: Size(100, 100)) { $0.pointer = script }
    let off = try fills(host, at: 1.5)
    #expect(isNear(off[1].0, Rect(49, 35, 51, 31)))
    #expect(isNear(off[2].0, Rect(51, 37, 27, 27)))
    #expect(off[2].1 == .white)
    let on = try fills(host, at: 4)
    #expect(isNear(on[2].0, Rect(71, 37, 27, 27)))
    #expect(on[1].1 == RGBA(52 / 255.0, 199 / 255.0, 89 / 255.0))
    // Between the two it moves.
    let between = try fills(
      pressed(Switches(), "2:tap@80,50", until: 2.05), at: 2.05)[2].0.x
    #expect(between > 51 && between < 71)
  }

  @Test func hiddenLabelsAndTints() throws {
    let view = Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 10) }
      .labelsHidden().toggleStyle(SwitchToggleStyle(tint: .blue))
    let drawn = try fills(host(view, size: Size(100, 100)), at: 0)
    #expect(isNear(drawn[0].0, Rect(25, 35, 51, 31)))
    #expect(drawn[0].1 == RGBA(0, 122 / 255.0, 1))
  }

  /// A tint from further out is that of all controls.
  @Test func tints() throws {
    let view = VStack(spacing: 0) {
      Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
      ProgressView(value: 0.5)
      Slider(value: .constant(0.5))
      Button(action: {}) { Circle().frame(width: 10, height: 10) }
    }
    let drawn = try fills(host(view.tint(Color.pink), size: Size(100, 100)), at: 0).map(\.1)
    let pink = RGBA(1, 45 / 255.0, 85 / 255.0)
    #expect(drawn.filter { $0 == pink }.count == 4)
  }

  @Test func togglesOfAnotherStyle() throws {
    struct Box: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: configuration.isOn ? 40 : 20, height: 20)
          .onTapGesture { configuration.isOn.toggle() }
      }
    }
    struct Scene: View {
      @State private var isOn = false

      var body: some View { Toggle(isOn: $isOn) { Color.red }.toggleStyle(Box()) }
    }
    let host = try pressed(Scene(), "1:tap@50,50")
    #expect(try rects(host, at: 10).map(\.width) == [40])
  }

  @Test func aToggleAsAButton() throws {
    struct Scene: View {
      @State private var isOn = false

      var body: some View {
        Toggle(isOn: $isOn) { Circle().frame(width: 20, height: 20) }.toggleStyle(.button)
      }
    }
    let host = try pressed(Scene(), "1:tap@50,50")
    #expect(try fills(host).map(\.1) == [RGBA(0, 122 / 255.0, 1), .white])
  }

  // MARK: Sliders and steppers

  private struct Slide: View {
    let ear: Ear
    var step: Double?
    @State private var value = 2.0

    var body: some View {
      let _ = ear.hear("\(value)")
      if let step {
        Slider(value: $value, in: 0...10, step: step)
      } else {
        Slider(value: $value, in: 0...10) { ear.hear($0 ? "begin" : "end") }
      }
    }
  }

  /// A track 127 points long takes the knob's middle over 100.
  @Test func aSliderFollowsThePointer() throws {
    let script = try PointerScript("1:35,50 1:down 2:55,50 3:up 4:tap@113.5,50")
    let host = host(Slide(ear: ear), size: Size(127, 100)) { $0.pointer = script }
    let start = try fills(host, at: 0)
    #expect(isNear(start[0].0, Rect(0, 48, 127, 4)))
    #expect(isNear(start[1].0, Rect(0, 48, 34, 4)))
    _ = try host.displayList(at: 10)
    // Taken hold of 1.5 points beside its middle, it stays there under the pointer.
    #expect(ear.words == ["2.0", "begin", "4.0", "end", "begin", "end", "10.0"])
  }

  @Test func aSliderOfSteps() throws {
    let script = try PointerScript("1:33.5,50 1:down 2:60,50 3:100,50 4:500,50 5:up")
    let host = host(Slide(ear: ear, step: 4), size: Size(127, 100)) { $0.pointer = script }
    _ = try host.displayList(at: 10)
    #expect(ear.words == ["2.0", "4.0", "8.0", "10.0"])
  }

  @Test func aStepperGoesUpAndDown() throws {
    struct Scene: View {
      let ear: Ear
      @State private var value = 1

      var body: some View {
        let _ = ear.hear("\(value)")
        Stepper(value: $value, in: 0...2) { Color.clear.frame(width: 1, height: 1) }.labelsHidden()
      }
    }
    // 94 points wide, minus left and plus right.
    _ = try pressed(Scene(ear: ear), "1:tap@80,50 2:tap@80,50 3:tap@20,50 4:tap@20,50 5:tap@20,50")
    #expect(ear.words == ["1", "2", "1", "0"])
  }

  // MARK: Progress

  @Test func aBarOfProgress() throws {
    let view = ProgressView(value: 3, total: 4)
    let drawn = try fills(host(view, size: Size(100, 100)), at: 0).map(\.0)
    #expect(drawn == [Rect(0, 48, 100, 4), Rect(0, 48, 75, 4)])
  }

  /// Eight spokes in a square of 20 points; an eighth of a second turns them by one.
  @Test func spokesTurn() throws {
    let host = host(ProgressView(), size: Size(100, 100))
    let start = try fills(host, at: 0)
    #expect(start.count == 8)
    #expect(try host.sizeThatFits(ProposedViewSize(width: nil, height: nil)) == Size(20, 20))
    let later = try fills(host, at: 0.125)
    for spoke in 0..<8 {
      #expect(isNear(later[(spoke + 1) % 8].1.alpha, start[spoke].1.alpha))
    }
    #expect(try host.extent() == .repeats(from: 0, period: 1))
  }

  @Test func progressOfAnotherStyle() throws {
    struct Ring: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 1), height: 10)
      }
    }
    let view = VStack {
      ProgressView(value: 0.25)
      ProgressView(value: nil, total: 1.0)
    }
    .progressViewStyle(Ring())
    #expect(try rects(host(view)).map(\.width) == [25, 100])
  }
}
