// A curve draws itself, and undraws.
// Loops every 8 s.
// sheen render Spirograph.swift -o Spirograph.apng --size 300x300
import SwiftUI

struct Spirograph: View {
  @State private var progress: CGFloat = 0

  var body: some View {
    Curve()
      .trim(from: 0, to: progress)
      .stroke(
        LinearGradient(
          colors: [.blue, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
      .padding(20)
      .onAppear {
        withAnimation(.easeInOut(duration: 4).repeatForever()) { progress = 1 }
      }
  }

  private struct Curve: Shape {
    func path(in rect: CGRect) -> Path {
      let (outer, inner, pen) = (100.0, 37.0, 60.0)
      let scale = rect.width / 2 / (outer - inner + pen)
      var path = Path()
      for step in 0...1800 {
        let t = Double(step) / 1800 * 2 * .pi * 37
        let x = (outer - inner) * cos(t) + pen * cos((outer - inner) / inner * t)
        let y = (outer - inner) * sin(t) - pen * sin((outer - inner) / inner * t)
        let point = CGPoint(x: rect.midX + x * scale, y: rect.midY + y * scale)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      return path
    }
  }
}

#Preview { Spirograph() }
