// One picture through six colour filters.
// sheen render FilteredTiles.swift -o FilteredTiles.apng --size 330x220
import SwiftUI

struct FilteredTiles: View {
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10)
    {
      tile.saturation(0.3)
      tile.hueRotation(.degrees(120))
      tile.brightness(0.2)
      tile.contrast(1.6)
      tile.colorInvert()
      tile.grayscale(1).colorMultiply(.yellow)
    }
    .padding(10)
  }

  private var tile: some View {
    ZStack {
      LinearGradient(colors: [.blue, .purple, .orange], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 40, height: 40).offset(y: -10)
      Rectangle().fill(.green).frame(height: 30).frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(height: 95)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

#Preview { FilteredTiles() }
