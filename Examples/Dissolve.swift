// A card burns away and grows back: noise in GLSL says where first.
// sheen render Dissolve.swift -o Dissolve.apng --size 260x260
// Loops every 4 s.
import SwiftUI

struct Dissolve: View {
  @State private var amount = 0.0

  var body: some View {
    card
      // The function is in Dissolve.glsl; its arguments are animated.
      .colorEffect(ShaderLibrary.dissolve(.float(amount), .color(.orange), .boundingRect))
      .onAppear {
        withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { amount = 1 }
      }
  }

  private var card: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24)
        .fill(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
      Circle().fill(.white.opacity(0.9)).frame(width: 70, height: 70)
      Image(systemName: "star.fill").resizable().frame(width: 34, height: 34).foregroundStyle(.blue)
    }
    .frame(width: 180, height: 220)
  }
}

#Preview { Dissolve() }
