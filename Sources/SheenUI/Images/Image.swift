internal import SheenCore
internal import SheenDisplay
internal import SheenImaging

/// A picture or a symbol from an asset catalog, or a symbol of this library.
public struct Image: Equatable, Sendable {
  private enum Source: Equatable {
    case asset(String)
    case symbol(String)
    case drawing(ImageDrawing)
  }

  private let source: Source
  private var stretch: Stretch?
  private var quality = Interpolation.medium
  private var renderingMode: TemplateRenderingMode?

  /// How a picture that takes any size fills it.
  private struct Stretch: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

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

  /// Makes a symbol of which a part is lit.
  @available(
    *, unavailable, message: "Sheen's symbols have one layer; leave variableValue out"
  )
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Makes a picture that code draws, of a size in points.
  ///
  /// The code runs whenever the picture is put into a view or drawn; nothing shows outside the size.
  /// An opaque picture is black where nothing is drawn.
  public init(
    size: CGSize, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer))
  }

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

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again, in its own size.
    case tile
    /// Once, stretched.
    case stretch
  }

  /// Whose colours a picture is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style's; of the picture only the alpha counts.
    case template
    /// Its own.
    case original
  }

  /// The picture, taking any size it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: How much at each edge keeps its size, in points; what is between fills the rest.
  ///   - resizingMode: Whether that is stretched or repeated.
  /// - Returns: The picture.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.stretch = Stretch(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// The picture in its own colours or those of the foreground; `nil` for what the asset catalog says.
  ///
  /// Symbols always have those of the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  /// The picture with its edges smoothed or not; Sheen smooths all edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

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
    guard let drawn = drawn(in: environment) else { return .init(sizing: .fixed(Size(0, 0))) }
    if environment.redactionReasons.contains(.placeholder) {
      return .init(
        paint: ResolvedPaint(kind: .solid(LeafFigure.placeholderColor)),
        sizing: stretch == nil ? .fixed(drawn.size) : .greedy(ideal: drawn.size),
        figure: .placeholder)
    }
    let isTinted = drawn.isTinted(renderingMode)
    let tint = isTinted ? ForegroundStyle()._paint(in: environment)?.paint : nil
    return .init(
      paint: tint ?? drawn.paint,
      sizing: stretch == nil ? .fixed(drawn.size) : .greedy(ideal: drawn.size),
      figure: drawn.figure(isTinted: isTinted),
      change: drawn.isSymbol ? environment.contentTransition.symbolChange : nil,
      baseline: drawn.isSymbol && stretch == nil
        ? environment.capHeight(of: environment.describedFont) / 2 : nil)
  }

  /// Whether the picture is drawn in the colours of the foreground.
  func isTemplate(in environment: EnvironmentValues) -> Bool {
    drawn(in: environment)?.isTinted(renderingMode) ?? false
  }

  /// Whether the picture is a symbol.
  func isSymbol(in environment: EnvironmentValues) -> Bool {
    drawn(in: environment)?.isSymbol ?? false
  }

  /// The natural size, in points.
  func naturalSize(in environment: EnvironmentValues) -> Size {
    drawn(in: environment)?.size ?? Size(0, 0)
  }

  /// What is drawn over a frame, which the picture fills.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - environment: Where assets and the font come from.
  ///   - tint: Fills a shape with what symbols and templates are filled with.
  /// - Returns: The items, all of one identity.
  func drawing(
    in frame: Rect, _ environment: EnvironmentValues,
    tint: (SheenDisplay.Shape) -> [DisplayItem]
  ) -> [DisplayItem] {
    guard let drawn = resizable().drawn(in: environment) else { return [] }
    let isTinted = drawn.isTinted(renderingMode)
    let figure = drawn.figure(isTinted: isTinted)
    if isTinted { return figure.draw(in: frame, id: ItemID(1), fill: tint) }
    let grid = PixelGrid(scale: Double(environment.displayScale))
    return figure.draw(in: frame, id: ItemID(1)) {
      drawn.paint.items(id: ItemID(1), $0, spanning: frame, grid)
    }
  }

  /// The picture's pixels; `nil` for symbols and names that are missing.
  func picture(in environment: EnvironmentValues) -> ImageAsset? {
    guard case .asset(let name) = source, let assets = environment.assets,
      assets.symbol(named: name) == nil
    else { return nil }
    return assets.image(
      named: name, scale: Double(environment.displayScale),
      isDark: environment.colorScheme == .dark)
  }

  /// The picture with its size settled; `nil` where a name is missing.
  private func drawn(in environment: EnvironmentValues) -> DrawnImage? {
    switch source {
    case .asset(let name):
      let font = environment.describedFont
      if let assets = environment.assets, assets.symbol(named: name) != nil {
        return assets.glyph(named: name, font.weight ?? .regular, environment.imageScale).map {
          let size = font.size * environment.imageScale.factor / $0.scale.factor
          return .symbol(SymbolShape(glyph: $0.glyph, fontSize: size, isStretched: stretch != nil))
        }
      }
      guard let asset = picture(in: environment) else { return nil }
      let insets = stretch?.capInsets ?? EdgeInsets()
      return .picture(
        PictureSlices(
          buffer: asset.buffer, naturalSize: asset.size,
          insets: EdgeLengths(insets, isMirrored: environment.isMirrored),
          isTiled: stretch?.mode == .tile,
          interpolation: quality == .none ? .nearest : .linear), isTemplate: asset.isTemplate)
    case .symbol(let name):
      let font = environment.describedFont
      return .symbol(
        SymbolShape(
          glyph: SymbolGlyph.named(name, strokeWidth: (font.weight ?? .regular).strokeWidth),
          fontSize: font.size * environment.imageScale.factor, isStretched: stretch != nil))
    case .drawing(let drawing):
      let size = Size(Double(drawing.size.width), Double(drawing.size.height))
      return size.width > 0 && size.height > 0
        ? .drawing(drawing.items(in: environment), size) : nil
    }
  }
}

/// A picture or a symbol with its size settled.
private enum DrawnImage {
  case picture(PictureSlices, isTemplate: Bool)
  case symbol(SymbolShape)
  case drawing([DisplayItem], Size)

  var size: Size {
    switch self {
    case .picture(let slices, _): slices.naturalSize
    case .symbol(let symbol): symbol.size
    case .drawing(_, let size): size
    }
  }

  /// What a picture is filled with; of symbols the foreground decides.
  var paint: ResolvedPaint {
    switch self {
    case .picture(let slices, _):
      ResolvedPaint(kind: .image(slices.buffer, slices.interpolation))
    case .symbol: .none
    case .drawing: ResolvedPaint(kind: .solid(.black))
    }
  }

  /// Whether it is a symbol.
  var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// Whether it has the foreground's colours: as its mode says, else as the catalog does.
  func isTinted(_ mode: Image.TemplateRenderingMode?) -> Bool {
    switch self {
    case .picture(_, let isTemplate): mode.map { $0 == .template } ?? isTemplate
    case .symbol: true
    case .drawing: mode == .template
    }
  }

  func figure(isTinted: Bool) -> LeafFigure {
    switch self {
    case .picture(let slices, _) where !isTinted && slices.isWhole: .frame
    case .picture(let slices, _): isTinted ? .stencil(.slices(slices)) : .slices(slices)
    case .symbol(let symbol): .symbol(symbol)
    case .drawing(let items, let size):
      isTinted ? .stencil(.drawing(items, size)) : .drawing(items, size)
    }
  }
}

extension Image.Scale {
  /// What the size of a symbol is multiplied by.
  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
