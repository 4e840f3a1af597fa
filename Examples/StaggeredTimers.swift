// Tiles light up in turn, each switched by a timer.
// sheen render StaggeredTimers.swift -o StaggeredTimers.apng --size 260x260 --duration 4
import SwiftUI

struct StaggeredTimers: View {
  @State private var lit: Set<Int> = []
  @State private var step = 0

  private let timer = Timer.publish(every: 0.12, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<5) { row in
        HStack(spacing: 8) {
          ForEach(0..<5) { column in
            let index = row * 5 + column
            RoundedRectangle(cornerRadius: 8)
              .fill(lit.contains(index) ? Color.mint : Color.gray.opacity(0.2))
              .scaleEffect(lit.contains(index) ? 1 : 0.8)
              .frame(width: 40, height: 40)
          }
        }
      }
    }
    .onReceive(timer) { _ in
      withAnimation(.easeOut(duration: 0.4)) {
        if lit.contains(step) { lit.remove(step) } else { lit.insert(step) }
      }
      step = (step + 7) % 25
    }
  }
}

#Preview { StaggeredTimers() }
