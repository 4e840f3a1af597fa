internal import SheenScene

extension ImageResource {
  /// The badge of the shine.
  fileprivate static let badge = ImageResource(name: "badge", bundle: .main)
}

/// A tilted band of light sweeps over a badge and shows only where the badge is.
struct Shine: View {
  @State private var isSwept = false

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Image(.badge).resizable().scaledToFit()
      band
        .frame(width: 100, height: 700)
        .rotationEffect(.degrees(20))
        .offset(x: -350)
        .offset(x: isSwept ? 700 : -350)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .mask { Image(.badge).resizable().scaledToFit() }
    }
    .onAppear {
      withAnimation(.linear(duration: 2.5).repeatForever(autoreverses: false)) { isSwept = true }
    }
  }

  private var band: some View {
    let edge = Color.white.opacity(0.3)
    let colors: [Color] = [.clear, .clear, edge, .white, edge, .clear, .clear]
    return LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
  }
}
