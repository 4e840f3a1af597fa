package import SheenCore

/// Where the images and colours come from that scenes name.
package protocol AssetSource: Sendable {
  /// An image, in the variant that suits a scale and an appearance; `nil` if there is no such name.
  ///
  /// - Throws: Where the image is there but cannot be used; the error's text is shown to people.
  func image(named name: String, scale: Double, isDark: Bool) throws -> AssetImage?

  /// A colour; `nil` if there is no such name.
  func color(named name: String, isDark: Bool) -> RGBA?

  /// The names of all images, for suggestions.
  var imageNames: [String] { get }

  /// The names of all colours, for suggestions.
  var colorNames: [String] { get }
}

/// An image as a scene uses it.
package struct AssetImage: Sendable {
  /// The picture.
  package var buffer: ImageBuffer
  /// Its pixels per point.
  package var scale: Double

  /// Makes an image.
  package init(buffer: ImageBuffer, scale: Double = 1) {
    self.buffer = buffer
    self.scale = scale
  }
}

/// No images and no colours.
package struct NoAssets: AssetSource {
  /// Makes the empty source.
  package init() {}
  /// Nothing.
  package func image(named name: String, scale: Double, isDark: Bool) -> AssetImage? { nil }
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
  private var images: [ImageKey: AssetImage] = [:]
  /// What went wrong first.
  private(set) var problem: SceneError?

  private struct ImageKey: Hashable {
    var name: String
    var scale: Double
    var isDark: Bool
  }

  init(_ source: any AssetSource) {
    self.source = source
  }

  func image(named name: String, scale: Double, isDark: Bool) -> AssetImage? {
    let key = ImageKey(name: name, scale: scale, isDark: isDark)
    if let known = images[key] { return known }
    do {
      if let image = try source.image(named: name, scale: scale, isDark: isDark) {
        images[key] = image
        return image
      }
      note(.missingImage(name: name, known: NearestNames.to(name, in: source.imageNames)))
    } catch {
      note(.unusableImage(name: name, reason: "\(error)"))
    }
    return nil
  }

  func color(named name: String, isDark: Bool) -> RGBA? {
    if let color = source.color(named: name, isDark: isDark) { return color }
    note(.missingColor(name: name, known: NearestNames.to(name, in: source.colorNames)))
    return nil
  }

  private func note(_ error: SceneError) {
    if problem == nil { problem = error }
  }
}
