// A card of frosted glass over blobs that wander behind it.
// Loops every 6 s.
// sheen render GlassCard.swift -o GlassCard.apng --size 320x260
import SwiftUI

struct GlassCard: View {
  @State private var wanders = false

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.pink)
        .frame(width: 150)
        .offset(x: wanders ? 90 : -90, y: -50)
      Circle()
        .fill(.orange)
        .frame(width: 110)
        .offset(x: wanders ? -80 : 60, y: wanders ? 70 : 40)
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "creditcard.fill").font(.title2)
          Spacer()
          Image(systemName: "wifi").rotationEffect(.degrees(90))
        }
        Spacer()
        Text("4242  ••••  ••••  1881").font(.system(.callout, design: .monospaced)).lineLimit(1)
          .minimumScaleFactor(0.6)
        HStack {
          Text("A. LOVELACE")
          Spacer()
          Text("12/29")
        }
        .font(.caption)
      }
      .foregroundStyle(.white)
      .padding(20)
      .frame(width: 250, height: 150)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .strokeBorder(.white.opacity(0.35), lineWidth: 1)
      }
      .shadow(color: .black.opacity(0.3), radius: 12, y: 8)
    }
    .preferredColorScheme(.dark)
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) { wanders = true }
    }
  }
}

#Preview { GlassCard() }
