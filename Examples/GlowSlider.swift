// A slider of one's own: the track lights as it is dragged.
// sheen render GlowSlider.swift -o GlowSlider.apng --size 320x120 --duration 2.5 --pointer "0.2:60,60 0.3:down 0.7:120,60 1.1:220,60 1.5:280,60 1.9:180,60 2.1:up"
import SwiftUI

struct GlowSlider: View {
  @State private var value = 0.15
  @State private var isDragged = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.25))
        Capsule()
          .fill(
            LinearGradient(
              colors: [.purple, .pink, .orange], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: max(proxy.size.width * value, 12))
        Circle()
          .fill(.white)
          .overlay(Circle().stroke(.orange, lineWidth: isDragged ? 6 : 2))
          .frame(width: isDragged ? 40 : 30, height: isDragged ? 40 : 30)
          .position(x: proxy.size.width * value, y: 6)
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            value = min(max(drag.location.x / proxy.size.width, 0), 1)
            withAnimation(.spring(response: 0.25)) { isDragged = true }
          }
          .onEnded { _ in withAnimation(.spring(response: 0.25)) { isDragged = false } }
      )
    }
    .frame(height: 12)
    .padding(.horizontal, 30)
  }
}

#Preview { GlowSlider() }
