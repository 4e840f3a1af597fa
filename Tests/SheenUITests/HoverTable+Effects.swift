import Foundation
import SheenUI

/// An effect with a name: dims unless hovered, at once.
private struct Fade: CustomHoverEffect {
  var low = 0.5

  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, _ in
      effect.animation(nil) { $0.opacity(isActive ? 1 : low) }
    }
  }
}

extension HoverTable {
  @HoverTable static var actions: [HoverCase] {
    HoverCase(
      "places in the view's own space", [.move(1, 60, 70), .move(2, 61, 70), .leave(3)],
      [.told(3, ["10 20", "11 20", "ended"])]
    ) { log in
      Lamp("a").frame(width: 100, height: 100).onContinuousHover { log.tell($0) }
    }

    HoverCase(
      "a place that stays is told once", [.move(1, 60, 70), .move(2, 60, 70)],
      [.told(3, ["10 20"])]
    ) { log in
      Lamp("a").frame(width: 100, height: 100).onContinuousHover { log.tell($0) }
    }

    // (100, 60) is (0, −40) from the middle; turned back by 90°, (−40, 0).
    HoverCase(
      "the view's own space turns with it", [.move(1, 100, 60)], [.told(1, ["10 20"])]
    ) { log in
      Lamp("a").frame(width: 100, height: 40).onContinuousHover { log.tell($0) }
        .rotationEffect(.degrees(90))
    }

    HoverCase(
      "the view's own space is stretched with it", [.move(1, 40, 100)], [.told(1, ["20 50"])]
    ) { log in
      Lamp("a").frame(width: 100, height: 100).onContinuousHover { log.tell($0) }
        .scaleEffect(2)
    }

    HoverCase("places in the picture", [.move(1, 60, 70)], [.told(1, ["60 70"])]) { log in
      Lamp("a").frame(width: 100, height: 100)
        .onContinuousHover(coordinateSpace: .global) { log.tell($0) }
    }

    HoverCase("places in a named space", [.move(1, 60, 70)], [.told(1, ["20 30"])]) { log in
      Lamp("a").frame(width: 100, height: 100)
        .onContinuousHover(coordinateSpace: .named("box")) { log.tell($0) }
        .frame(width: 120, height: 120).coordinateSpace(.named("box"))
    }

    HoverCase(
      "places change where the view moves under the pointer", [.move(1, 60, 70), .change(2)],
      [.told(2, ["10 20", "0 20"])]
    ) { log in
      Changing(log) { count in
        Lamp("a").frame(width: 100, height: 100).onContinuousHover { log.tell($0) }
          .offset(x: count > 0 ? 10 : 0)
      }
    }

    HoverCase(
      "the view around is told first of coming and last of going",
      [.move(1, 100, 100), .leave(2)], [.told(2, ["outer+", "inner+", "inner-", "outer-"])]
    ) { log in
      Lamp("a").frame(width: 50, height: 50).onHover { log.tell($0 ? "inner+" : "inner-") }
        .background { Color.blue }.onHover { log.tell($0 ? "outer+" : "outer-") }
    }

    HoverCase(
      "state that code sets is shown at the same moment", [.move(1, 100, 100)],
      [.opacity(0, "b", 0), .opacity(1, "b", 0.5)]
    ) { log in
      Changing(log) { count in
        ZStack {
          Lamp("a").onHover { if $0 { log.trigger.action() } }
          if count > 0 { Lamp("b").allowsHitTesting(false) }
        }
      }
    }

    HoverCase("a view without hits is told nothing", [.move(1, 100, 100)], [.told(2, [])]) {
      log in
      Lamp("a").onHover { _ in log.tell("in") }.allowsHitTesting(false)
    }

    HoverCase(
      "disabled effects leave code alone", [.move(1, 100, 100)], [.lit(1, ""), .told(1, ["in"])]
    ) { log in Lamp("a").onHover { _ in log.tell("in") }.hoverEffectDisabled() }
  }

  @HoverTable static var customEffects: [HoverCase] {
    HoverCase(
      "an effect with a name", [.move(1, 100, 100)], [.opacity(0, "a", 0.5), .lit(1, "a")]
    ) { _ in Lamp.color("a").hoverEffect(Fade()) }

    HoverCase("such an effect in a group", [.move(1, 10, 10)], [.lit(1, "ab")]) { _ in
      Named { namespace in
        ZStack {
          Lamp("a", in: HoverEffectGroup(namespace)).placed(0, 0, 50, 50)
          Lamp.color("b").hoverEffect(Fade(), in: HoverEffectGroup(namespace))
            .placed(100, 100, 50, 50)
        }
      }
    }

    HoverCase("an effect with a group of its own", [.move(1, 10, 10)], [.lit(1, "ab")]) { _ in
      Named { namespace in
        ZStack {
          Lamp("a", in: HoverEffectGroup(namespace)).placed(0, 0, 50, 50)
          Lamp.color("b").hoverEffect(Fade().hoverEffectGroup(HoverEffectGroup(namespace)))
            .placed(100, 100, 50, 50)
        }
      }
    }

    HoverCase("an effect of any type", [.move(1, 100, 100)], [.lit(1, "a")]) { _ in
      Lamp.color("a").hoverEffect(HoverEffect(Fade()))
    }

    HoverCase("an effect that is not enabled", [.move(1, 100, 100)], [.opacity(1, "a", 0.5)]) {
      _ in Lamp.color("a").hoverEffect(Fade(), isEnabled: false)
    }

    HoverCase(
      "disabling an effect concerns what comes before", [.move(1, 100, 100)],
      [.opacity(0, "a", 0.125), .opacity(1, "a", 0.5)]
    ) { _ in
      Lamp.color("a").hoverEffect(
        EmptyHoverEffect().hoverEffect(Fade()).hoverEffectDisabled().hoverEffect(Fade(low: 0.25)))
    }

    HoverCase(
      "effects of one view multiply", [.move(1, 100, 100)],
      [.opacity(0, "a", 0.125), .opacity(1, "a", 1)]
    ) { _ in Lamp("a").hoverEffect(Fade(low: 0.25)) }

    HoverCase("no effect", [.move(1, 100, 100)], [.opacity(0, "a", 1), .opacity(1, "a", 1)]) {
      _ in Lamp.color("a").hoverEffect(.empty)
    }

    HoverCase(
      "the effect that automatic stands for", [.move(1, 100, 100)],
      [.opacity(0, "a", 0.5), .opacity(1, "a", 1)]
    ) { _ in Lamp.color("a").hoverEffect().defaultHoverEffect(HoverEffect(Fade())) }

    HoverCase(
      "no automatic effect", [.move(1, 100, 100)], [.opacity(0, "a", 1), .opacity(2, "a", 1)]
    ) { _ in Lamp.color("a").hoverEffect(.automatic).defaultHoverEffect(nil) }
  }

  @HoverTable static var proxies: [HoverCase] {
    HoverCase("the size", [.move(1, 100, 100)], [.opacity(1, "a", 0.5)]) { _ in
      Lamp.color("a").frame(width: 100, height: 50).reading { $0.size.width / 200 }
    }

    HoverCase("the frame in the picture", [.move(1, 130, 100)], [.opacity(1, "a", 0.35)]) { _ in
      Lamp.color("a").frame(width: 100, height: 50).reading { $0.frame(in: .global).minX / 200 }
        .offset(x: 20)
    }

    HoverCase("the frame of its own", [.move(1, 130, 100)], [.opacity(1, "a", 0.5)]) { _ in
      Lamp.color("a").frame(width: 100, height: 50).reading { $0.frame(in: .local).maxX / 200 }
        .offset(x: 20)
    }

    HoverCase("the frame in a named space", [.move(1, 100, 100)], [.opacity(1, "a", 0.2)]) { _ in
      Lamp.color("a").frame(width: 100, height: 50)
        .reading { $0.frame(in: .named("box")).minX / 200 }
        .frame(width: 180, height: 180).coordinateSpace(.named("box"))
    }

    HoverCase("the bounds of a named space", [.move(1, 100, 100)], [.opacity(1, "a", 0.2)]) {
      _ in
      Lamp.color("a").frame(width: 100, height: 50)
        .reading { ($0.bounds(of: .named("box"))?.minX ?? 0) / -200 }
        .frame(width: 180, height: 180).coordinateSpace(.named("box"))
    }

    HoverCase("a size that changes", [.move(1, 100, 100), .change(2)], [.opacity(2, "a", 0.25)]) {
      log in
      Changing(log) { count in
        Lamp.color("a").frame(width: count > 0 ? 50 : 100, height: 50)
          .reading { $0.size.width / 200 }
      }
    }
  }
}

extension HoverLog {
  fileprivate func tell(_ phase: HoverPhase) {
    switch phase {
    case .active(let place): tell("\(Int(place.x.rounded())) \(Int(place.y.rounded()))")
    case .ended: tell("ended")
    }
  }
}

extension View {
  /// Shows a number that is read from the proxy as the opacity while the view is hovered.
  fileprivate func reading(_ number: @escaping @Sendable (GeometryProxy) -> CGFloat) -> some View {
    hoverEffect { effect, isActive, proxy in
      effect.animation(nil) { $0.opacity(isActive ? Double(number(proxy)) : 0) }
    }
  }
}
