// A clock drawn on a canvas, at the scene's own time.
// sheen render TimelineClock.swift -o TimelineClock.apng --size 260x260 --duration 4 --fps 30
import SwiftUI

struct TimelineClock: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2 - 10
        context.translateBy(x: size.width / 2, y: size.height / 2)
        let dial = Path(
          ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        context.fill(
          dial,
          with: .radialGradient(
            Gradient(colors: [.white, Color(white: 0.85)]), center: .zero, startRadius: 0,
            endRadius: radius))
        context.stroke(dial, with: .color(.black), lineWidth: 4)
        for mark in 0..<60 {
          var tick = context
          tick.rotate(by: .degrees(Double(mark) * 6))
          let length: CGFloat = mark.isMultiple(of: 5) ? 14 : 6
          tick.fill(
            Path(CGRect(x: -1, y: -radius + 6, width: 2, height: length)), with: .color(.gray))
        }
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        hand(in: context, turns: seconds / 43_200, length: radius * 0.5, width: 7, color: .black)
        hand(in: context, turns: seconds / 3600, length: radius * 0.75, width: 5, color: .black)
        hand(in: context, turns: seconds / 60, length: radius * 0.85, width: 2, color: .red)
      }
    }
  }

  private func hand(
    in context: GraphicsContext, turns: Double, length: CGFloat, width: CGFloat, color: Color
  ) {
    var context = context
    context.rotate(by: .degrees(turns.truncatingRemainder(dividingBy: 1) * 360))
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 12))
    path.addLine(to: CGPoint(x: 0, y: -length))
    context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

#Preview { TimelineClock() }
