// Focus that wanders between near and far hills.
// Loops every 6 s.
// sheen render DepthOfField.swift -o DepthOfField.apng --size 320x200 --duration 6
import SwiftUI

struct Hill: Shape {
  let bumps: Double
  let shift: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
        let angle = Double(x / rect.width) * bumps * .pi + shift
        path.addLine(to: CGPoint(x: x, y: rect.midY - CGFloat(sin(angle)) * rect.height * 0.3))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct DepthOfField: View {
  @State private var focus = 0.0

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.orange, .yellow.opacity(0.6)], startPoint: .top, endPoint: .bottom)
      Circle().fill(.white).frame(width: 54).offset(x: 70, y: -110).blur(radius: 6 * focus)
      Hill(bumps: 3, shift: 0.4).fill(.purple).frame(height: 130).blur(radius: 10 * focus)
      Hill(bumps: 2, shift: 2).fill(.indigo).frame(height: 100)
        .blur(radius: 6 * abs(focus - 0.5) * 2)
      Hill(bumps: 4, shift: 1).fill(.black).frame(height: 60).blur(radius: 10 * (1 - focus))
    }
    .clipped()
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) { focus = 1 }
    }
  }
}

#Preview { DepthOfField() }
