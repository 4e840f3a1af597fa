internal import SheenCore
internal import SheenDisplay
internal import SheenImaging

/// A picture from an asset catalog, or a symbol.
public struct Image: Equatable, Sendable {
  private enum Source: Equatable {
    case asset(String)
    case symbol(String)
  }

  private let source: Source
  private var isResizable = false
  private var quality = Interpolation.medium

  /// Makes the picture of a resource.
  public init(_ resource: ImageResource) { source = .asset(resource.name) }

  /// Makes the picture of a name; bundles are not told apart.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Makes the picture of a name that has no meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Makes a symbol: as large as the font, in the colour of what is in front.
  ///
  /// For a name there is no drawing of, a crossed box is drawn and a warning names the nearest.
  public init(systemName: String) { source = .symbol(systemName) }

  /// The size of symbols beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than capital letters ask for.
    case small
    /// As capital letters ask for.
    case medium
    /// Larger than capital letters ask for.
    case large
  }

  /// How texels are mixed when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: each pixel shows one texel.
    case none
    /// Between neighbours.
    case low
    /// Between neighbours, as `low`.
    case medium
    /// Between neighbours, as `low`.
    case high
  }

  /// The picture, taking any size it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The picture with another way to mix texels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.quality = interpolation
    return copy
  }
}

extension Image: View {
  /// Makes a node that draws the picture in its frame.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs) { $0.resolution(in: $1) }
  }

  private func resolution(in environment: EnvironmentValues) -> LeafNode<Image>.Resolution {
    switch source {
    case .asset(let name): resolution(asset: name, in: environment)
    case .symbol(let name): resolution(symbol: name, in: environment)
    }
  }

  private func resolution(
    asset name: String, in environment: EnvironmentValues
  ) -> LeafNode<Image>.Resolution {
    let isDark = environment.colorScheme == .dark
    guard
      let asset = environment.assets?.image(
        named: name, scale: Double(environment.displayScale), isDark: isDark)
    else { return .init(sizing: .fixed(Size(0, 0))) }
    let pixels = asset.buffer.pixmap
    let size = Size(Double(pixels.width) / asset.scale, Double(pixels.height) / asset.scale)
    return .init(
      paint: ResolvedPaint(kind: .image(asset.buffer, quality == .none ? .nearest : .linear)),
      sizing: isResizable ? .greedy(ideal: size) : .fixed(size))
  }

  private func resolution(
    symbol name: String, in environment: EnvironmentValues
  ) -> LeafNode<Image>.Resolution {
    let font = environment.resolvedFont
    let symbol = SymbolShape(
      glyph: SymbolGlyph.named(name, strokeWidth: font.weight.strokeWidth),
      fontSize: font.size * environment.imageScale.factor, isStretched: isResizable)
    return .init(
      paint: ForegroundStyle()._paint(in: environment)?.paint,
      sizing: isResizable ? .greedy(ideal: symbol.size) : .fixed(symbol.size), symbol: symbol)
  }
}

extension Image.Scale {
  /// What the size of a symbol is multiplied by.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
