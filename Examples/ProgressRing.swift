// A ring that fills, its colour turning with it.
// sheen render ProgressRing.swift -o ProgressRing.apng --size 240x240
import SwiftUI

struct ProgressRing: View {
  @State private var progress = 0.0

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: 20)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.orange, .pink, .purple]), center: .center,
            startAngle: .degrees(0), endAngle: .degrees(360)),
          style: StrokeStyle(lineWidth: 20, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Image(systemName: progress >= 0.9 ? "checkmark" : "bolt.fill")
        .font(.system(size: 50, weight: .bold))
        .foregroundColor(.pink)
    }
    .padding(40)
    .onAppear {
      withAnimation(.easeInOut(duration: 2)) { progress = 0.9 }
    }
  }
}

#Preview("Filling") { ProgressRing() }
