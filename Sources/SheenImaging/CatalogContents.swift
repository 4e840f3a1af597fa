internal import Foundation

/// A `Contents.json` file of an asset catalog, as far as it matters here.
struct CatalogContents: Decodable {
  /// One image, symbol or colour of a set.
  struct Entry: Decodable {
    var idiom: String?
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?
    var displayGamut: String?
    var color: CatalogColor?

    enum CodingKeys: String, CodingKey {
      case idiom, filename, scale, appearances, color
      case displayGamut = "display-gamut"
    }
  }

  /// A condition under which an entry is used.
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  /// Settings of a group or set.
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  var images: [Entry]?
  var symbols: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  /// Reads the description of a folder.
  ///
  /// - Throws: `ImageError` where it is missing or not what Xcode writes.
  static func read(_ folder: String) throws(ImageError) -> CatalogContents {
    let path = folder + "/Contents.json"
    let bytes = try FileBytes.read(path)
    do {
      return try JSONDecoder().decode(CatalogContents.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw ImageError(
        .catalog, file: path, cause: Self.cause(error),
        mend: "open the catalog in Xcode and save it")
    } catch {
      throw ImageError(
        .catalog, file: path, cause: "not readable as JSON", mend: "correct the file")
    }
  }

  private static func cause(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context): "a value of the wrong type" + place(context)
    case .valueNotFound(_, let context): "a missing value" + place(context)
    case .keyNotFound(let key, let context): "no \(key.stringValue)" + place(context)
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "not valid JSON" : context.debugDescription + place(context)
    @unknown default: "not as Xcode writes it"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let keys = context.codingPath.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    return keys.isEmpty ? "" : " at " + keys.joined(separator: ".")
  }
}
