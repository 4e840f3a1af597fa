// Stars fly by: a canvas fed by the timeline.
// sheen render Starfield.swift -o Starfield.apng --size 320x240 --duration 4 --fps 30
import SwiftUI

struct Starfield: View {
  private let stars = (0..<150).map { _ in
    (x: Double.random(in: -1...1), y: Double.random(in: -1...1), z: Double.random(in: 0...1))
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        for star in stars {
          let depth = 1 - (star.z + time * 0.25).truncatingRemainder(dividingBy: 1)
          guard depth > 0.02 else { continue }
          let x = size.width / 2 + star.x / depth * size.width / 4
          let y = size.height / 2 + star.y / depth * size.height / 4
          let side = 3 * (1 - depth) + 0.5
          context.opacity = 1 - depth
          context.fill(
            Path(ellipseIn: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)),
            with: .color(.white))
        }
      }
    }
    .background(.black)
  }
}

#Preview { Starfield() }
