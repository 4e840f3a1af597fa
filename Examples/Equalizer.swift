// Bars that dance to a timer's random heights.
// sheen render Equalizer.swift -o Equalizer.apng --size 280x200 --duration 3 --seed 3
import SwiftUI

struct Equalizer: View {
  @State private var heights = [CGFloat](repeating: 20, count: 12)

  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      ForEach(heights.indices, id: \.self) { index in
        Capsule()
          .fill(
            LinearGradient(colors: [.green, .yellow, .red], startPoint: .bottom, endPoint: .top)
          )
          .frame(width: 14, height: heights[index])
      }
    }
    .frame(height: 160, alignment: .bottom)
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
        withAnimation(.easeInOut(duration: 0.2)) {
          heights = heights.map { _ in .random(in: 20...150) }
        }
      }
    }
  }
}

#Preview { Equalizer() }
