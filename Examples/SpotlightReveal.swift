// The pointer is a spotlight: a mask shows what it lies on.
// sheen render SpotlightReveal.swift -o SpotlightReveal.apng --size 320x240 --duration 3 --pointer "0.2:40,60 0.8:160,120 1.4:280,180 2:160,60 2.6:leave"
import SwiftUI

struct SpotlightReveal: View {
  @State private var spot = CGPoint(x: 160, y: 120)
  @State private var isLit = false

  var body: some View {
    ZStack {
      Color.black
      symbols.foregroundStyle(.white.opacity(0.08))
      symbols
        .foregroundStyle(
          LinearGradient(
            colors: [.yellow, .orange, .red], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .mask {
          Circle()
            .fill(
              RadialGradient(
                colors: [.white, .white, .clear], center: .center, startRadius: 0, endRadius: 70)
            )
            .frame(width: 140, height: 140)
            .scaleEffect(isLit ? 1 : 0.2)
            .position(spot)
        }
    }
    .onContinuousHover { phase in
      withAnimation(.easeOut(duration: 0.35)) {
        switch phase {
        case .active(let point): (spot, isLit) = (point, true)
        case .ended: isLit = false
        }
      }
    }
  }

  private var symbols: some View {
    VStack(spacing: 14) {
      ForEach(["star.fill", "heart.fill", "bolt.fill"], id: \.self) { name in
        HStack(spacing: 18) {
          ForEach(0..<6) { _ in
            Image(systemName: name).font(.system(size: 30))
          }
        }
      }
    }
  }
}

#Preview { SpotlightReveal() }
