// Tiles rise under the pointer, and sink slowly behind it.
// sheen render HoverGrid.swift -o HoverGrid.apng --size 320x320 --duration 3 --pointer "0.2:40,40 0.4:100,100 0.6:160,160 0.8:220,160 1:280,220 1.2:220,280 1.4:100,220 1.8:leave"
import SwiftUI

struct HoverGrid: View {
  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<6, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(0..<6, id: \.self) { column in
            Tile(hue: Double(row * 6 + column) / 36)
          }
        }
      }
    }
    .padding(10)
    .background(Color.black)
  }
}

private struct Tile: View {
  let hue: Double
  @State private var isHovered = false

  var body: some View {
    RoundedRectangle(cornerRadius: isHovered ? 22 : 10)
      .fill(Color(hue: hue, saturation: isHovered ? 0.9 : 0.4, brightness: isHovered ? 1 : 0.5))
      .scaleEffect(isHovered ? 1.12 : 1)
      .animation(isHovered ? .snappy(duration: 0.15) : .easeOut(duration: 0.8), value: isHovered)
      .onHover { isHovered = $0 }
  }
}

#Preview { HoverGrid() }
