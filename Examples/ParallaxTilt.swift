// A card tilts towards the pointer, and its layers move apart.
// sheen render ParallaxTilt.swift -o ParallaxTilt.apng --size 320x320 --duration 3 --pointer "0.3:60,80 0.8:260,90 1.3:250,250 1.8:70,240 2.3:leave"
import SwiftUI

struct ParallaxTilt: View {
  @State private var tilt = CGSize.zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 28)
        .fill(LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
      Circle()
        .fill(.white.opacity(0.15))
        .frame(width: 170, height: 170)
        .offset(x: tilt.width * 14, y: tilt.height * 14)
      Image(systemName: "moon.stars.fill")
        .font(.system(size: 70))
        .foregroundStyle(.yellow)
        .offset(x: tilt.width * 30, y: tilt.height * 30)
    }
    .frame(width: 220, height: 260)
    .rotation3DEffect(.degrees(tilt.height * -18), axis: (x: 1, y: 0, z: 0))
    .rotation3DEffect(.degrees(tilt.width * 18), axis: (x: 0, y: 1, z: 0))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onContinuousHover { phase in
      withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
        switch phase {
        case .active(let location):
          tilt = CGSize(width: location.x / 160 - 1, height: location.y / 160 - 1)
        case .ended:
          tilt = .zero
        }
      }
    }
    .background(Color(white: 0.08).ignoresSafeArea())
  }
}

#Preview { ParallaxTilt() }
