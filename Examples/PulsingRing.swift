// Rings that grow and fade, one after another.
// Loops every 2.1 s from 1.4 s on.
// sheen render PulsingRing.swift -o PulsingRing.apng --size 240x240
import SwiftUI

struct PulsingRing: View {
  @State private var isGrown = false

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      ForEach(0..<3) { ring in
        Circle()
          .stroke(Color.green, lineWidth: 4)
          .frame(width: 60, height: 60)
          .scaleEffect(isGrown ? 3.4 : 0.8)
          .opacity(isGrown ? 0 : 1)
          .animation(
            .easeOut(duration: 2.1).repeatForever(autoreverses: false).delay(Double(ring) * 0.7),
            value: isGrown)
      }
      Circle()
        .fill(Color.green)
        .frame(width: 44, height: 44)
    }
    .onAppear { isGrown = true }
  }
}

struct PulsingRing_Previews: PreviewProvider {
  static var previews: some View { PulsingRing() }
}
