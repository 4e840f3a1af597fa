// Letters that dance in a wave, each a little later than the one before.
// Loops every 1.6 s from 0.7 s on.
// sheen render WaveLetters.swift -o WaveLetters.apng --size 320x140
import SwiftUI

struct WaveLetters: View {
  private let letters = Array("WAVES!")
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 2) {
      ForEach(letters.indices, id: \.self) { index in
        Text(String(letters[index]))
          .font(.system(size: 48, weight: .black, design: .rounded))
          .foregroundStyle(Color(hue: Double(index) / 7, saturation: 0.75, brightness: 0.95))
          .offset(y: isUp ? -14 : 14)
          .rotationEffect(.degrees(isUp ? 8 : -8))
          .animation(
            .easeInOut(duration: 0.8).repeatForever(autoreverses: true)
              .delay(Double(index) * 0.14), value: isUp)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.1, green: 0.1, blue: 0.25))
    .onAppear { isUp = true }
  }
}

#Preview { WaveLetters() }
