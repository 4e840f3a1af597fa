// Placeholder text with a band of light that runs over it.
// Loops every 1.8 s.
// sheen render ShimmerText.swift -o ShimmerText.apng --size 320x160 --background "#101018"
import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .foregroundStyle(.white.opacity(0.3))
      .overlay {
        GeometryReader { proxy in
          LinearGradient(
            colors: [.clear, .white, .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: proxy.size.width * 0.6)
          .offset(x: phase * proxy.size.width * 1.3)
        }
        .mask(content)
      }
      .onAppear {
        withAnimation(.linear(duration: 1.8).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

struct ShimmerText: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("slide to unlock")
        .font(.system(size: 34, weight: .semibold))
      Text("Loading your messages")
        .font(.subheadline)
    }
    .modifier(Shimmer())
    .padding()
  }
}

#Preview { ShimmerText() }
