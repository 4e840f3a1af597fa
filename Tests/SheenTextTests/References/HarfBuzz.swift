import Foundation

/// Text as `hb-shape` sets it: the outside reference for glyphs.
enum HarfBuzz {
  /// A glyph, in the font's units.
  struct Glyph: Decodable, Equatable {
    let g: UInt32
    let cl: Int
    let dx: Int
    let dy: Int
    let ax: Int
  }

  /// The glyphs of a text of one direction from left to right, clusters as UTF-8 offsets; `nil`, with
  /// a message, where the program is not there.
  static func glyphs(
    _ text: String, font: String, isRightToLeft: Bool = false, script: String? = nil,
    features: String = "", variations: String = ""
  ) throws -> [Glyph]? {
    guard let program = Program.path("hb-shape") else {
      print("skipped: no hb-shape")
      return nil
    }
    var arguments = [
      "--font-file=\(font)", "--text=\(text)", "--no-glyph-names", "--output-format=json",
      "--utf8-clusters", "--language=en", "--font-funcs=ot",
      "--direction=\(isRightToLeft ? "rtl" : "ltr")",
    ]
    if let script { arguments.append("--script=\(script)") }
    if !features.isEmpty { arguments.append("--features=\(features)") }
    if !variations.isEmpty { arguments.append("--variations=\(variations)") }
    guard let output = try Program.output(program, arguments) else { return nil }
    return try JSONDecoder().decode([Glyph].self, from: Data(output.utf8))
  }
}
