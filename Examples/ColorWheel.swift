// A wheel of all hues, fading to white in the middle, turns.
// Loops every 5 s.
// sheen render ColorWheel.swift -o ColorWheel.apng --size 260x260
import SwiftUI

struct ColorWheel: View {
  @State private var isTurned = false

  var body: some View {
    Circle()
      .fill(
        AngularGradient(
          colors: stride(from: 0.0, through: 1, by: 1 / 12).map {
            Color(hue: $0, saturation: 1, brightness: 1)
          }, center: .center)
      )
      .overlay {
        Circle().fill(
          RadialGradient(
            colors: [.white, .white.opacity(0)], center: .center, startRadius: 0, endRadius: 110))
      }
      .rotationEffect(isTurned ? .degrees(360) : .zero)
      .frame(width: 220, height: 220)
      .onAppear {
        withAnimation(.linear(duration: 5).repeatForever(autoreverses: false)) { isTurned = true }
      }
  }
}

#Preview { ColorWheel() }
