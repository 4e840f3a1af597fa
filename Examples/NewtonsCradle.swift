// Five balls on strings: the outer ones swing in turn.
// sheen render NewtonsCradle.swift -o NewtonsCradle.apng --size 300x240 --duration 3.2
import SwiftUI

struct NewtonsCradle: View {
  @State private var swing = 0

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<5) { index in
        pendulum
          .rotationEffect(.degrees(angle(of: index)), anchor: .top)
      }
    }
    .overlay(alignment: .top) { Capsule().fill(.brown).frame(width: 200, height: 8) }
    .onAppear { move() }
  }

  private var pendulum: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.gray).frame(width: 2, height: 110)
      Circle()
        .fill(
          RadialGradient(
            colors: [.white, .gray], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 1,
            endRadius: 24)
        )
        .frame(width: 34, height: 34)
    }
  }

  private func angle(of index: Int) -> Double {
    switch (index, swing) {
    case (0, 1): 32
    case (4, 3): -32
    default: 0
    }
  }

  private func move() {
    let isRising = swing.isMultiple(of: 2)
    withAnimation(isRising ? .easeOut(duration: 0.4) : .easeIn(duration: 0.4)) {
      swing = (swing + 1) % 4
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { move() }
  }
}

#Preview { NewtonsCradle() }
