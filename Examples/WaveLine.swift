// A wave runs along: a shape with an animated phase.
// Loops every 2 s.
// sheen render WaveLine.swift -o WaveLine.apng --size 320x200
import SwiftUI

struct Wave: Shape {
  var phase: Double
  var strength: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set { (phase, strength) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let angle = x / rect.width * 4 * .pi + phase
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(angle) * strength))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WaveLine: View {
  @State private var phase = 0.0

  var body: some View {
    ZStack {
      Wave(phase: phase, strength: 18).fill(Color.blue.opacity(0.35))
      Wave(phase: phase + .pi / 2, strength: 14).fill(Color.cyan.opacity(0.35))
      Wave(phase: phase + .pi, strength: 10).fill(Color.teal.opacity(0.5))
    }
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 2 * .pi }
    }
  }
}

#Preview { WaveLine() }
