// Cards stand behind one another and turn by dragging.
// sheen render DepthCarousel.swift -o DepthCarousel.apng --size 360x260 --duration 3 --pointer "0.3:200,130 0.4:down 0.6:140,130 0.8:100,130 0.9:up 1.6:150,130 1.7:down 1.9:240,130 2:up"
import SwiftUI

struct DepthCarousel: View {
  @State private var position = 2.0
  @State private var base = 2.0

  private let colors: [Color] = [.red, .orange, .green, .blue, .purple]

  var body: some View {
    ZStack {
      ForEach(colors.indices, id: \.self) { index in
        let distance = Double(index) - position
        RoundedRectangle(cornerRadius: 18)
          .fill(colors[index].gradient)
          .frame(width: 120, height: 170)
          .rotation3DEffect(.degrees(-distance * 30), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
          .scaleEffect(1 - abs(distance) * 0.12)
          .offset(x: distance * 75)
          .zIndex(-abs(distance))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { position = base - $0.translation.width / 75 }
        .onEnded { _ in
          let target = min(max(position.rounded(), 0), 4)
          withAnimation(.spring()) { position = target }
          base = target
        }
    )
  }
}

#Preview { DepthCarousel() }
