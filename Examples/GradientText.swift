// A headline filled with colours that drift.
// Loops every 4 s.
// sheen render GradientText.swift -o GradientText.apng --size 340x160
import SwiftUI

struct GradientText: View {
  @State private var drifts = false

  var body: some View {
    VStack(spacing: 6) {
      Text("Aurora")
        .font(.system(size: 72, weight: .black, design: .rounded))
        .foregroundStyle(
          LinearGradient(
            colors: [.pink, .orange, .purple, .blue, .pink],
            startPoint: UnitPoint(x: drifts ? -1 : 0, y: 0.5),
            endPoint: UnitPoint(x: drifts ? 1 : 2, y: 0.5)))
      Text("northern lights, all year")
        .font(.footnote)
        .tracking(3)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
    .onAppear {
      withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { drifts = true }
    }
  }
}

#Preview { GradientText() }
