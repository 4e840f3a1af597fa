import Foundation
import SheenCore
import SheenUI
import Testing

private enum Widths: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private enum Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Widest: View {
  let trigger: Trigger
  @State private var widest: CGFloat = 0
  @State private var width: CGFloat = 30

  var body: some View {
    VStack(spacing: 0) {
      measured(Color.red.frame(width: 20, height: 1))
      measured(Color.green.frame(width: width, height: 1))
      Color.blue.frame(width: widest, height: 1)
    }
    .onPreferenceChange(Widths.self) {
      trigger.log.append("\($0)")
      widest = $0.max() ?? 0
    }
    .onAppear { trigger.action = { width = 50 } }
  }

  private func measured(_ view: some View) -> some View {
    view.background {
      GeometryReader { proxy in
        Color.clear.preference(key: Widths.self, value: [proxy.size.width])
      }
    }
  }
}

private struct Framed: View {
  let trigger: Trigger
  @State private var index = 0

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3, id: \.self) { number in
        Color.red.frame(width: CGFloat(10 + 10 * number), height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { number == index ? $0 : nil }
      }
    }
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        if let rect = anchor.map({ proxy[$0] }) {
          Color.blue.frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .onAppear { trigger.action = { index += 1 } }
  }
}

private struct Scheme: View {
  let trigger: Trigger
  @State private var scheme: ColorScheme?

  var body: some View {
    ZStack {
      Told()
      Color.red.frame(width: 1, height: 1).preferredColorScheme(scheme)
    }
    .onAppear { trigger.action = { scheme = .dark } }
  }
}

private struct Told: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Color.red.frame(width: scheme == .dark ? 2 : 3, height: 1) }
}

/// What views pass up.
@MainActor
@Suite struct PreferenceTests {
  private let trigger = Trigger()

  @Test func valuesComeUpAndShowInTheSameMoment() throws {
    let host = host(Widest(trigger: trigger))
    #expect(try rects(host).map(\.width).filter { $0 > 0 }.last == 30)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width).last == 50)
    #expect(trigger.log == ["[20.0, 30.0]", "[20.0, 50.0]"])
    // Nothing has changed, so nothing is told.
    for frame in 2..<9 { _ = try host.displayList(at: Double(frame)) }
    #expect(trigger.log.count == 2)
  }

  @Test func aPreferenceReplacesThoseInside() throws {
    var seen: [[CGFloat]] = []
    let inner = Color.red.preference(key: Widths.self, value: [1])
    let view = ZStack {
      inner.preference(key: Widths.self, value: [2])
      inner.transformPreference(Widths.self) { $0.append(3) }
    }
    .onPreferenceChange(Widths.self) { seen.append($0) }
    _ = try host(view).displayList(at: 0)
    #expect(seen == [[2, 1, 3]])
  }

  @Test func anAnchorIsAPlaceInAnotherView() throws {
    let host = host(Framed(trigger: trigger), size: Size(100, 100))
    // 10 + 10 + 20 + 10 + 30 = 80, centred in 100 × 100.
    #expect(try rects(host).last == Rect(10, 45, 10, 10))
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).last == Rect(30, 45, 20, 10))
    try host.fire(trigger, at: 2)
    #expect(try rects(host, at: 2).last == Rect(60, 45, 30, 10))
  }

  @Test func aPreferredSchemeIsThatOfTheScene() throws {
    let host = host(Scheme(trigger: trigger))
    #expect(try rects(host).map(\.width) == [3, 1])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [2, 1])
    #expect(host.colorScheme == .dark)
  }

  @Test func aPreferredSchemeIsThereFromTheStart() throws {
    let host = host(Told().preferredColorScheme(.dark))
    #expect(try rects(host).map(\.width) == [2])
    #expect(host.time == 0)
  }
}
