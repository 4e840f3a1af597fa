// A countdown that an asynchronous task drives.
// sheen render CountdownRing.swift -o CountdownRing.apng --size 220x220 --duration 5
import SwiftUI

struct CountdownRing: View {
  @State private var left = 5

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: Double(left) / 5)
        .stroke(left > 1 ? .blue : .red, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
      HStack(spacing: 6) {
        ForEach(0..<left, id: \.self) { _ in
          Circle().frame(width: 10, height: 10).transition(.scale)
        }
      }
    }
    .padding(30)
    .task {
      while left > 0 {
        try? await Task.sleep(for: .seconds(0.8))
        withAnimation(.easeInOut(duration: 0.4)) { left -= 1 }
      }
    }
  }
}

#Preview { CountdownRing() }
