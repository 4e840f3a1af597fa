// A tap turns a card over.
// sheen render FlipCard.swift -o FlipCard.apng --size 260x320 --duration 3 --pointer "0.5:tap@130,160 1.8:tap@130,160"
import SwiftUI

struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      face("sun.max.fill", [.orange, .yellow])
        .opacity(isFlipped ? 0 : 1)
      face("moon.fill", [.indigo, .black])
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
    .onTapGesture {
      withAnimation(.spring(duration: 0.8, bounce: 0.25)) { isFlipped.toggle() }
    }
  }

  private func face(_ symbol: String, _ colors: [Color]) -> some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(Image(systemName: symbol).font(.system(size: 80)).foregroundColor(.white))
      .frame(width: 180, height: 250)
  }
}

#Preview { FlipCard() }
