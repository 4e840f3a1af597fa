// The same tiles in a row, a column and a pile.
// sheen render LayoutSwitch.swift -o LayoutSwitch.apng --size 300x300 --duration 4 --pointer "0.5:tap@150,150 1.7:tap@150,150 2.9:tap@150,150"
import SwiftUI

struct LayoutSwitch: View {
  @State private var mode = 0

  var body: some View {
    let layout: AnyLayout =
      switch mode {
      case 0: AnyLayout(HStackLayout(spacing: 12))
      case 1: AnyLayout(VStackLayout(spacing: 12))
      default: AnyLayout(ZStackLayout())
      }
    layout {
      ForEach(Array([Color.red, .yellow, .green, .blue].enumerated()), id: \.offset) {
        index, color in
        RoundedRectangle(cornerRadius: 14)
          .fill(color)
          .frame(width: 56, height: 56)
          .rotationEffect(.degrees(mode == 2 ? Double(index) * 22 : 0))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.bouncy) { mode = (mode + 1) % 3 } }
  }
}

#Preview { LayoutSwitch() }
