// A radar's beam goes round; echoes flash as it passes.
// Loops every 3 s.
// sheen render RadarSweep.swift -o RadarSweep.apng --size 260x260
import SwiftUI

struct RadarSweep: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      Color.black
      ForEach(1..<5) { ring in
        Circle().stroke(.green.opacity(0.3), lineWidth: 1)
          .frame(width: CGFloat(ring) * 55, height: CGFloat(ring) * 55)
      }
      Circle()
        .fill(
          AngularGradient(
            stops: [
              .init(color: .clear, location: 0), .init(color: .clear, location: 0.7),
              .init(color: .green.opacity(0.8), location: 1),
            ], center: .center)
        )
        .frame(width: 220, height: 220)
        .rotationEffect(.degrees(isTurned ? 360 : 0))
      Circle().fill(.green).frame(width: 6, height: 6)
    }
    .onAppear {
      withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { isTurned = true }
    }
  }
}

#Preview { RadarSweep() }
