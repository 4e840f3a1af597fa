// A spotlight that wanders over words in the dark.
// Loops every 4 s.
// sheen render TextSpotlight.swift -o TextSpotlight.apng --size 320x200
import SwiftUI

struct TextSpotlight: View {
  @State private var moves = false

  private var words: some View {
    Text("Not all those\nwho wander\nare lost")
      .font(.system(size: 36, weight: .bold, design: .serif))
      .multilineTextAlignment(.center)
  }

  var body: some View {
    ZStack {
      Color.black
      words.foregroundStyle(.white.opacity(0.12))
      words
        .foregroundStyle(.yellow)
        .mask {
          Circle()
            .frame(width: 110, height: 110)
            .blur(radius: 8)
            .offset(x: moves ? 100 : -100, y: moves ? 35 : -35)
        }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { moves = true }
    }
  }
}

#Preview { TextSpotlight() }
