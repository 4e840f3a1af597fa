// Words that come out of a blur, one after another.
// sheen render WordReveal.swift -o WordReveal.apng --size 340x140 --duration 2.6
import SwiftUI

struct WordReveal: View {
  private let words = "Simplicity is the ultimate sophistication".split(separator: " ")
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      line(0..<3)
      line(3..<5)
    }
    .font(.title2.weight(.semibold))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
    .onAppear { isShown = true }
  }

  private func line(_ range: Range<Int>) -> some View {
    HStack(spacing: 7) {
      ForEach(range, id: \.self) { index in
        Text(words[index])
          .blur(radius: isShown ? 0 : 10)
          .opacity(isShown ? 1 : 0)
          .offset(y: isShown ? 0 : 14)
          .animation(.easeOut(duration: 0.7).delay(0.3 * Double(index)), value: isShown)
      }
    }
  }
}

#Preview { WordReveal() }
