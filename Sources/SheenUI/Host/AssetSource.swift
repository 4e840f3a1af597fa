package import SheenCore
internal import SheenDisplay
package import SheenImaging

/// Where the images and colours come from that scenes name.
package protocol AssetSource: Sendable {
  /// An image, in the variant that suits a scale and an appearance.
  ///
  /// - Throws: `ImageError`, of kind `.noSuchAsset` where there is no such name.
  func image(named name: String, scale: Double, isDark: Bool) throws(ImageError) -> ImageAsset

  /// A custom symbol; `nil` where the name is not that of one.
  ///
  /// - Throws: `ImageError` where its template cannot be understood.
  func symbol(named name: String) throws(ImageError) -> SymbolTemplate?

  /// A colour; `nil` if there is no such name.
  func color(named name: String, isDark: Bool) -> RGBA?

  /// The names of all images, for suggestions.
  var imageNames: [String] { get }

  /// The names of all colours, for suggestions.
  var colorNames: [String] { get }
}

extension AssetSource {
  /// None.
  package func symbol(named name: String) throws(ImageError) -> SymbolTemplate? { nil }
}

extension AssetCatalog: AssetSource {
  /// The names of the images that have a symbol.
  package var imageNames: [String] { symbols.filter { $0.kind == .image }.map(\.name) }
  /// The names of the colours that have a symbol.
  package var colorNames: [String] { symbols.filter { $0.kind == .color }.map(\.name) }
}

/// No images and no colours.
package struct NoAssets: AssetSource {
  /// Makes the empty source.
  package init() {}

  /// Nothing.
  package func image(
    named name: String, scale: Double, isDark: Bool
  ) throws(ImageError) -> ImageAsset {
    throw ImageError(.noSuchAsset, file: name, cause: "no image assets", mend: "give --assets")
  }

  /// Nothing.
  package func color(named name: String, isDark: Bool) -> RGBA? { nil }
  /// None.
  package var imageNames: [String] { [] }
  /// None.
  package var colorNames: [String] { [] }
}

/// Looks names up for views and remembers the first that was missing.
///
/// Used on the main thread only; environments carry it there.
final class AssetLookup: @unchecked Sendable {
  private let source: any AssetSource
  private var images: [ImageKey: ImageAsset] = [:]
  private var symbols: [String: SymbolTemplate?] = [:]
  private var glyphs: [GlyphKey: SymbolGlyph] = [:]
  /// What went wrong first.
  private(set) var problem: SceneError?
  /// The texts beside the scene that functions in GLSL are looked up in.
  let shaderSources: [GLSLSource]
  /// Whether effects in GLSL are left out.
  let skipsShaders: Bool
  /// What has been looked through so far.
  var shaderTexts: [ShaderLibrary.Place: [ShaderText]] = [:]

  private struct ImageKey: Hashable {
    var name: String
    var scale: Double
    var isDark: Bool
  }

  private struct GlyphKey: Hashable {
    var name: String
    var variant: SymbolTemplate.Variant
  }

  init(_ configuration: HostConfiguration) {
    source = configuration.assets
    shaderSources = configuration.shaders.sources
    skipsShaders = configuration.shaders.areSkipped
  }

  func image(named name: String, scale: Double, isDark: Bool) -> ImageAsset? {
    let key = ImageKey(name: name, scale: scale, isDark: isDark)
    if let known = images[key] { return known }
    do {
      let image = try source.image(named: name, scale: scale, isDark: isDark)
      images[key] = image
      return image
    } catch {
      note(error, of: name)
    }
    return nil
  }

  /// The custom symbol of a name; `nil` where the name is not that of a usable one.
  func symbol(named name: String) -> SymbolTemplate? {
    if let known = symbols[name] { return known }
    var symbol: SymbolTemplate?
    do {
      symbol = try source.symbol(named: name)
    } catch {
      note(error, of: name)
    }
    symbols[name] = .some(symbol)
    return symbol
  }

  /// The drawing of a custom symbol that is nearest to a weight and a scale, and the scale it is made for.
  func glyph(
    named name: String, _ weight: Font.Weight, _ scale: Image.Scale
  ) -> (glyph: SymbolGlyph, scale: Image.Scale)? {
    guard let symbol = symbol(named: name),
      let variant = symbol.nearestVariant(to: weight, scale)
    else { return nil }
    let key = GlyphKey(name: name, variant: variant)
    if let glyph = glyphs[key] { return (glyph, variant.scale.imageScale) }
    do {
      let drawing = try symbol.drawing(variant)
      if let warning = drawing.warning { Warnings.warn(warning) }
      let glyph = SymbolGlyph(drawing)
      glyphs[key] = glyph
      return (glyph, variant.scale.imageScale)
    } catch {
      note(error, of: name)
      return nil
    }
  }

  func color(named name: String, isDark: Bool) -> RGBA? {
    if let color = source.color(named: name, isDark: isDark) { return color }
    note(.missingColor(name: name, known: NearestNames.to(name, in: source.colorNames)))
    return nil
  }

  private func note(_ error: ImageError, of name: String) {
    let isMissing = error.kind == .noSuchAsset
    note(
      isMissing
        ? .missingImage(name: name, known: NearestNames.to(name, in: source.imageNames))
        : .unusableImage(name: name, reason: error.description))
  }

  /// Remembers what went wrong, if it is the first thing.
  func note(_ error: SceneError) {
    if problem == nil { problem = error }
  }
}
