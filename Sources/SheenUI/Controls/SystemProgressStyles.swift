/// Progress as the system shows it: a bar, or spokes where nobody knows how far it has come.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A bar or spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with bars of a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A bar of 4 points with its labels; of what nobody knows spokes, as iOS shows it.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading) {
        configuration.label
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule(style: .circular).fill(Color.fill)
            Capsule(style: .circular)
              .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
              .frame(width: proxy.size.width * CGFloat(fraction))
          }
        }
        .frame(height: 4)
        configuration.currentValueLabel
      }
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Progress as spokes that turn.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with spokes of a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Spokes above the label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      TurningSpokes(color: tint ?? .secondary)
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Progress as the system shows it.
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress as a bar.
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress as spokes that turn.
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Eight spokes of 20 points across that turn once a second.
private struct TurningSpokes: View {
  let color: Color
  @State private var turns = 0.0

  var body: some View {
    Spokes(color: color, turns: turns)
      .frame(width: 20, height: 20)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = 1 }
      }
  }
}

/// Eight spokes, the darkest of which is as many turns on from the top.
private struct Spokes: View, Animatable {
  let color: Color
  var turns: Double

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { spoke in
        Capsule(style: .circular).fill(color.opacity(opacity(of: spoke)))
          .frame(width: 2.5, height: 5.5)
          .offset(y: -7.25)
          .rotationEffect(.degrees(Double(spoke) * 45))
      }
    }
  }

  /// A spoke is dark when its turn comes and grows paler until it does again.
  private func opacity(of spoke: Int) -> Double {
    let age = turns - Double(spoke) / 8
    return 1 - 0.75 * (age - age.rounded(.down))
  }
}
