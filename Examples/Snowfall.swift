// Flakes fall for ever, each at its own pace.
// sheen render Snowfall.swift -o Snowfall.apng --size 300x300 --duration 4 --seed 11
import SwiftUI

struct Snowfall: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(red: 0.1, green: 0.15, blue: 0.3), Color(red: 0.5, green: 0.6, blue: 0.8)],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      ForEach(0..<50, id: \.self) { _ in Flake() }
    }
  }

  private struct Flake: View {
    @State private var isDown = false
    @State private var x = CGFloat.random(in: -150...150)
    @State private var size = CGFloat.random(in: 3...9)
    @State private var period = Double.random(in: 2...5)

    var body: some View {
      Circle()
        .fill(.white.opacity(0.85))
        .frame(width: size, height: size)
        .offset(x: x + (isDown ? 15 : -15), y: isDown ? 170 : -170)
        .onAppear {
          withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) {
            isDown = true
          }
        }
    }
  }
}

#Preview { Snowfall() }
