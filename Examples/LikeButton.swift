// A button that gives under the finger and bursts when liked.
// sheen render LikeButton.swift -o LikeButton.apng --size 220x220 --duration 2.5 --pointer "0.4:110,110 0.5:down 0.7:up 1.7:tap@110,110"
import SwiftUI

struct LikeButton: View {
  @State private var isLiked = false

  var body: some View {
    Button {
      withAnimation(.spring(response: 0.35, dampingFraction: 0.5)) { isLiked.toggle() }
    } label: {
      ZStack {
        ForEach(0..<8) { ray in
          Capsule()
            .fill(Color.pink)
            .frame(width: 5, height: isLiked ? 16 : 2)
            .offset(y: isLiked ? -66 : -30)
            .rotationEffect(.degrees(Double(ray) * 45))
            .opacity(isLiked ? 0.7 : 0)
        }
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .font(.system(size: 60))
          .foregroundColor(isLiked ? .pink : .gray)
          .scaleEffect(isLiked ? 1.15 : 1)
      }
    }
    .buttonStyle(SqueezeStyle())
  }
}

private struct SqueezeStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

#Preview { LikeButton() }
