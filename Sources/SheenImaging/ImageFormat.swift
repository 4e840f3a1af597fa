/// The kinds of image files that are recognised by their first bytes, decoded or not.
enum ImageFormat: String, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case heif = "HEIF or AVIF"
  case pdf = "PDF"
  case svg = "SVG"
  case tiff = "TIFF"
  case bmp = "BMP"

  /// The kind the bytes begin like, if any.
  init?(_ bytes: [UInt8]) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    /// Where the text begins: a mark of its order of bytes and space may come first.
    let isSVG = {
      let text = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return ["<svg", "<?xml", "<!DOCTYPE svg"].contains { text.starts(with: $0.utf8) }
    }
    let signatures: [(ImageFormat, Bool)] = [
      (.png, bytes.starts(with: PNGChunks.signature)),
      (.jpeg, bytes.starts(with: [0xFF, 0xD8, 0xFF])),
      (.gif, begins("GIF8")),
      (.webp, begins("RIFF") && begins("WEBP", at: 8)),
      (.heif, begins("ftyp", at: 4)),
      (.pdf, begins("%PDF")),
      (.svg, isSVG()),
      (.tiff, begins("II*\0") || begins("MM\0*")),
      (.bmp, begins("BM")),
    ]
    guard let format = signatures.first(where: \.1)?.0 else { return nil }
    self = format
  }

  /// The command that turns a file of this kind into a PNG.
  func conversion(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? (name.split(separator: ".").last?.count ?? -1) + 1 : 0
    let base = String(file.dropLast(ending))
    let (source, target) = (Self.quoted(file), Self.quoted(base + ".png"))
    return switch self {
    case .pdf: "pdftocairo -png -singlefile -transp \(source) \(Self.quoted(base))"
    case .svg: "rsvg-convert -o \(target) \(source)"
    case .heif: "heif-convert \(source) \(target)"
    default: "ffmpeg -i \(source) \(target)"
    }
  }

  private static func quoted(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"):
        true
      default: false
      }
    }
    if plain { return path }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
