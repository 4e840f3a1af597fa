import Foundation
import SheenUI

// The picture is 200 × 200; a view with a frame alone lies in its middle. Places follow from
// geometry: positive angles are clockwise, offsets and transforms move what can be hit.

/// A rectangle with another in its middle.
private struct Frame: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    }
  }
}

extension HoverTable {
  @HoverTable static var transforms: [HoverCase] {
    HoverCase(
      "a quarter turn", [.move(1, 60, 100), .move(2, 100, 60)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp("a").frame(width: 100, height: 20).rotationEffect(.degrees(90)) }

    HoverCase(
      "an eighth of a turn: the corners of the frame are out, the tips are in",
      [.move(1, 52, 52), .move(2, 100, 35)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp("a").frame(width: 100, height: 100).rotationEffect(.degrees(45)) }

    HoverCase(
      "a turn about an anchor", [.move(1, 119.28, 140), .move(2, 119.28, 60)],
      [.lit(1, "a"), .lit(2, "")]
    ) { _ in
      Lamp("a").frame(width: 100, height: 20).rotationEffect(.degrees(30), anchor: .leading)
    }

    HoverCase(
      "twice the size", [.move(1, 55, 55), .move(2, 65, 65)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp("a").frame(width: 40, height: 40).scaleEffect(2) }

    HoverCase(
      "half the width", [.move(1, 60, 100), .move(2, 80, 60)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp("a").frame(width: 100, height: 100).scaleEffect(x: 0.5, y: 1) }

    HoverCase(
      "twice the size from a corner", [.move(1, 70, 70), .move(2, 170, 170)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp("a").frame(width: 50, height: 50).scaleEffect(2, anchor: .topLeading) }

    HoverCase("no size at all", [.move(1, 100, 100)], [.lit(1, "")]) { _ in
      Lamp("a").frame(width: 50, height: 50).scaleEffect(0)
    }

    HoverCase(
      "an offset", [.move(1, 100, 100), .move(2, 160, 100)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp("a").frame(width: 40, height: 40).offset(x: 60) }

    HoverCase(
      "an offset inside a turn swings", [.move(1, 160, 100), .move(2, 100, 160)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 20, height: 20).offset(x: 60).rotationEffect(.degrees(90))
    }

    HoverCase(
      "an offset outside a turn does not", [.move(1, 100, 160), .move(2, 160, 100)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 20, height: 20).rotationEffect(.degrees(90)).offset(x: 60)
    }

    HoverCase(
      "a stretch inside a turn", [.move(1, 65, 100), .move(2, 100, 65)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 40, height: 10).scaleEffect(x: 2, y: 1)
        .rotationEffect(.degrees(90))
    }

    HoverCase(
      "a transform", [.move(1, 90, 100), .move(2, 150, 100)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 40, height: 40)
        .transformEffect(CGAffineTransform(translationX: 50, y: 0))
    }
  }

  @HoverTable static var order: [HoverCase] {
    HoverCase(
      "of overlapping siblings the front one", [.move(1, 100, 100), .move(2, 10, 10)],
      [.lit(1, "b"), .lit(2, "a")]
    ) { _ in
      ZStack {
        Lamp("a")
        Lamp("b").frame(width: 50, height: 50)
      }
    }

    HoverCase("zIndex decides what is in front", [.move(1, 100, 100)], [.lit(1, "a")]) { _ in
      ZStack {
        Lamp("a").frame(width: 50, height: 50).zIndex(1)
        Lamp("b")
      }
    }

    HoverCase("through opacity 0", [.move(1, 100, 100)], [.lit(1, "a")]) { _ in
      ZStack {
        Lamp("a")
        Color.blue.opacity(0)
      }
    }

    HoverCase("not through opacity 0.01", [.move(1, 100, 100)], [.lit(1, "")]) { _ in
      ZStack {
        Lamp("a")
        Color.blue.opacity(0.01)
      }
    }

    HoverCase("through a clear colour", [.move(1, 100, 100)], [.lit(1, "a")]) { _ in
      ZStack {
        Lamp("a")
        Color.clear
      }
    }

    HoverCase("through what allows no hits", [.move(1, 100, 100)], [.lit(1, "a")]) { _ in
      ZStack {
        Lamp("a")
        Lamp("b").allowsHitTesting(false)
      }
    }

    HoverCase("not through what allows them", [.move(1, 100, 100)], [.lit(1, "b")]) { _ in
      ZStack {
        Lamp("a")
        Lamp("b").allowsHitTesting(true)
      }
    }

    HoverCase(
      "an overlay after the effect lies in front", [.move(1, 100, 100), .move(2, 80, 80)],
      [.lit(1, "b"), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 60, height: 60).overlay { Lamp("b").frame(width: 20, height: 20) }
    }

    HoverCase(
      "an overlay before the effect is part of it", [.move(1, 100, 100), .move(2, 80, 80)],
      [.lit(1, "ab"), .lit(2, "a")]
    ) { _ in
      Lamp.color("a").frame(width: 60, height: 60)
        .overlay { Lamp("b").frame(width: 20, height: 20) }.lit()
    }

    HoverCase(
      "a background is reached beside the view", [.move(1, 100, 100), .move(2, 60, 60)],
      [.lit(1, "a"), .lit(2, "b")]
    ) { _ in
      Lamp("a").frame(width: 60, height: 60)
        .background { Lamp("b").frame(width: 100, height: 100) }
    }
  }

  @HoverTable static var contentShapes: [HoverCase] {
    HoverCase("a clip hides and does not limit hits", [.move(1, 52, 52)], [.lit(1, "a")]) { _ in
      Lamp.color("a").frame(width: 100, height: 100).clipShape(Circle()).lit()
    }

    HoverCase(
      "a content shape limits hits", [.move(1, 52, 52), .move(2, 100, 52)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in Lamp.color("a").frame(width: 100, height: 100).contentShape(Circle()).lit() }

    HoverCase(
      "a content shape for highlights does not", [.move(1, 52, 52)], [.lit(1, "a")]
    ) { _ in
      Lamp.color("a").frame(width: 100, height: 100).contentShape(.hoverEffect, Circle()).lit()
    }

    HoverCase(
      "a gap is not the stack", [.move(1, 100, 60), .move(2, 100, 100)],
      [.lit(1, "a"), .lit(2, "")]
    ) { _ in
      VStack(spacing: 40) {
        Lamp.color("a").frame(width: 40, height: 40)
        Color.blue.frame(width: 40, height: 40)
      }
      .lit()
    }

    HoverCase(
      "a content shape fills gaps", [.move(1, 100, 60), .move(2, 100, 100)],
      [.lit(1, "a"), .lit(2, "a")]
    ) { _ in
      VStack(spacing: 40) {
        Lamp.color("a").frame(width: 40, height: 40)
        Color.blue.frame(width: 40, height: 40)
      }
      .contentShape(.interaction, Rectangle()).lit()
    }

    HoverCase(
      "a content shape with a hole", [.move(1, 100, 100), .move(2, 60, 60)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp.color("a").frame(width: 100, height: 100).contentShape(Frame(), eoFill: true).lit()
    }

    HoverCase(
      "a content shape under a turn turns", [.move(1, 100, 60), .move(2, 60, 100)],
      [.lit(1, "a"), .lit(2, "")]
    ) { _ in
      Lamp.color("a").frame(width: 100, height: 100)
        .contentShape(Rectangle().size(width: 100, height: 20, anchor: .center)).lit()
        .rotationEffect(.degrees(90))
    }

    HoverCase(
      "a filled shape is hit where it is", [.move(1, 52, 52), .move(2, 100, 52)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in Circle().fill(Lamp.color("a")).frame(width: 100, height: 100).lit() }

    HoverCase("padding is not the view", [.move(1, 60, 100)], [.lit(1, "")]) { _ in
      Lamp.color("a").frame(width: 50, height: 50).padding(30).lit()
    }

    HoverCase("a spacer is not the stack", [.move(1, 100, 100)], [.lit(1, "")]) { _ in
      HStack {
        Lamp.color("a").frame(width: 40, height: 40)
        Spacer()
        Color.blue.frame(width: 40, height: 40)
      }
      .lit()
    }

    HoverCase("what a mask hides can be hit", [.move(1, 52, 52)], [.lit(1, "a")]) { _ in
      Lamp.color("a").frame(width: 100, height: 100).mask { Circle() }.lit()
    }
  }

  @HoverTable static var ownShape: [HoverCase] {
    HoverCase(
      "a lifted view is hit where it lies, not where it shows",
      [.move(1, 55, 100), .move(2, 45, 100), .move(3, 55, 100)],
      [.lit(1, "a"), .lit(2, ""), .lit(3, "a"), .told(4, ["in", "out", "in"])]
    ) { log in
      Lamp.color("a").frame(width: 100, height: 100).lit()
        .hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 2 : 1) }
        .onHover { log.tell($0 ? "in" : "out") }
    }

    HoverCase(
      "a view that shrinks from under a still pointer stays hovered", [.move(1, 55, 100)],
      [.lit(1, "a"), .lit(1.5, "a"), .lit(3, "a"), .told(4, ["in"])]
    ) { log in
      Lamp.color("a").frame(width: 100, height: 100).lit()
        .hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 0.5 : 1) }
        .onHover { log.tell($0 ? "in" : "out") }
    }

    HoverCase(
      "a view that its effect moves away stays hovered", [.move(1, 100, 100)],
      [.lit(1, "a"), .lit(3, "a"), .told(4, ["in"])]
    ) { log in
      Lamp.color("a").frame(width: 40, height: 40).lit()
        .hoverEffect { effect, isActive, _ in effect.offset(x: isActive ? 100 : 0) }
        .onHover { log.tell($0 ? "in" : "out") }
    }

    HoverCase(
      "opacity 0 by an effect can be hit", [.move(1, 100, 100)],
      [.opacity(0, "a", 0), .opacity(1, "a", 1)]
    ) { _ in
      Lamp.color("a").hoverEffect { effect, isActive, _ in
        effect.animation(nil) { $0.opacity(isActive ? 1.0 : 0) }
      }
    }
  }

  @HoverTable static var scalesAndDirections: [HoverCase] {
    // From 10.3 to 30.7: edges go to floor(v · scale + ½) / scale.
    edges(scale: 1, left: 10, right: 31)
    edges(scale: 1.25, left: 10.4, right: 30.4)
    edges(scale: 1.5, left: 10, right: 46 / 1.5)
    edges(scale: 2, left: 10.5, right: 30.5)

    HoverCase(
      "right to left, the first view of a row is on the right", direction: .rightToLeft,
      [.move(1, 125, 100), .move(2, 75, 100)], [.lit(1, "a"), .lit(2, "b")]
    ) { _ in
      HStack(spacing: 0) {
        Lamp("a").frame(width: 50, height: 50)
        Lamp("b").frame(width: 50, height: 50)
      }
    }

    HoverCase(
      "right to left, turns and anchors are mirrored", direction: .rightToLeft,
      [.move(1, 119.28, 140), .move(2, 80.72, 140)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 100, height: 20).rotationEffect(.degrees(30), anchor: .leading)
    }

    HoverCase(
      "right to left, a transform is measured from the left", direction: .rightToLeft,
      [.move(1, 50, 110), .move(2, 150, 110)], [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Lamp("a").frame(width: 40, height: 40)
        .transformEffect(CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  private static func edges(scale: Double, left: Double, right: Double) -> HoverCase {
    HoverCase(
      "edges on the pixel grid at scale \(scale)", scale: scale,
      [
        .move(1, left - 0.05, 20), .move(2, left + 0.05, 20), .move(3, right + 0.05, 20),
        .move(4, right - 0.05, 20),
      ],
      [.lit(1, ""), .lit(2, "a"), .lit(3, ""), .lit(4, "a")]
    ) { _ in Lamp("a").placed(10.3, 10.3, 20.4, 20.4) }
  }
}
