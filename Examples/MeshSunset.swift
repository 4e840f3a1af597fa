// A mesh gradient whose middle wanders.
// sheen render MeshSunset.swift -o MeshSunset.apng --size 300x300 --duration 4
import SwiftUI

struct MeshSunset: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      let x = Float(0.5 + 0.3 * cos(time * .pi / 2))
      let y = Float(0.5 + 0.3 * sin(time * .pi / 2))
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], [x, y], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .indigo, .purple, .pink,
          .purple, .orange, .red,
          .pink, .yellow, .orange,
        ])
    }
    .ignoresSafeArea()
  }
}

#Preview { MeshSunset() }
