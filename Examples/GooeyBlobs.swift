// Drops that melt into one another: a blur, then only what is opaque enough.
// Loops every 4 s.
// sheen render GooeyBlobs.swift -o GooeyBlobs.apng --size 260x260 --duration 4
import SwiftUI

struct GooeyBlobs: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let turn = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 4) / 4
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
        context.addFilter(.blur(radius: 12))
        context.drawLayer { layer in
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          layer.fill(circle(at: middle, 42), with: .color(.black))
          for index in 0..<5 {
            let angle = (Double(index) / 5 + turn) * 2 * .pi
            let reach = 62 + 26 * sin(2 * .pi * turn + Double(index) * 1.3)
            let place = CGPoint(
              x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
            layer.fill(circle(at: place, 20), with: .color(.black))
          }
        }
      }
    }
    .background(Color(white: 0.95))
  }

  private func circle(at center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

#Preview { GooeyBlobs() }
