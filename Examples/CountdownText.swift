// A countdown that grows and fades with each number.
// sheen render CountdownText.swift -o CountdownText.apng --size 220x220 --duration 4
import SwiftUI

struct CountdownText: View {
  @State private var count = 3
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Color.red.opacity(0.9)
      Text(count > 0 ? "\(count)" : "Go")
        .font(.system(size: 110, weight: .heavy, design: .rounded))
        .monospacedDigit()
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.35), radius: 6, y: 5)
        .id(count)
        .transition(
          .asymmetric(
            insertion: .scale(scale: 0.3).combined(with: .opacity),
            removal: .scale(scale: 1.8).combined(with: .opacity)))
    }
    .onReceive(timer) { _ in
      guard count > 0 else { return }
      withAnimation(.spring(response: 0.45, dampingFraction: 0.7)) { count -= 1 }
    }
  }
}

#Preview { CountdownText() }
