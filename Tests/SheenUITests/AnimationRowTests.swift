import Foundation
import SheenCore
import SheenUI
import Testing

/// A box that moves from 0 to 100 when it appears.
private struct Mover: View {
  let animation: Animation
  @State private var isMoved = false
  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)
      .onAppear { withAnimation(animation) { isMoved = true } }
  }
}

/// A modifier of the older kind, with a body that rounds, so that it has to be evaluated.
private struct Wide: AnimatableModifier {
  var width: CGFloat
  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
  func body(content: Content) -> some View {
    content.frame(width: (width / 10).rounded() * 10, height: 10)
  }
}

private struct Growing: View {
  @State private var isWide = false
  var body: some View {
    Color.red.modifier(Wide(width: isWide ? 90 : 10))
      .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
  }
}

/// Every name that effect code gives to an animation, by its closed form.
@MainActor
@Suite struct AnimationRowTests {
  private func progress(_ animation: Animation, at time: Double) throws -> Double {
    try x(host(Mover(animation: animation), size: Size(10, 10)), at: time) / 100
  }

  /// A spring released at rest: 1 − e^(−ζωt) (cos ω't + ζω/ω' sin ω't), ω' = ω √(1 − ζ²).
  private func spring(_ frequency: Double, _ damping: Double, at time: Double) -> Double {
    let decay = damping * frequency
    let fade = exp(-decay * time)
    if damping >= 1 { return 1 - fade * (1 + decay * time) }
    let turn = frequency * (1 - damping * damping).squareRoot()
    return 1 - fade * (cos(turn * time) + decay / turn * sin(turn * time))
  }

  /// The response of each in seconds, and its damping ratio: 1 − bounce.
  private nonisolated static let springs: [(name: String, Animation, Double, Double)] = [
    ("spring()", .spring(), 0.5, 1), (".spring", .spring, 0.5, 1),
    ("duration and bounce", .spring(duration: 0.6, bounce: 0.4), 0.6, 0.6),
    ("response and damping", .spring(response: 0.55, dampingFraction: 0.6), 0.55, 0.6),
    (
      "blending", .spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.2), 0.3, 0.7
    ),
    ("response alone", .spring(response: 0.8), 0.8, 0.825),
    ("bouncy", .bouncy, 0.5, 0.7), ("snappy", .snappy, 0.5, 0.85), ("smooth", .smooth, 0.5, 1),
    ("bouncier", .bouncy(duration: 0.4, extraBounce: 0.1), 0.4, 0.6),
    ("snappier", .snappy(duration: 0.3), 0.3, 0.85),
    ("interactive", .interactiveSpring(), 0.15, 0.85),
    (
      "interactive by numbers", .interactiveSpring(response: 0.4, dampingFraction: 0.5), 0.4, 0.5
    ),
    // ω = √(stiffness / mass), ζ = damping / (2 √(stiffness · mass)).
    ("physical", .interpolatingSpring(stiffness: 100, damping: 10), 0.2 * .pi, 0.5),
    (
      "heavy", .interpolatingSpring(mass: 4, stiffness: 100, damping: 20), 0.4 * .pi, 0.5
    ),
  ]

  @Test func springsFollowTheirClosedForm() throws {
    for (name, animation, response, damping) in Self.springs {
      for share in [0.25, 0.5, 0.8] {
        let time = share * response
        let expected = spring(2 * .pi / response, damping, at: time)
        let shown = try progress(animation, at: time)
        #expect(abs(shown - expected) < 1e-6, "\(name) at \(time): \(shown)")
      }
    }
  }

  /// Half-way through the 0.35 seconds that is usual, by the published control points.
  @Test func easingWithoutADuration() throws {
    for (animation, value) in [
      (Animation.easeIn, 0.3154), (.easeOut, 0.6846), (.easeInOut, 0.5), (.linear, 0.5),
      (.easeInOut(duration: 0.35), 0.5), (.easeIn.speed(0.5).speed(2), 0.3154),
    ] {
      #expect(abs(try progress(animation, at: 0.175) - value) < 1e-4, "\(animation)")
    }
  }

  @Test func repeatsGoBackAndForthForEver() throws {
    let swing = Animation.linear(duration: 1).repeatForever()
    let round = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let late = Animation.linear(duration: 1).delay(0.5).repeatForever()
    for (time, there, again) in [(0.5, 0.5, 0.5), (1.25, 0.75, 0.25), (2.25, 0.25, 0.25)] {
      #expect(isNear(try progress(swing, at: time), there))
      #expect(isNear(try progress(round, at: time), again))
    }
    #expect(isNear(try progress(late, at: 0.75), 0.25))
    #expect(try host(Mover(animation: swing)).extent() == .repeats(from: 0, period: 2))
  }

  @Test func modifiersOfTheOlderKindAnimate() throws {
    let host = host(Growing(), size: Size(100, 10))
    #expect(try [0.25, 0.5, 1].map { try rects(host, at: $0)[0].width } == [30, 50, 90])
  }
}
