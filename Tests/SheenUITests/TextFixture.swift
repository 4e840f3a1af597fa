import Foundation
import SheenCore
import SheenDisplay
import SheenText
import SheenUI

/// The font of text tests: DejaVu Sans, whose measures are known.
///
/// An em has 2048 units, so that at 20.48 points a hundred units are a point.
enum TextFixture {
  static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  /// Whether the font is there; `make test` installs it.
  static let isThere = FileManager.default.fileExists(atPath: path)
  static let size: CGFloat = 20.48
  static let font = Font.custom("DejaVu Sans", fixedSize: size)

  // From `hhea` and `hmtx` of the file, in points at the size.
  static let ascent = 19.01
  static let height = 23.84
  static let digit = 13.03
  static let space = 6.51
  static let advances: [Character: Double] = [
    "H": 15.40, "x": 12.12, "i": 5.69, "o": 12.53, "l": 5.69, "n": 12.98, "m": 19.95, "W": 20.25,
    "I": 6.04, "…": 20.48,
  ]

  /// How far letters take the pen that are not kerned.
  static func width(_ letters: String) -> Double {
    letters.reduce(0) { width, letter in
      width + (letter.isNumber ? digit : letter == " " ? space : advances[letter] ?? .nan)
    }
  }
}

/// The size a view takes for a proposal.
@MainActor
func textSize(
  _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: Double = 1,
  change: (inout HostConfiguration) -> Void = { _ in }
) throws -> Size {
  try host(view.font(TextFixture.font), scale: scale, change: change)
    .sizeThatFits(ProposedViewSize(width: width, height: height))
}

/// What is read of the texts of a scene at a time.
@MainActor
func lettersRead(_ host: ViewHost, at time: Double = 0) throws -> [String] {
  _ = try host.displayList(at: time)
  return host.treeDescription.split(separator: "\n").compactMap { line in
    guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end
    else { return nil }
    return line[line.index(after: start)..<end].replacingOccurrences(of: "\\n", with: "\n")
  }
}

/// What is read of a text.
@MainActor
func lettersRead(_ text: Text) throws -> String { try lettersRead(host(text)).joined() }

/// A shape drawn, in the coordinates of the picture, and what it is filled with.
struct DrawnShape {
  var outline: Outline
  var paint: Paint
  var opacity: Double

  var box: Rect { outline.controlBounds() }

  /// The colour of a plain fill, with the opacity.
  var color: RGBA? {
    if case .solid(let color) = paint { color.opacity(opacity) } else { nil }
  }
}

/// The shapes drawn at a time, in painting order.
@MainActor
func shapes(_ host: ViewHost, at time: Double = 0) throws -> [DrawnShape] {
  func leaves(_ item: DisplayItem, _ outer: Affine, _ opacity: Double) -> [DrawnShape] {
    let map = outer * item.transform
    let opacity = opacity * item.opacity
    switch item.content {
    case .fill(.path(let outline), let paint):
      return [DrawnShape(outline: outline.applying(map), paint: paint, opacity: opacity)]
    case .fill(let shape, let paint):
      let outline = Outline(shape.bounds).applying(map)
      return [DrawnShape(outline: outline, paint: paint, opacity: opacity)]
    case .group(let items): return items.flatMap { leaves($0, map, opacity) }
    }
  }
  return try host.displayList(at: time).items.flatMap { leaves($0, .identity, 1) }
}
