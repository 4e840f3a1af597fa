// A background that flows: points and hue move together.
// Loops every 6 s.
// sheen render FlowingGradient.swift -o FlowingGradient.apng --size 300x200
import SwiftUI

struct FlowingGradient: View {
  @State private var isMoved = false

  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [.purple, .blue, .cyan]),
      startPoint: isMoved ? .topTrailing : .topLeading,
      endPoint: isMoved ? .bottomLeading : .bottomTrailing
    )
    .hueRotation(.degrees(isMoved ? 60 : 0))
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) { isMoved.toggle() }
    }
  }
}

#Preview { FlowingGradient() }
