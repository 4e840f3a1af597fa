import Foundation

/// Text as Pango lays it out: the outside reference for lines.
struct Pango {
  /// A glyph, in points from the line's left end and baseline, y up.
  struct Glyph {
    let id: UInt32
    let x: Double
    let y: Double
    /// The first of the characters, as UTF-8 offset.
    let offset: Int
  }

  struct Line {
    /// The characters, as UTF-8 offsets.
    let range: Range<Int>
    let width: Double
    var glyphs: [Glyph] = []
  }

  enum End: String {
    case none, start, middle, end
  }

  /// The program, compiled when first used; `nil`, with a message, where Pango is not installed.
  private static let program: String? = {
    guard let compiler = Program.path("cc"), let config = Program.path("pkg-config"),
      let flags = try? Program.output(config, ["--cflags", "--libs", "pangocairo"])
    else {
      print("skipped: no libpango1.0-dev")
      return nil
    }
    let base = FileManager.default.temporaryDirectory.appending(path: "pango-\(UUID().uuidString)")
    let source = base.appendingPathExtension("c").path
    let isWritten = FileManager.default.createFile(
      atPath: source, contents: Data(PangoSource.text.utf8))
    defer { try? FileManager.default.removeItem(atPath: source) }
    let arguments = [source, "-o", base.path] + flags.split { " \n".contains($0) }.map(String.init)
    let isMade = isWritten && (try? Program.output(compiler, arguments)) != nil
    return isMade ? base.path : nil
  }()

  /// The font, with only the files of a folder to choose from.
  let font: String
  let size: Double
  let folder: URL

  /// The lines of a text; `nil`, with a message, without Pango.
  func lines(_ text: String, width: Double = -1, end: End = .none, most: Int = 1) throws -> [Line]?
  {
    guard let program = Self.program else { return nil }
    let settings = folder.appending(path: "fonts.conf")
    let content = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """
    try Data(content.utf8).write(to: settings)
    let output = try Program.output(
      program, [font, "\(size)", "\(width)", text, end.rawValue, "\(most)"],
      environment: ["FONTCONFIG_FILE": settings.path])
    guard let output else { return nil }
    var lines: [Line] = []
    for row in output.split(separator: "\n") {
      let words = row.split(separator: " ")
      func number(_ index: Int) -> Double { Double(words[index]) ?? .nan }
      if words[0] == "L" {
        let start = Int(number(1))
        lines.append(Line(range: start..<start + Int(number(2)), width: number(3)))
      } else {
        lines[lines.count - 1].glyphs.append(
          Glyph(id: UInt32(words[1]) ?? 0, x: number(2), y: number(3), offset: Int(number(4))))
      }
    }
    return lines
  }
}
