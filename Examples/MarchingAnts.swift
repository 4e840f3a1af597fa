// A dashed outline marches round a selection.
// Loops every 0.8 s.
// sheen render MarchingAnts.swift -o MarchingAnts.apng --size 240x200
import SwiftUI

struct MarchingAnts: View {
  @State private var phase: CGFloat = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .strokeBorder(
        Color.accentColor, style: StrokeStyle(lineWidth: 3, dash: [12, 6], dashPhase: phase)
      )
      .background(Color.accentColor.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
      .padding(30)
      .onAppear {
        withAnimation(.linear(duration: 0.8).repeatForever(autoreverses: false)) { phase = -18 }
      }
  }
}

#Preview { MarchingAnts() }
