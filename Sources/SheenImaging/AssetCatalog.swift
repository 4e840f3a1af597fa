package import SheenCore
internal import Synchronization

/// The images, symbols and colours of asset catalogs and folders of images; pictures are decoded on first
/// use.
///
/// Later catalogs replace equally named assets of earlier ones.
package final class AssetCatalog: Sendable {
  /// The Swift symbols of all assets, colours first, by name.
  package let symbols: [AssetSymbol]
  private let index: AssetIndex
  private let svg: SVGCommand
  private let state: Mutex<State>

  private struct State {
    var files: [String: Content] = [:]
    var pictures: [PictureKey: ImageBuffer] = [:]
    var templates: [String: SymbolTemplate] = [:]
    var warnings: [String]
  }

  /// What an image file holds.
  private enum Content {
    case pixels(ImageBuffer)
    case drawing(SVGDocument)
  }

  private struct PictureKey: Hashable {
    var path: String
    var scale: Double
  }

  /// Indexes catalogs (`NAME.xcassets`), folders of images and of catalogs, and image files.
  ///
  /// - Parameters:
  ///   - paths: The catalogs, folders and files.
  ///   - overrides: Image files by the name of the asset they replace or add.
  ///   - svg: What draws SVG files.
  /// - Throws: `ImageError` where a folder is missing, a `Contents.json` cannot be understood, or
  ///   an override is not a file. Images are not opened.
  package init(
    paths: [String] = [], overrides: [String: String] = [:], svg: SVGCommand = SVGCommand()
  ) throws(ImageError) {
    var index = AssetIndex()
    for path in paths { try index.add(path) }
    for (name, file) in overrides.sorted(by: { $0.key < $1.key }) {
      try index.override(name, with: file)
    }
    let (symbols, warnings) = AssetSymbol.symbols(
      colors: Array(index.colors.keys),
      images: Array(index.images.keys) + Array(index.symbols.keys))
    self.index = index
    self.svg = svg
    self.symbols = symbols
    state = Mutex(State(warnings: index.warnings + warnings))
  }

  /// The paths of the asset catalogs in a folder, in byte order.
  ///
  /// - Throws: `ImageError` where the folder cannot be read.
  package static func catalogPaths(in folder: String) throws(ImageError) -> [String] {
    try FileBytes.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
  }

  /// The paths of what lies beside a scene in its folder: SVG files, then catalogs, in byte order.
  ///
  /// Other images there may well be what the scene was rendered to.
  ///
  /// - Throws: `ImageError` where the folder cannot be read.
  package static func assetPaths(in folder: String) throws(ImageError) -> [String] {
    let files = try FileBytes.names(in: folder).filter { $0.hasSuffix(".svg") }
    return try files.map { folder + "/" + $0 } + catalogPaths(in: folder)
  }

  /// What was odd about catalogs and the images decoded so far, a line each.
  package var warnings: [String] { state.withLock { $0.warnings } }

  /// The image that fits best, decoded once and kept.
  ///
  /// An SVG is drawn for the scale, see `SVGCommand`.
  ///
  /// - Parameters:
  ///   - name: The asset's name.
  ///   - scale: Pixels per point of the output; the next larger image is taken, else the largest.
  ///   - isDark: Whether a dark variant is preferred.
  /// - Returns: The picture and its size.
  /// - Throws: `ImageError` where there is no such asset, or its file cannot be decoded.
  package func image(
    named name: String, scale: Double = 1, isDark: Bool = false
  ) throws(ImageError) -> ImageAsset {
    guard let files = index.images[name] else { throw noSuchImage(name) }
    guard let best = files.map(\.variant).bestIndex(scale: scale, isDark: isDark) else {
      throw ImageError(
        .noSuchAsset, file: name, cause: "the image set names no file",
        mend: "put an image into the set")
    }
    let file = files[best]
    let ownScale = Double(file.variant.scale)
    return try state.withLock { state throws(ImageError) in
      switch try content(of: file.path, &state) {
      case .pixels(let buffer):
        return ImageAsset(buffer: buffer, scale: ownScale, isTemplate: file.isTemplate)
      case .drawing(let document):
        let size = try document.size()
        let key = PictureKey(path: file.path, scale: scale / ownScale)
        let buffer: ImageBuffer
        if let known = state.pictures[key] {
          buffer = known
        } else {
          buffer = ImageBuffer(try svg.picture(of: document, scale: key.scale))
          state.pictures[key] = buffer
        }
        return ImageAsset(
          buffer: buffer, size: Size(size.width / ownScale, size.height / ownScale),
          isTemplate: file.isTemplate)
      }
    }
  }

  private func content(of path: String, _ state: inout State) throws(ImageError) -> Content {
    if let content = state.files[path] { return content }
    let bytes = try FileBytes.read(path)
    let content: Content
    if SVGDocument.isLikely(bytes, named: path) {
      content = .drawing(try SVGDocument(bytes, named: path))
    } else {
      let (pixmap, warnings) = try ImageFile.decode(bytes, named: path).pixmap()
      state.warnings += warnings.map { "\(path): \($0)" }
      content = .pixels(ImageBuffer(pixmap))
    }
    state.files[path] = content
    return content
  }

  /// The custom symbol of a name, read once; `nil` where the name is not that of one.
  ///
  /// - Throws: `ImageError` where its template cannot be understood.
  package func symbol(named name: String) throws(ImageError) -> SymbolTemplate? {
    guard let path = index.symbols[name] else { return nil }
    return try state.withLock { state throws(ImageError) in
      if let template = state.templates[path] { return template }
      let document = try SVGDocument(FileBytes.read(path), named: path)
      let template = try SymbolTemplate(document, svg)
      state.templates[path] = template
      return template
    }
  }

  /// The colour that fits best.
  ///
  /// - Parameters:
  ///   - name: The asset's name.
  ///   - isDark: Whether a dark variant is preferred.
  /// - Returns: The colour in extended sRGB, or `nil` where there is none of the name.
  package func color(named name: String, isDark: Bool = false) -> RGBA? {
    guard let colors = index.colors[name],
      let best = colors.map(\.variant).bestIndex(scale: 1, isDark: isDark)
    else { return nil }
    return colors[best].color
  }

  private func noSuchImage(_ name: String) -> ImageError {
    let names = (Array(index.images.keys) + Array(index.symbols.keys)).sorted()
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return ImageError(
      .noSuchAsset, file: name, cause: "no image asset of this name",
      mend: names.isEmpty
        ? "put an asset catalog beside the scene or give --assets or --asset \(name)=FILE"
        : "there are: \(shown)")
  }
}
