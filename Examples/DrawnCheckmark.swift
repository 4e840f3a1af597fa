// A circle closes, then a tick is drawn in it.
// sheen render DrawnCheckmark.swift -o DrawnCheckmark.apng --size 220x220
import SwiftUI

struct DrawnCheckmark: View {
  @State private var circle: CGFloat = 0
  @State private var tick: CGFloat = 0
  @State private var isDone = false

  var body: some View {
    ZStack {
      Circle()
        .fill(Color.green.opacity(isDone ? 0.15 : 0))
        .scaleEffect(isDone ? 1 : 0.6)
      Circle()
        .trim(from: 0, to: circle)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Path { path in
        path.move(to: CGPoint(x: 38, y: 72))
        path.addLine(to: CGPoint(x: 60, y: 94))
        path.addLine(to: CGPoint(x: 102, y: 48))
      }
      .trim(from: 0, to: tick)
      .stroke(Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
    }
    .frame(width: 140, height: 140)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.6)) { circle = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        withAnimation(.easeOut(duration: 0.3)) { tick = 1 }
        withAnimation(.spring(response: 0.4, dampingFraction: 0.5).delay(0.2)) { isDone = true }
      }
    }
  }
}

#Preview { DrawnCheckmark() }
