// A card whose border glows: an angular gradient goes round behind it.
// Loops every 3 s.
// sheen render GlowBorder.swift -o GlowBorder.apng --size 320x240
import SwiftUI

struct GlowBorder: View {
  @State private var isTurned = false

  private let colors: [Color] = [.pink, .purple, .blue, .cyan, .mint, .yellow, .orange, .pink]

  var body: some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(Color(white: 0.1))
      .overlay {
        ForEach(0..<4) { ring in
          RoundedRectangle(cornerRadius: 24, style: .continuous)
            .stroke(
              AngularGradient(
                colors: colors, center: .center, angle: .degrees(isTurned ? 360 : 0)),
              lineWidth: 3 + CGFloat(ring) * 6
            )
            .opacity(ring == 0 ? 1 : 0.25 / Double(ring))
        }
      }
      .overlay {
        Image(systemName: "sparkles")
          .font(.system(size: 44))
          .foregroundStyle(
            .linearGradient(colors: [.white, .purple], startPoint: .top, endPoint: .bottom))
      }
      .frame(width: 240, height: 150)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black)
      .onAppear {
        withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { isTurned = true }
      }
  }
}

#Preview { GlowBorder() }
