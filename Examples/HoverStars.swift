// Hovering one card of a group lights all its stars.
// sheen render HoverStars.swift -o HoverStars.apng --size 360x160 --platform visionos2 --duration 2.5 --pointer "0.3:60,80 0.8:leave"
import SwiftUI

struct HoverStars: View {
  @Namespace private var sky

  var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<3) { index in
        ZStack {
          RoundedRectangle(cornerRadius: 20).fill(Color(red: 0.05, green: 0.1, blue: 0.3))
          Image(systemName: "star.fill")
            .font(.system(size: 40))
            .foregroundColor(.yellow)
            .hoverEffect(in: HoverEffectGroup(sky)) { effect, isActive, _ in
              effect.animation(.easeInOut(duration: 0.4).delay(Double(index) * 0.1)) {
                $0.opacity(isActive ? 1 : 0.15).scaleEffect(isActive ? 1.2 : 0.8)
              }
            }
        }
        .hoverEffect(in: HoverEffectGroup(sky)) { effect, _, _ in effect }
      }
    }
    .padding()
  }
}

#Preview { HoverStars() }
