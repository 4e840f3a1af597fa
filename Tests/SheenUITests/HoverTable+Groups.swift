import SheenUI

// Lamp a fills (0…50, 0…50), lamp b (100…150, 100…150), in parts of the tree that have nothing to
// do with each other. The expected lamps follow from the four behaviours as Apple describes them.

/// Two lamps apart, in one group.
private struct Pair: View {
  let a: HoverEffectGroup
  let b: HoverEffectGroup

  var body: some View {
    ZStack {
      VStack { Group { Lamp("a", in: a) } }.placed(0, 0, 50, 50)
      Color.clear.overlay { HStack { Lamp("b", in: b) }.placed(100, 100, 50, 50) }
    }
  }
}

extension HoverTable {
  @HoverTable static var behaviors: [HoverCase] {
    HoverCase(
      "activates: either member lights both",
      [.move(1, 10, 10), .move(2, 110, 110), .move(3, 80, 80)],
      [.lit(0, ""), .lit(1, "ab"), .lit(2, "ab"), .lit(3, "")]
    ) { _ in Named { Pair(a: HoverEffectGroup($0), b: HoverEffectGroup($0)) } }

    HoverCase(
      "follows: reacts and never triggers", [.move(1, 110, 110), .move(2, 10, 10)],
      [.lit(1, ""), .lit(2, "ab")]
    ) { _ in
      Named { Pair(a: HoverEffectGroup($0), b: HoverEffectGroup($0, behavior: .followsGroup)) }
    }

    HoverCase(
      "ignores: only its own hover", [.move(1, 10, 10), .move(2, 110, 110)],
      [.lit(1, "a"), .lit(2, "b")]
    ) { _ in
      Named { Pair(a: HoverEffectGroup($0), b: HoverEffectGroup($0).behavior(.ignoresGroup)) }
    }

    HoverCase(
      "preserves: keeps a group alive and does not start it",
      [
        .move(1, 110, 110), .move(2, 10, 10), .move(3, 110, 110), .move(4, 80, 80),
        .move(5, 110, 110),
      ],
      [.lit(1, ""), .lit(2, "ab"), .lit(3, "ab"), .lit(4, ""), .lit(5, "")]
    ) { _ in
      Named { Pair(a: HoverEffectGroup($0), b: HoverEffectGroup($0, behavior: .preservesGroup)) }
    }

    HoverCase(
      "ids tell groups of one namespace apart", [.move(1, 10, 10), .move(2, 110, 110)],
      [.lit(1, "a"), .lit(2, "b")]
    ) { _ in
      Named { Pair(a: HoverEffectGroup(id: "x", in: $0), b: HoverEffectGroup(id: "y", in: $0)) }
    }

    HoverCase("equal ids are one group", [.move(1, 10, 10)], [.lit(1, "ab")]) { _ in
      Named { Pair(a: HoverEffectGroup(id: "x", in: $0), b: HoverEffectGroup(id: "x", in: $0)) }
    }

    HoverCase(
      "namespaces of two views of one type differ", [.move(1, 10, 10), .move(2, 110, 110)],
      [.lit(1, "a"), .lit(2, "b")]
    ) { _ in
      ZStack {
        Named { Lamp("a", in: HoverEffectGroup($0)) }.placed(0, 0, 50, 50)
        Named { Lamp("b", in: HoverEffectGroup($0)) }.placed(100, 100, 50, 50)
      }
    }

    HoverCase("system overlays are a group as others are", [.move(1, 10, 10)], [.lit(1, "ab")]) {
      _ in Pair(a: .systemOverlays, b: .systemOverlays)
    }

    HoverCase(
      "an effect that changes nothing makes the whole view a trigger", [.move(1, 150, 150)],
      [.lit(0, ""), .lit(1, "a")]
    ) { _ in
      Named { namespace in
        ZStack {
          Color.blue
          Lamp("a", in: HoverEffectGroup(namespace)).placed(0, 0, 50, 50)
        }
        .hoverEffect(in: HoverEffectGroup(namespace)) { effect, _, _ in effect }
      }
    }

    HoverCase(
      "a hovered member that leaves its group ends it", [.move(1, 10, 10), .change(2)],
      [.lit(1, "ab"), .lit(2, "a")]
    ) { log in
      Named { namespace in
        Changing(log) { count in
          Pair(
            a: HoverEffectGroup(id: count > 0 ? "other" : nil, in: namespace),
            b: HoverEffectGroup(namespace))
        }
      }
    }
  }

  @HoverTable static var implicitGroups: [HoverCase] {
    HoverCase(
      "an implicit group: the whole view triggers", [.move(1, 190, 10), .move(2, 10, 10)],
      [.lit(0, ""), .lit(1, "ab"), .lit(2, "ab")]
    ) { _ in
      ZStack {
        Color.blue
        Lamp("a").placed(0, 0, 50, 50)
        Lamp("b").placed(100, 100, 50, 50)
      }
      .hoverEffectGroup()
    }

    HoverCase(
      "an implicit group inside another: the outer one is hovered with it",
      [.move(1, 10, 10), .move(2, 110, 110)], [.lit(1, "a"), .lit(2, "ab")]
    ) { _ in
      ZStack {
        Lamp("a").placed(0, 0, 50, 50)
        Lamp("b").hoverEffectGroup().placed(100, 100, 50, 50)
      }
      .hoverEffectGroup()
    }

    HoverCase(
      "an explicit group under an implicit one wins", [.move(1, 160, 160), .move(2, 10, 10)],
      [.lit(1, "ac"), .lit(2, "abc")]
    ) { _ in
      Named { namespace in
        ZStack {
          ZStack {
            Lamp("a", in: HoverEffectGroup(namespace)).placed(0, 0, 50, 50)
            Lamp("b").placed(100, 0, 50, 50)
          }
          .hoverEffectGroup()
          Lamp("c", in: HoverEffectGroup(namespace)).placed(150, 150, 50, 50)
        }
      }
    }

    HoverCase("a group of nil ends the one around", [.move(1, 10, 10)], [.lit(1, "a")]) { _ in
      ZStack {
        Lamp("a").placed(0, 0, 50, 50)
        Lamp("b").hoverEffectGroup(nil).placed(100, 100, 50, 50)
      }
      .hoverEffectGroup()
    }

    HoverCase(
      "an explicit group of two containers", [.move(1, 10, 10), .move(2, 110, 110)],
      [.lit(1, "ab"), .lit(2, "ab")]
    ) { _ in
      Named { namespace in
        ZStack {
          VStack { Lamp("a") }.hoverEffectGroup(id: "x", in: namespace).placed(0, 0, 50, 50)
          VStack { Lamp("b") }.hoverEffectGroup(id: "x", in: namespace)
            .placed(100, 100, 50, 50)
        }
      }
    }

    HoverCase(
      "a container that follows does not trigger", [.move(1, 10, 10), .move(2, 110, 110)],
      [.lit(1, ""), .lit(2, "ab")]
    ) { _ in
      Named { namespace in
        ZStack {
          VStack { Lamp("a") }
            .hoverEffectGroup(HoverEffectGroup(namespace, behavior: .followsGroup))
            .placed(0, 0, 50, 50)
          Lamp("b", in: HoverEffectGroup(namespace)).placed(100, 100, 50, 50)
        }
      }
    }
  }

  @HoverTable static var disabled: [HoverCase] {
    HoverCase("a disabled ancestor wins", [.move(1, 100, 100)], [.lit(1, "")]) { _ in
      Lamp("a").hoverEffectDisabled(false).hoverEffectDisabled()
    }

    HoverCase("disabling by false disables nothing", [.move(1, 100, 100)], [.lit(1, "a")]) { _ in
      Lamp("a").hoverEffectDisabled(false)
    }

    HoverCase(
      "a disabled member neither reacts nor triggers", [.move(1, 110, 110), .move(2, 10, 10)],
      [.lit(1, ""), .lit(2, "a")]
    ) { _ in
      Named { namespace in
        ZStack {
          Lamp("a", in: HoverEffectGroup(namespace)).placed(0, 0, 50, 50)
          Lamp("b", in: HoverEffectGroup(namespace), isEnabled: false)
            .placed(100, 100, 50, 50)
        }
      }
    }

    HoverCase(
      "a member enabled under the pointer is active at once", [.move(1, 100, 100), .change(2)],
      [.lit(1, ""), .lit(2, "a")]
    ) { log in Changing(log) { Lamp("a", isEnabled: $0 > 0) } }

    HoverCase(
      "a member disabled under the pointer is inactive at once",
      [.move(1, 100, 100), .change(2), .change(3)], [.lit(1, "a"), .lit(2, ""), .lit(3, "a")]
    ) { log in Changing(log) { Lamp("a").hoverEffectDisabled($0 == 1) } }
  }
}
