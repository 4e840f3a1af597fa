// A cube turns: its faces share one perspective.
// Loops every 4 s.
// sheen render SpinningCube.swift -o SpinningCube.apng --size 260x260
import SwiftUI

struct SpinningCube: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      Face(angle: isTurned ? 360 : 0, color: .blue)
      Face(angle: isTurned ? 450 : 90, color: .indigo)
      Face(angle: isTurned ? 540 : 180, color: .purple)
      Face(angle: isTurned ? 630 : 270, color: .pink)
    }
    .onAppear {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurned = true }
    }
  }

  private struct Face: View, Animatable {
    var angle: Double
    let color: Color

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    var body: some View {
      RoundedRectangle(cornerRadius: 4)
        .fill(color.gradient)
        .overlay { Image(systemName: "star.fill").font(.system(size: 50)).foregroundStyle(.white) }
        .frame(width: 120, height: 120)
        .rotation3DEffect(
          .degrees(angle), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: -60, perspective: 0.4
        )
        .opacity(cos(angle * .pi / 180) > 0 ? 1 : 0)
    }
  }
}

#Preview { SpinningCube() }
