// A mark slides to the tab that is tapped.
// sheen render TabUnderline.swift -o TabUnderline.apng --size 320x120 --duration 3 --pointer "0.4:tap@200,60 1.2:tap@280,60 2:tap@40,60"
import SwiftUI

struct TabUnderline: View {
  @Namespace private var space
  @State private var selected = 0

  private let symbols = ["house.fill", "magnifyingglass", "bell.fill", "person.fill"]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(symbols.indices, id: \.self) { index in
        VStack(spacing: 8) {
          Image(systemName: symbols[index])
            .font(.title2)
            .foregroundStyle(selected == index ? Color.blue : .gray)
            .frame(height: 30)
          ZStack {
            if selected == index {
              Capsule().fill(.blue).matchedGeometryEffect(id: "mark", in: space)
            }
          }
          .frame(width: 44, height: 4)
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.bouncy) { selected = index } }
      }
    }
  }
}

#Preview { TabUnderline() }
