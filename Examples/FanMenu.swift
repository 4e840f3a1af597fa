// A round button fans out its choices.
// sheen render FanMenu.swift -o FanMenu.apng --size 300x300 --duration 3 --pointer "0.3:tap@250,250 1.8:tap@250,250"
import SwiftUI

struct FanMenu: View {
  @State private var isOpen = false

  private let items: [(symbol: String, color: Color)] = [
    ("camera.fill", .orange), ("photo.fill", .green), ("mic.fill", .red),
    ("paperplane.fill", .blue),
  ]

  var body: some View {
    ZStack {
      ForEach(items.indices, id: \.self) { index in
        if isOpen {
          let angle = Double(index) * 30 * .pi / 180
          button(items[index].symbol, items[index].color)
            .offset(x: -cos(angle) * 150, y: -sin(angle) * 150)
            .transition(.scale.combined(with: .opacity))
            .animation(
              .spring(response: 0.4, dampingFraction: 0.6).delay(Double(index) * 0.05),
              value: isOpen)
        }
      }
      button("plus", .indigo)
        .rotationEffect(.degrees(isOpen ? 135 : 0))
        .onTapGesture {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }
        }
    }
    .frame(width: 60, height: 60)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }

  private func button(_ symbol: String, _ color: Color) -> some View {
    Circle()
      .fill(color)
      .overlay { Image(systemName: symbol).font(.title2).foregroundStyle(.white) }
      .frame(width: 60, height: 60)
  }
}

#Preview { FanMenu() }
