// Symbols filled by a gradient that flows through them.
// Loops every 2 s.
// sheen render GradientSymbols.swift -o GradientSymbols.apng --size 320x120
import SwiftUI

struct GradientSymbols: View {
  @State private var isShifted = false

  var body: some View {
    LinearGradient(
      colors: [.pink, .orange, .yellow, .orange, .pink, .orange, .yellow, .orange, .pink],
      startPoint: UnitPoint(x: isShifted ? -1 : 0, y: 0.5),
      endPoint: UnitPoint(x: isShifted ? 1 : 2, y: 0.5)
    )
    .mask {
      HStack(spacing: 16) {
        ForEach(["flame.fill", "bolt.fill", "star.fill", "heart.fill", "bell.fill"], id: \.self) {
          Image(systemName: $0).font(.system(size: 40))
        }
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isShifted = true }
    }
  }
}

#Preview { GradientSymbols() }
