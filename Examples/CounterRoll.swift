// A number whose digits roll into place like a meter's.
// sheen render CounterRoll.swift -o CounterRoll.apng --size 280x140 --duration 2.5
import SwiftUI

struct RollingDigit: View {
  let digit: Int
  private let height: CGFloat = 56

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<10) { number in
        Text("\(number)").frame(width: 34, height: height)
      }
    }
    .offset(y: -CGFloat(digit) * height)
    .frame(width: 34, height: height, alignment: .top)
    .clipped()
  }
}

struct CounterRoll: View {
  @State private var value = 0

  private var digits: [Int] {
    String(format: "%05d", value).compactMap { $0.wholeNumberValue }
  }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(digits.enumerated()), id: \.offset) { index, digit in
        RollingDigit(digit: digit)
          .background(Color(white: 0.12), in: RoundedRectangle(cornerRadius: 8))
          .animation(
            .spring(response: 0.7, dampingFraction: 0.75).delay(Double(4 - index) * 0.08),
            value: digit)
      }
    }
    .font(.system(size: 40, weight: .semibold, design: .monospaced))
    .foregroundColor(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.black)
    .onAppear {
      value = 48_215
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { value = 50_903 }
    }
  }
}

#Preview { CounterRoll() }
