// A tile grows into a card, in one flight.
// sheen render MatchedCards.swift -o MatchedCards.apng --size 320x360 --duration 3 --pointer "0.4:tap@60,60 1.7:tap@160,180"
import SwiftUI

struct MatchedCards: View {
  @Namespace private var space
  @State private var selected: Int?

  private let colors: [Color] = [.red, .orange, .green, .blue, .indigo, .pink]

  var body: some View {
    ZStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 16)], spacing: 16) {
        ForEach(colors.indices, id: \.self) { index in
          if selected != index {
            tile(index)
              .frame(height: 80)
              .onTapGesture { select(index) }
          } else {
            Color.clear.frame(height: 80)
          }
        }
      }
      .padding(20)
      .frame(maxHeight: .infinity, alignment: .top)

      if let selected {
        tile(selected)
          .frame(width: 260, height: 280)
          .zIndex(1)
          .onTapGesture { select(nil) }
      }
    }
  }

  private func tile(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(colors[index].gradient)
      .matchedGeometryEffect(id: index, in: space)
  }

  private func select(_ index: Int?) {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = index }
  }
}

#Preview { MatchedCards() }
