// A glass fills; the surface keeps moving.
// sheen render LiquidFill.swift -o LiquidFill.apng --size 220x260 --duration 4
import SwiftUI

struct LiquidFill: View {
  @State private var level = 0.0
  @State private var phase = 0.0

  var body: some View {
    Liquid(level: level, phase: phase)
      .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
      .frame(width: 150, height: 200)
      .background(Color.blue.opacity(0.1))
      .clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 40, bottomTrailingRadius: 40))
      .overlay {
        UnevenRoundedRectangle(bottomLeadingRadius: 40, bottomTrailingRadius: 40)
          .stroke(.gray, lineWidth: 5)
      }
      .onAppear {
        withAnimation(.easeInOut(duration: 3)) { level = 0.8 }
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }

  private struct Liquid: Shape {
    var level: Double
    var phase: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { .init(level, phase) }
      set { (level, phase) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 1) {
          let wave = sin((x / rect.width + phase) * 2 * .pi) * 6
          path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * level + wave))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

#Preview { LiquidFill() }
