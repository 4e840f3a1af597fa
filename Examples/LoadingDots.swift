// Three dots that jump, each a little later.
// Loops every 1 s from 0.32 s on.
// sheen render LoadingDots.swift -o LoadingDots.apng --size 200x120
import SwiftUI

struct LoadingDots: View {
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3, id: \.self) { dot in
        Circle()
          .fill(Color.blue.gradient)
          .frame(width: 22, height: 22)
          .offset(y: isUp ? -14 : 14)
          .animation(
            Animation.easeInOut(duration: 0.5).repeatForever().delay(Double(dot) * 0.16),
            value: isUp)
      }
    }
    .onAppear { isUp.toggle() }
  }
}

#Preview { LoadingDots() }
