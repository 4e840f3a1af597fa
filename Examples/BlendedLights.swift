// Three lights overlap: what screen and multiply make of them.
// Loops every 3 s.
// sheen render BlendedLights.swift -o BlendedLights.apng --size 360x200
import SwiftUI

struct BlendedLights: View {
  @State private var isApart = false

  var body: some View {
    HStack(spacing: 0) {
      circles(.screen).background(.black)
      circles(.multiply).background(.white)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5).repeatForever()) { isApart = true }
    }
  }

  private func circles(_ mode: BlendMode) -> some View {
    ZStack {
      ForEach(Array([Color.red, .green, .blue].enumerated()), id: \.offset) { index, color in
        Circle()
          .fill(color)
          .frame(width: 80, height: 80)
          .offset(y: isApart ? -45 : -20)
          .rotationEffect(.degrees(Double(index) * 120))
          .blendMode(mode)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .compositingGroup()
  }
}

#Preview { BlendedLights() }
