package import SheenCore
internal import Synchronization

/// The images and colours of asset catalogs and folders of images; pictures are decoded on first
/// use.
///
/// Later catalogs replace equally named assets of earlier ones.
package final class AssetCatalog: Sendable {
  /// The Swift symbols of all assets, colours first, by name.
  package let symbols: [AssetSymbol]
  private let index: AssetIndex
  private let state: Mutex<State>

  private struct State {
    var buffers: [String: ImageBuffer] = [:]
    var warnings: [String]
  }

  /// Indexes catalogs (`NAME.xcassets`) and folders of images and of catalogs.
  ///
  /// - Parameters:
  ///   - paths: The catalogs and folders.
  ///   - overrides: Image files by the name of the asset they replace or add.
  /// - Throws: `ImageError` where a folder is missing, a `Contents.json` cannot be understood, or
  ///   an override is not a file. Images are not opened.
  package init(
    paths: [String] = [], overrides: [String: String] = [:]
  ) throws(ImageError) {
    var index = AssetIndex()
    for path in paths { try index.add(path) }
    for (name, file) in overrides.sorted(by: { $0.key < $1.key }) {
      try index.override(name, with: file)
    }
    let (symbols, warnings) = AssetSymbol.symbols(
      colors: Array(index.colors.keys), images: Array(index.images.keys))
    self.index = index
    self.symbols = symbols
    state = Mutex(State(warnings: index.warnings + warnings))
  }

  /// The paths of the asset catalogs in a folder, in byte order.
  ///
  /// - Throws: `ImageError` where the folder cannot be read.
  package static func catalogPaths(in folder: String) throws(ImageError) -> [String] {
    try FileBytes.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
  }

  /// What was odd about catalogs and the images decoded so far, a line each.
  package var warnings: [String] { state.withLock { $0.warnings } }

  /// The image that fits best, decoded once and kept.
  ///
  /// - Parameters:
  ///   - name: The asset's name.
  ///   - scale: Pixels per point of the output; the next larger image is taken, else the largest.
  ///   - isDark: Whether a dark variant is preferred.
  /// - Returns: The picture and its scale.
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
    let buffer = try state.withLock { state throws(ImageError) in
      if let buffer = state.buffers[file.path] { return buffer }
      let (pixmap, warnings) = try ImageFile.load(file.path)
      let buffer = ImageBuffer(pixmap)
      state.buffers[file.path] = buffer
      state.warnings += warnings.map { "\(file.path): \($0)" }
      return buffer
    }
    return ImageAsset(buffer: buffer, scale: Double(file.variant.scale))
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
    let names = index.images.keys.sorted()
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return ImageError(
      .noSuchAsset, file: name, cause: "no image asset of this name",
      mend: names.isEmpty
        ? "put an asset catalog beside the scene or give --assets or --asset \(name)=FILE"
        : "there are: \(shown)")
  }
}
