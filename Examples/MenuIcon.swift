// Three bars become a cross and come back.
// sheen render MenuIcon.swift -o MenuIcon.apng --size 160x160 --duration 2.4 --pointer "0.3:tap@80,80 1.3:tap@80,80"
import SwiftUI

struct MenuIcon: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 14) {
      bar
        .rotationEffect(.degrees(isOpen ? 45 : 0), anchor: .leading)
      bar
        .scaleEffect(x: isOpen ? 0 : 1, anchor: .trailing)
        .opacity(isOpen ? 0 : 1)
      bar
        .rotationEffect(.degrees(isOpen ? -45 : 0), anchor: .leading)
    }
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.interpolatingSpring(stiffness: 200, damping: 15)) { isOpen.toggle() }
    }
  }

  private var bar: some View {
    Capsule().frame(width: 64, height: 8)
  }
}

#Preview { MenuIcon() }
