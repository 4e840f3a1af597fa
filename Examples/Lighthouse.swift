// A lighthouse from an SVG file, and boats that are a custom symbol, in two weights and three sizes.
// Loops every 4 s.
// sheen render Lighthouse.swift -o Lighthouse.apng --size 320x240 --duration 4
import SwiftUI

struct Lighthouse: View {
  @State private var isTurning = false
  @State private var isRocking = false

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color(white: 0.04), .indigo, .orange], startPoint: .top, endPoint: .bottom)
      beams
      sea
      Image(.lighthouse)
        .resizable()
        .scaledToFit()
        .frame(height: 190)
        .offset(x: -70, y: -24)
      boats
    }
    .onAppear {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurning = true }
      withAnimation(.easeInOut(duration: 1).repeatForever()) { isRocking = true }
    }
  }

  /// Two beams that turn around the lamp, 40 points below the top of the picture.
  private var beams: some View {
    Beams()
      .fill(
        LinearGradient(
          colors: [.clear, .yellow.opacity(0.7), .clear], startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: 440, height: 60)
      .rotation3DEffect(
        .degrees(isTurning ? 360 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.3
      )
      .offset(x: -70, y: -146)
  }

  private var sea: some View {
    LinearGradient(colors: [.teal, Color(white: 0.1)], startPoint: .top, endPoint: .bottom)
      .frame(height: 56)
  }

  private var boats: some View {
    HStack(alignment: .bottom, spacing: 16) {
      boat(.title3, .white.opacity(0.7), phase: 1)
      boat(.largeTitle, .white, phase: -1)
      boat(.system(size: 60, weight: .black), .yellow, phase: 1)
    }
    .offset(x: 72, y: -24)
  }

  private func boat(_ font: Font, _ color: Color, phase: Double) -> some View {
    Image(.sailboat)
      .font(font)
      .foregroundStyle(color)
      .rotationEffect(.degrees((isRocking ? 5 : -5) * phase), anchor: .bottom)
  }
}

/// Two triangles whose tips meet in the middle.
private struct Beams: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

#Preview { Lighthouse() }
