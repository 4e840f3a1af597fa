// Emoji that rain over a canvas.
// sheen render EmojiRain.swift -o EmojiRain.apng --size 240x320 --duration 3
import SwiftUI

struct EmojiRain: View {
  private struct Drop {
    let symbol = ["🎉", "⭐️", "💧", "🍀"].randomElement() ?? "⭐️"
    let x = Double.random(in: 0.05...0.95)
    let delay = Double.random(in: 0...1)
    let speed = Double.random(in: 0.5...0.9)
    let size = Double.random(in: 18...34)
  }

  @State private var drops = (0..<26).map { _ in Drop() }
  private let start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSince(start)
        for drop in drops {
          let way = (time * drop.speed + drop.delay).truncatingRemainder(dividingBy: 1)
          let text = Text(drop.symbol).font(.system(size: drop.size))
          let x = drop.x * size.width + sin(way * 8 + drop.delay * 6) * 8
          context.draw(text, at: CGPoint(x: x, y: way * (size.height + 60) - 30))
        }
      }
    }
    .background(Color(red: 0.93, green: 0.96, blue: 1))
  }
}

#Preview { EmojiRain() }
