// One moving sector, mirrored all round by masks.
// Loops every 4 s.
// sheen render Kaleidoscope.swift -o Kaleidoscope.apng --size 280x280
import SwiftUI

struct Kaleidoscope: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      ForEach(0..<12) { sector in
        pattern
          .mask { Sector().rotation(.degrees(-90)) }
          .scaleEffect(x: sector.isMultiple(of: 2) ? 1 : -1)
          .rotationEffect(.degrees(Double(sector) * 30))
      }
    }
    .frame(width: 260, height: 260)
    .clipShape(Circle())
    .onAppear {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurned = true }
    }
  }

  private var pattern: some View {
    ZStack {
      AngularGradient(
        colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center
      )
      .hueRotation(.degrees(isTurned ? 360 : 0))
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 6)
          .fill(.white.opacity(0.5))
          .frame(width: 26, height: 26)
          .rotationEffect(.degrees(isTurned ? 360 : 0))
          .offset(x: CGFloat(index) * 7 - 14, y: -CGFloat(index) * 26 - 10)
      }
    }
  }

  private struct Sector: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width,
          startAngle: .degrees(-15.2), endAngle: .degrees(15.2), clockwise: false)
        path.closeSubpath()
      }
    }
  }
}

#Preview { Kaleidoscope() }
