import Foundation
import SheenCore
import SheenUI
import Testing

private enum LengthKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }

extension EnvironmentValues {
  fileprivate var length: CGFloat {
    get { self[LengthKey.self] }
    set { self[LengthKey.self] = newValue }
  }
}

private struct Length: View {
  @Environment(\.length) private var length
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Color.red.frame(width: length, height: isEnabled ? 1 : 2) }
}

private struct Kept: View {
  let trigger: Trigger
  @AppStorage("width") private var width = 10.0
  @SceneStorage("name") private var name: String?
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .title) private var metric: CGFloat = 4

  var body: some View {
    Color.red.frame(width: width, height: isFocused ? metric : 1)
      .focused($isFocused)
      .onAppear {
        trigger.action = {
          width += 1
          isFocused = true
        }
      }
  }
}

private struct Inert: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.presentationMode) private var mode
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.scenePhase) private var phase
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.horizontalSizeClass) private var sizeClass
  let trigger: Trigger

  var body: some View {
    Color.red.onAppear {
      dismiss()
      mode.wrappedValue.dismiss()
      if let url = URL(string: "https://example.org") { openURL(url) }
      trigger.log = [
        locale.identifier, "\(calendar.timeZone.secondsFromGMT())", "\(phase)",
        "\(reduceMotion)", "\(sizeClass == .compact)",
      ]
    }
  }
}

private struct Rows: View {
  struct Row: Identifiable {
    let id: Int
    var width: CGFloat
  }
  let trigger: Trigger
  @State private var rows = [Row(id: 1, width: 5), Row(id: 2, width: 6)]

  var body: some View {
    ForEach($rows) { $row in
      Color.red.frame(width: row.width, height: 1)
        .onAppear { trigger.others.append { row.width *= 2 } }
    }
    ForEach($rows, id: \.id) { row in
      Color.blue.frame(width: row.wrappedValue.width, height: 1)
    }
    .onAppear { trigger.action = { rows.removeLast() } }
  }
}

/// What views read from around them, and keep.
@MainActor
@Suite struct EnvironmentTests {
  private let trigger = Trigger()

  @Test func aKeyOfTheScenesOwn() throws {
    let view = VStack(spacing: 0) {
      Length()
      Length().environment(\.length, 5)
      Length().transformEnvironment(\.length) { $0 += 4 }
    }
    .environment(\.length, 2)
    #expect(try rects(host(view)).map(\.width) == [2, 5, 6])
    #expect(try rects(host(Length()))[0].width == 3)
  }

  @Test func disabledViewsStayDisabledInside() throws {
    let view = VStack(spacing: 0) {
      Length().disabled(false)
      Length()
    }
    #expect(try rects(host(view.disabled(true))).map(\.height) == [2, 2])
    #expect(try rects(host(view)).map(\.height) == [1, 1])
  }

  @Test func storedValuesAreSharedAndBeginAnew() throws {
    let host = host(
      VStack(spacing: 0) {
        Kept(trigger: trigger)
        Kept(trigger: Trigger())
      })
    #expect(try rects(host).map(\.width) == [10, 10])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1).map(\.width) == [11, 11])
    #expect(try rects(host, at: 1).map(\.height).sorted() == [1, 4])
  }

  @Test func valuesThatDoNothing() throws {
    _ = try rects(host(Inert(trigger: trigger)))
    #expect(trigger.log == ["en_US", "0", "active", "false", "true"])
  }

  @Test func bindingsToElements() throws {
    let host = host(Rows(trigger: trigger))
    #expect(try rects(host).map(\.width) == [5, 6, 5, 6])
    try host.perform(at: 1) { trigger.others[1]() }
    #expect(try rects(host, at: 1).map(\.width) == [5, 12, 5, 12])
    try host.fire(trigger, at: 2)
    // A binding to an element that is gone writes nothing.
    try host.perform(at: 3) { trigger.others[1]() }
    #expect(try rects(host, at: 3).map(\.width) == [5, 5])
  }
}
