// Buttons pressed out of the ground: light from one side, shade on the other, inwards while pressed.
// sheen render SoftButtons.swift -o SoftButtons.apng --size 280x180 --pointer "0.3:84,90 0.5:down 0.95:up 1.2:196,90 1.4:down 1.8:up" --duration 2.4
import SwiftUI

extension Color {
  static let ground = Color(red: 0.88, green: 0.9, blue: 0.94)
}

struct SoftStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title)
      .foregroundStyle(.gray)
      .frame(width: 80, height: 80)
      .background {
        if configuration.isPressed {
          Circle().fill(
            Color.ground
              .shadow(.inner(color: .black.opacity(0.25), radius: 6, x: 5, y: 5))
              .shadow(.inner(color: .white, radius: 6, x: -5, y: -5)))
        } else {
          Circle()
            .fill(Color.ground)
            .shadow(color: .black.opacity(0.2), radius: 8, x: 8, y: 8)
            .shadow(color: .white.opacity(0.9), radius: 8, x: -6, y: -6)
        }
      }
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct SoftButtons: View {
  @State private var isPlaying = false

  var body: some View {
    HStack(spacing: 32) {
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      Button {
        isPlaying = false
      } label: {
        Image(systemName: "heart.fill")
      }
    }
    .buttonStyle(SoftStyle())
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.ground)
  }
}

#Preview { SoftButtons() }
