// A card that rises from the table; its shadow widens and moves away.
// Loops every 3 s.
// sheen render LiftingCard.swift -o LiftingCard.apng --size 260x240
import SwiftUI

struct LiftingCard: View {
  @State private var isUp = false

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(.white)
      .frame(width: 150, height: 110)
      .overlay {
        VStack(spacing: 6) {
          Image(systemName: "paperplane.fill").font(.largeTitle).foregroundStyle(.blue)
          Text("Sent").font(.headline).foregroundStyle(.black)
        }
      }
      .scaleEffect(isUp ? 1.08 : 1)
      .shadow(
        color: .black.opacity(isUp ? 0.22 : 0.4), radius: isUp ? 26 : 3, x: 0, y: isUp ? 24 : 2
      )
      .offset(y: isUp ? -10 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(white: 0.93))
      .onAppear {
        withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: true)) { isUp = true }
      }
  }
}

#Preview { LiftingCard() }
