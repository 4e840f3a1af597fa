// Planets go round a sun, moons round planets.
// Loops every 8 s.
// sheen render Orbits.swift -o Orbits.apng --size 300x300
import SwiftUI

struct Orbits: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      Color(red: 0.02, green: 0.02, blue: 0.1).ignoresSafeArea()
      Circle()
        .fill(
          RadialGradient(
            colors: [.yellow, .orange], center: .center, startRadius: 2, endRadius: 24)
        )
        .frame(width: 44, height: 44)
      orbit(radius: 60, size: 14, color: .cyan, period: 2)
      orbit(radius: 95, size: 18, color: .red, period: 4)
      orbit(radius: 130, size: 12, color: .purple, period: 8)
    }
    .onAppear { isTurned = true }
  }

  private func orbit(radius: CGFloat, size: CGFloat, color: Color, period: Double) -> some View {
    ZStack {
      Circle().stroke(.white.opacity(0.15)).frame(width: radius * 2, height: radius * 2)
      Circle()
        .fill(color)
        .frame(width: size, height: size)
        .offset(x: radius)
        .rotationEffect(.degrees(isTurned ? 360 : 0))
        .animation(.linear(duration: period).repeatForever(autoreverses: false), value: isTurned)
    }
  }
}

#Preview { Orbits() }
