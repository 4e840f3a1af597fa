// A blob that changes its form without rest.
// sheen render MorphingBlob.swift -o MorphingBlob.apng --size 280x280 --duration 6
import SwiftUI

struct Blob: Shape {
  var time: Double

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let points = (0..<8).map { index -> CGPoint in
      let angle = Double(index) / 8 * 2 * .pi
      let radius = rect.width / 2 * (0.8 + 0.14 * sin(time * 2 + Double(index) * 1.7))
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    return Path { path in
      path.move(to: middle(points[7], points[0]))
      for index in 0..<8 {
        path.addQuadCurve(
          to: middle(points[index], points[(index + 1) % 8]), control: points[index])
      }
      path.closeSubpath()
    }
  }

  private func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}

struct MorphingBlob: View {
  private let start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start)
      Blob(time: time)
        .fill(
          RadialGradient(
            gradient: Gradient(colors: [.pink, .purple, .indigo]), center: .topLeading,
            startRadius: 10,
            endRadius: 260)
        )
        .frame(width: 220, height: 220)
        .rotationEffect(.degrees(time * 20))
    }
  }
}

#Preview { MorphingBlob() }
