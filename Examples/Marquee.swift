// A line too long for its window, running by; it fades at both ends.
// Loops every 5 s.
// sheen render Marquee.swift -o Marquee.apng --size 300x80
import SwiftUI

struct Marquee: View {
  private let text = "Now playing: Clair de lune, Claude Debussy"
  @State private var width: CGFloat = 0
  @State private var runs = false

  var body: some View {
    HStack(spacing: 40) {
      label
        .background {
          GeometryReader { proxy in
            Color.clear.onAppear { width = proxy.size.width }
          }
        }
      label
    }
    .fixedSize()
    .offset(x: runs ? -(width + 40) : 0)
    .frame(width: 240, alignment: .leading)
    .clipped()
    .mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0), .init(color: .black, location: 0.12),
          .init(color: .black, location: 0.88), .init(color: .clear, location: 1),
        ], startPoint: .leading, endPoint: .trailing)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.1))
    .onChange(of: width) {
      withAnimation(.linear(duration: 5).repeatForever(autoreverses: false)) { runs = true }
    }
  }

  private var label: some View {
    Text(text).font(.callout.weight(.medium)).foregroundStyle(.white).lineLimit(1)
  }
}

#Preview { Marquee() }
