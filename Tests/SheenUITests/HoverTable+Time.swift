import Foundation
import SheenUI

// While things move the pointer is looked at 120 times a second, at whole multiples of 1/120 s; so
// what has crossed it at some moment is noticed at the next of them.

/// The damped spring of `.default`: response ½, critical.
private func spring(_ displacement: Double, _ velocity: Double, after time: Double) -> Double {
  let angular = 4 * Double.pi
  return (displacement + (velocity + angular * displacement) * time) * exp(-angular * time)
}

/// The velocity of a spring that started at rest at a displacement of −½.
private func velocity(after time: Double) -> Double {
  let angular = 4 * Double.pi
  return 0.5 * angular * angular * time * exp(-angular * time)
}

extension View {
  /// Dims the view to one half unless it is hovered, each phase by an animation.
  fileprivate func fading(
    _ animation: @escaping @Sendable (Bool) -> Animation?, in group: HoverEffectGroup? = nil
  ) -> some View {
    hoverEffect(in: group) { effect, isActive, _ in
      effect.animation(animation(isActive)) { $0.opacity(isActive ? 1 : 0.5) }
    }
  }
}

extension HoverTable {
  @HoverTable static var stillPointer: [HoverCase] {
    HoverCase(
      "a view that jumps under the pointer", [.move(0, 180, 100), .change(1), .change(2)],
      [.lit(0, ""), .lit(1, "a"), .lit(2, "")]
    ) { log in
      Changing(log) { count in
        Lamp("a").frame(width: 40, height: 40).offset(x: count == 1 ? 80 : 0)
      }
    }

    // From 10…30 to 170…190 in a second: over 100 from 1.4375 to 1.5625.
    HoverCase(
      "a view that glides past the pointer", [.move(0, 100, 100), .change(1)],
      [.lit(1.437, ""), .lit(1.442, "a"), .lit(1.562, "a"), .lit(1.567, "")]
    ) { log in
      Changing(log, .linear(duration: 1)) { count in
        Lamp("a").frame(width: 20, height: 20).offset(x: count > 0 ? 80 : -80)
      }
    }

    // From a tenth to twice its size in a second: half the width is 30 at 1 + 14/19.
    HoverCase(
      "a view that grows under the pointer", [.move(0, 70, 100), .change(1)],
      [.lit(1.736, ""), .lit(1.742, "a"), .lit(3, "a")]
    ) { log in
      Changing(log, .linear(duration: 1)) { count in
        Lamp("a").frame(width: 40, height: 40).scaleEffect(count > 0 ? 2 : 0.1)
      }
    }

    // A bar of 180 × 20 turns by 90° in a second; (100, 40) is 60 up, inside from where its side,
    // 10 from the middle, passes: sin(90° − θ) = 1/6, θ = 80.4°, 1.8934 s.
    HoverCase(
      "a view that turns under the pointer", [.move(0, 100, 40), .change(1)],
      [.lit(1.893, ""), .lit(1.901, "a")]
    ) { log in
      Changing(log, .linear(duration: 1)) { count in
        Lamp("a").frame(width: 180, height: 20).rotationEffect(.degrees(count > 0 ? 90 : 0))
      }
    }

    HoverCase(
      "a view that appears under the pointer", [.move(1, 100, 100), .change(2)],
      [.lit(1, "a"), .lit(2, "b")]
    ) { log in
      Changing(log) { count in
        ZStack {
          Lamp("a")
          if count > 0 { Lamp("b") }
        }
      }
    }

    HoverCase(
      "a view that disappears under the pointer", [.move(1, 100, 100), .change(2)],
      [.lit(1, "bc"), .lit(2, "a"), .told(2, ["in", "out"])]
    ) { log in
      Named { namespace in
        Changing(log) { count in
          ZStack {
            Lamp("a")
            if count == 0 {
              Lamp("b", in: HoverEffectGroup(namespace)).onHover { log.tell($0 ? "in" : "out") }
            }
            Lamp("c", in: HoverEffectGroup(namespace)).placed(0, 0, 20, 20)
          }
        }
      }
    }

    HoverCase(
      "a view in front that fades to opacity 0", [.move(0, 100, 100), .change(1)],
      [.lit(1.99, ""), .lit(2.01, "a")]
    ) { log in
      Changing(log, .linear(duration: 1)) { count in
        ZStack {
          Lamp("a")
          Color.blue.opacity(count > 0 ? 0 : 1)
        }
      }
    }

    HoverCase(
      "code that moves the view it is told of", [.move(1, 100, 100), .leave(3)],
      [.lit(0.9, ""), .told(1, ["in", "out"]), .told(2.99, ["in", "out"])]
    ) { log in
      Changing(log) { count in
        Lamp("a").frame(width: 40, height: 40)
          .onHover { isHovered in
            log.tell(isHovered ? "in" : "out")
            if isHovered { log.trigger.action() }
          }
          .offset(x: count > 0 ? 80 : 0)
      }
    }
  }

  @HoverTable static var instants: [HoverCase] {
    HoverCase(
      "leaving ends hover at once", [.move(1, 100, 100), .leave(2)],
      [.lit(1, "a"), .lit(2, ""), .told(2, ["in", "out"])]
    ) { log in Lamp("a").onHover { log.tell($0 ? "in" : "out") } }

    HoverCase(
      "coming and leaving at one moment is nothing", [.move(1, 100, 100), .leave(1)],
      [.lit(1, ""), .lit(2, ""), .told(2, [])]
    ) { log in Lamp("a").onHover { log.tell($0 ? "in" : "out") } }

    HoverCase(
      "of the places of one moment the last counts",
      [.move(1, 25, 100), .move(1, 75, 100), .move(1, 125, 100)],
      [.lit(1, "c"), .told(1, ["c"])]
    ) { log in
      HStack(spacing: 0) {
        Lamp("a").onHover { _ in log.tell("a") }
        Lamp("b").onHover { _ in log.tell("b") }
        Lamp("c").onHover { _ in log.tell("c") }
        Color.blue
      }
    }

    HoverCase(
      "coming and leaving inside one frame is told", [.move(1.001, 100, 100), .leave(1.004)],
      [.lit(1, ""), .told(1.0166, ["in", "out"]), .lit(1.0166, "")]
    ) { log in Lamp("a").onHover { log.tell($0 ? "in" : "out") } }

    // After 1 ms of a second, at ½ + 0.0005; then back along the new line from there.
    HoverCase(
      "coming and leaving inside one frame, in a transition", [.move(1, 100, 100), .leave(1.001)],
      [.opacity(1.501, "a", 0.5 + (1 - 0.5) * 0.501 * 0.5), .opacity(2.001, "a", 0.5)]
    ) { _ in Lamp.color("a").fading { _ in .linear(duration: 1) } }
  }

  @HoverTable static var delays: [HoverCase] {
    HoverCase(
      "a delayed entry", [.move(1, 100, 100)],
      [.opacity(1.8, "a", 0.5), .opacity(2.3, "a", 0.75), .opacity(2.8, "a", 1)]
    ) { _ in Lamp.color("a").fading { .linear(duration: 1).delay($0 ? 0.8 : 0.2) } }

    HoverCase(
      "a delayed entry never shows if the pointer left before", [.move(1, 100, 100), .leave(1.7)],
      [
        .opacity(1.7, "a", 0.5), .opacity(1.85, "a", 0.5), .opacity(2.2, "a", 0.5),
        .opacity(4, "a", 0.5),
      ]
    ) { _ in Lamp.color("a").fading { .linear(duration: 1).delay($0 ? 0.8 : 0.2) } }

    HoverCase(
      "each entry waits anew",
      [.move(1, 100, 100), .leave(1.7), .move(2, 100, 100)],
      [.opacity(2.7, "a", 0.5), .opacity(3.3, "a", 0.75)]
    ) { _ in Lamp.color("a").fading { .linear(duration: 1).delay($0 ? 0.8 : 0.2) } }

    HoverCase(
      "a delayed exit never shows if the pointer came back before",
      [.move(1, 100, 100), .leave(2), .move(2.3, 100, 100)],
      [.opacity(1, "a", 1), .opacity(2.3, "a", 1), .opacity(2.7, "a", 1), .opacity(5, "a", 1)]
    ) { _ in Lamp.color("a").fading { $0 ? nil : .linear(duration: 1).delay(0.5) } }

    HoverCase(
      "members of a group have delays of their own", [.move(1, 10, 10)],
      [
        .opacity(1.5, "a", 0.75), .opacity(1.5, "b", 0.5), .opacity(2.5, "a", 1),
        .opacity(2.5, "b", 0.75),
      ]
    ) { _ in
      Named { namespace in
        ZStack {
          Lamp.color("a").fading({ _ in .linear(duration: 1) }, in: HoverEffectGroup(namespace))
            .placed(0, 0, 50, 50)
          Lamp.color("b")
            .fading({ _ in .linear(duration: 1).delay(1) }, in: HoverEffectGroup(namespace))
            .placed(100, 100, 50, 50)
        }
      }
    }
  }

  @HoverTable static var interruptions: [HoverCase] {
    HoverCase(
      "phases have animations of their own", [.move(1, 100, 100), .leave(3)],
      [
        .opacity(1.5, "a", 0.75), .opacity(2, "a", 1), .opacity(4, "a", 0.75),
        .opacity(5, "a", 0.5),
      ]
    ) { _ in Lamp.color("a").fading { .linear(duration: $0 ? 1 : 2) } }

    // old(t) + f(t − 1.5) · (½ − old(t))
    HoverCase(
      "an interrupted curve goes on beneath the new one", [.move(1, 100, 100), .leave(1.5)],
      [
        .opacity(1.5, "a", 0.75), .opacity(1.75, "a", 0.875 - 0.25 * 0.375),
        .opacity(2, "a", 0.75), .opacity(2.25, "a", 0.625), .opacity(2.5, "a", 0.5),
      ]
    ) { _ in Lamp.color("a").fading { _ in .linear(duration: 1) } }

    HoverCase(
      "the default is a critical spring of half a second", [.move(1, 100, 100)],
      [
        .opacity(1, "a", 0.5), .opacity(1.05, "a", 1 + spring(-0.5, 0, after: 0.05)),
        .opacity(1.2, "a", 1 + spring(-0.5, 0, after: 0.2)),
      ]
    ) { _ in
      Lamp.color("a").hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
    }

    HoverCase(
      "an interrupted spring keeps value and velocity", [.move(1, 100, 100), .leave(1.1)],
      [0, 0.001, 0.05, 0.1, 0.3].map { time in
        let start = 0.5 + spring(-0.5, 0, after: 0.1)
        return .opacity(
          1.1 + time, "a", 0.5 + spring(start, velocity(after: 0.1), after: time))
      }
    ) { _ in Lamp.color("a").fading { _ in .default } }

    HoverCase(
      "no animation jumps, also out of a running one", [.move(1, 100, 100), .leave(1.5)],
      [.opacity(1.5, "a", 0.5), .opacity(1.6, "a", 0.5)]
    ) { _ in Lamp.color("a").fading { $0 ? .linear(duration: 1) : nil } }

    HoverCase(
      "only what is built inside an animation has it", [.move(1, 100, 100)],
      [.opacity(0, "a", 0.0625), .opacity(1, "a", 0.25), .opacity(1.5, "a", 0.625), .lit(2, "a")]
    ) { _ in
      // The first takes a second from ¼; the others jump from ½, the last by its inner animation.
      Lamp.color("a").hoverEffect { effect, isActive, _ in
        effect.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0.25) }
          .animation(nil) { $0.opacity(isActive ? 1 : 0.5) }
          .animation(.linear(duration: 1)) { inner in
            inner.animation(nil) { $0.opacity(isActive ? 1 : 0.5) }
          }
      }
    }
  }
}
