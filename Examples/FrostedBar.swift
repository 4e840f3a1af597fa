// A bar of frosted glass under which coloured rows pass.
// sheen render FrostedBar.swift -o FrostedBar.apng --size 260x320 --duration 3
import SwiftUI

struct FrostedBar: View {
  @State private var lifted = false
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .purple, .pink]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(colors.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 12)
          .fill(colors[index].gradient)
          .frame(height: 60)
          .overlay(alignment: .leading) {
            Label("Row \(index + 1)", systemImage: "star.fill")
              .foregroundStyle(.white)
              .padding(.leading)
          }
      }
    }
    .padding()
    .offset(y: lifted ? -190 : 60)
    .frame(width: 260, height: 320, alignment: .top)
    .clipped()
    .overlay(alignment: .top) {
      Text("Inbox")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 54)
        .background(.regularMaterial)
        .overlay(alignment: .bottom) { Divider() }
    }
    .background(.white)
    .onAppear { withAnimation(.easeInOut(duration: 3)) { lifted = true } }
  }
}

#Preview { FrostedBar() }
