import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What happens to a scene, and when.
enum HoverEvent {
  case move(Double, Double, Double)
  case leave(Double)
  /// The scene's own change of state.
  case change(Double)

  var time: Double {
    switch self {
    case .move(let time, _, _), .leave(let time), .change(let time): time
    }
  }
}

/// What has to show at a time.
enum HoverCheck {
  /// Exactly these lamps are lit.
  case lit(Double, String)
  /// A lamp has an opacity.
  case opacity(Double, Character, Double)
  /// Everything code has been told so far.
  case told(Double, [String])

  var time: Double {
    switch self {
    case .lit(let time, _), .opacity(let time, _, _), .told(let time, _): time
    }
  }
}

/// A scene, what happens to it, and what has to show.
struct HoverCase: Sendable, CustomTestStringConvertible {
  let name: String
  var size = Size(200, 200)
  var scale = 1.0
  var direction = LayoutDirection.leftToRight
  let view: @MainActor @Sendable (HoverLog) -> AnyView
  let events: [HoverEvent]
  let checks: [HoverCheck]

  init(
    _ name: String, scale: Double = 1, direction: LayoutDirection = .leftToRight,
    _ events: [HoverEvent], _ checks: [HoverCheck],
    view: @escaping @MainActor @Sendable (HoverLog) -> some View
  ) {
    self.name = name
    self.scale = scale
    self.direction = direction
    self.events = events
    self.checks = checks
    self.view = { AnyView(view($0)) }
  }

  var testDescription: String { name }

  /// Runs the case and looks at each check's moment.
  @MainActor
  func run() throws {
    let log = HoverLog()
    let host = host(
      view(log), size: size, scale: scale, change: { $0.layoutDirection = direction })
    var left = events
    for check in checks {
      while let event = left.first, event.time <= check.time {
        left.removeFirst()
        switch event {
        case .move(let time, let x, let y): try host.pointer(.moved(Point(x, y)), at: time)
        case .leave(let time): try host.pointer(.left, at: time)
        case .change(let time): try host.fire(log.trigger, at: time)
        }
      }
      let lamps = Lamp.opacities(in: try host.displayList(at: check.time))
      switch check {
      case .lit(let time, let names):
        let lit = lamps.filter { $0.value == 1 }.keys.sorted()
        #expect(String(lit) == names, "\(name), lit at \(time)")
      case .opacity(let time, let lamp, let value):
        let shown = lamps[lamp] ?? 0
        #expect(abs(shown - value) < 1e-9, "\(name), \(lamp) at \(time): \(shown), not \(value)")
      case .told(let time, let lines):
        #expect(log.trigger.log == lines, "\(name), told by \(time)")
      }
    }
  }
}

/// What the code of a scene tells, and how it is told to change.
@MainActor
final class HoverLog {
  let trigger = Trigger()

  func tell(_ line: String) { trigger.log.append(line) }
}

/// A rectangle, known by its colour, that is lit, with opacity 1, while its effect is active.
struct Lamp: View {
  let name: Character
  var group: HoverEffectGroup?
  var isEnabled = true

  init(_ name: Character, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) {
    self.name = name
    self.group = group
    self.isEnabled = isEnabled
  }

  var body: some View { Self.color(name).lit(in: group, isEnabled: isEnabled) }

  /// The colour that stands for a name, a to p.
  nonisolated static func color(_ name: Character) -> Color {
    Color(red: Double(name.asciiValue ?? 0) / 128, green: 0, blue: 0)
  }

  /// The opacities of the lamps drawn, groups around them included.
  static func opacities(in list: DisplayList) -> [Character: Double] {
    var result: [Character: Double] = [:]
    func add(_ item: DisplayItem, _ outer: Double) {
      switch item.content {
      case .group(let children): for child in children { add(child, outer * item.opacity) }
      case .fill(_, .solid(let color)) where color.green == 0 && color.red > 0:
        let name = Character(UnicodeScalar(UInt8((color.red * 128).rounded())))
        result[name] = outer * item.opacity * color.alpha
      case .fill: break
      }
    }
    for item in list.items { add(item, 1) }
    return result
  }
}

extension View {
  /// Dims the view to one half unless it is hovered, at once.
  nonisolated func lit(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some View {
    hoverEffect(in: group, isEnabled: isEnabled) { effect, isActive, _ in
      effect.animation(nil) { $0.opacity(isActive ? 1 : 0.5) }
    }
  }

  /// Puts the view's top left corner at a place, in a rectangle of a size.
  func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height).offset(x: x, y: y)
      .frame(width: 0, height: 0, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A view that has a namespace to name groups with.
struct Named<Content: View>: View {
  @Namespace private var namespace
  let content: (Namespace.ID) -> Content

  init(@ViewBuilder content: @escaping (Namespace.ID) -> Content) { self.content = content }

  var body: some View { content(namespace) }
}

/// A view that counts its changes.
struct Changing<Content: View>: View {
  let log: HoverLog
  var animation: Animation?
  let content: (Int) -> Content
  @State private var count = 0

  init(
    _ log: HoverLog, _ animation: Animation? = nil,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.log = log
    self.animation = animation
    self.content = content
  }

  var body: some View {
    log.trigger.action = { withAnimation(animation) { count += 1 } }
    return content(count)
  }
}
