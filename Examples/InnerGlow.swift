// A ring pressed into the ground, filled by light that rises.
// Loops every 4 s.
// sheen render InnerGlow.swift -o InnerGlow.apng --size 220x220
import SwiftUI

struct Percent: View, Animatable {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View {
    Text(amount, format: .percent.precision(.fractionLength(0)))
  }
}

struct InnerGlow: View {
  @State private var amount = 0.1

  var body: some View {
    ZStack {
      Color(white: 0.16)
      Circle()
        .fill(
          Color(white: 0.2)
            .shadow(.inner(color: .black.opacity(0.8), radius: 8, x: 4, y: 6))
            .shadow(.drop(color: .white.opacity(0.12), radius: 1, y: 1))
        )
        .frame(width: 150, height: 150)
      Circle()
        .trim(from: 0, to: amount)
        .stroke(
          .mint.gradient.shadow(.inner(color: .white, radius: 3)),
          style: StrokeStyle(lineWidth: 16, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .frame(width: 118, height: 118)
        .shadow(color: .mint.opacity(0.7), radius: 8)
      Percent(amount: amount)
        .font(.title2.bold().monospacedDigit())
        .foregroundStyle(.white)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { amount = 0.9 }
    }
  }
}

#Preview { InnerGlow() }
