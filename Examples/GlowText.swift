// Text that breathes light: three shadows of one colour, one wider than the other.
// Loops every 3 s.
// sheen render GlowText.swift -o GlowText.apng --size 320x160
import SwiftUI

extension View {
  func glow(color: Color, radius: CGFloat) -> some View {
    shadow(color: color, radius: radius / 3)
      .shadow(color: color, radius: radius / 2)
      .shadow(color: color, radius: radius)
  }
}

struct GlowText: View {
  @State private var isLit = false

  var body: some View {
    Text("GLOW")
      .font(.system(size: 64, weight: .heavy))
      .foregroundColor(.white)
      .glow(color: .cyan.opacity(isLit ? 0.9 : 0.2), radius: isLit ? 24 : 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.black)
      .onAppear {
        withAnimation(.easeInOut(duration: 1.5).repeatForever()) { isLit.toggle() }
      }
  }
}

#Preview { GlowText() }
