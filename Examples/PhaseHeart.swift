// A heart beats through phases.
// sheen render PhaseHeart.swift -o PhaseHeart.apng --size 220x220 --duration 3
import SwiftUI

struct PhaseHeart: View {
  var body: some View {
    Image(systemName: "heart.fill")
      .font(.system(size: 90))
      .foregroundStyle(.red)
      .phaseAnimator([1.0, 1.25, 0.95, 1.1]) { heart, scale in
        heart.scaleEffect(scale)
      } animation: { scale in
        scale > 1.2 ? .easeOut(duration: 0.15) : .easeInOut(duration: 0.3)
      }
  }
}

#Preview { PhaseHeart() }
