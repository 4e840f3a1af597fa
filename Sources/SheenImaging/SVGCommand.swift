internal import Foundation
internal import SheenCore

/// librsvg's command, which draws SVG files.
///
/// It is a child process because linking librsvg would bring glib, cairo, pango and libxml2 into every
/// program that draws with Sheen and cost each start some 12 ms, whether there is an SVG or not; and
/// because files of strangers then are read in a process of their own, which is stopped after a time.
/// It reads the file from standard input: so the file has no place, and librsvg loads nothing that it
/// refers to, neither from the disk nor from the network.
package struct SVGCommand: Sendable {
  /// The program: a path, or a name that is looked for where commands are.
  package var program: String
  /// The seconds after which it is stopped.
  package var timeLimit: Double

  /// Makes the command.
  package init(program: String = "rsvg-convert", timeLimit: Double = 20) {
    self.program = program
    self.timeLimit = timeLimit
  }

  /// The largest extent of a picture librsvg draws, in pixels.
  private static let sideLimit = 32_767.0

  /// The most pixels of a picture that is drawn larger than it is shown: they take about half a second.
  static let pixelLimit = 4_194_304.0

  /// Draws a document for a scale.
  ///
  /// The picture has four times the pixels along each axis, so that a resizable image stays sharp when
  /// it fills up to four times its size. A power of two, so that in its own size exactly one level of
  /// the picture's reduced copies is shown, each of whose texels is the mean of 4×4: no worse than
  /// drawing it at that size. Twice or once where `pixelLimit` demands it.
  ///
  /// - Parameters:
  ///   - document: What is drawn.
  ///   - scale: Pixels per point where the document is shown in its own size.
  /// - Returns: The picture, which covers the whole document.
  /// - Throws: `ImageError` where it cannot be drawn.
  func picture(of document: SVGDocument, scale: Double) throws(ImageError) -> Pixmap {
    let size = try document.size()
    /// A side is rounded up, but not for an error of rounding.
    func pixels(_ extent: Double, _ factor: Double) -> Double {
      max((extent * scale * factor - 1e-6).rounded(.up), 1)
    }
    for factor in [4.0, 2, 1] {
      let (width, height) = (pixels(size.width, factor), pixels(size.height, factor))
      guard max(width, height) <= Self.sideLimit else { continue }
      if factor > 1, width * height > Self.pixelLimit { continue }
      return try picture(of: document, size, width: Int(width), height: Int(height))
    }
    throw ImageError(
      .tooLarge, file: document.file,
      cause: "\(SVGDocument.text(size.width))×\(SVGDocument.text(size.height)) points at scale "
        + "\(SVGDocument.text(scale)) are more than the \(SVGDocument.text(Self.sideLimit)) pixels a "
        + "side of an SVG may have",
      mend: "give its <svg> a smaller width and height")
  }

  private func picture(
    of document: SVGDocument, _ size: Size, width: Int, height: Int
  ) throws(ImageError) -> Pixmap {
    let file = document.file
    try ImageFile.checkSize(width: width, height: height, of: file)
    let text = document.settingRoot([
      ("width", SVGDocument.text(size.width)), ("height", SVGDocument.text(size.height)),
    ])
    let bytes = try run(["--width=\(width)", "--height=\(height)"], text, file)
    let pixmap = try PNG.decode(bytes, named: file).pixmap().pixmap
    guard pixmap.width == width, pixmap.height == height else {
      throw failure(
        file, "nothing, but draws \(pixmap.width)×\(pixmap.height) pixels, not \(width)×\(height)")
    }
    return pixmap
  }

  /// A document as an SVG of the simplest elements: one path for each shape, in pixels, all styles and
  /// transforms resolved.
  ///
  /// - Throws: `ImageError` where it cannot be read.
  func simplified(_ text: [UInt8], named file: String) throws(ImageError) -> [UInt8] {
    try run(["--format=svg"], text, file)
  }

  private func run(
    _ arguments: [String], _ text: [UInt8], _ file: String
  ) throws(ImageError) -> [UInt8] {
    // The languages of a <switch> must not be those of whoever draws.
    let run = try ChildRun.run(
      program, ["--accept-language=en"] + arguments,
      environment: ProcessInfo.processInfo.environment, on: file, input: text,
      timeLimit: timeLimit, outputLimit: FileBytes.limit)
    guard let run else {
      throw ImageError(
        .noProgram, file: file, cause: "there is no \(program), which draws SVG files",
        mend: "install librsvg2-bin, or what has the command elsewhere")
    }
    switch run.end {
    case .exited(0): return run.output
    case .exited: throw failure(file, Self.complaint(run.messages))
    case .signalled(let signal): throw failure(file, "it was stopped by signal \(signal)")
    case .stopped:
      throw ImageError(
        .tooSlow, file: file,
        cause: "the SVG is not drawn after \(SVGDocument.text(timeLimit)) s",
        mend: "simplify it, above all its filters and nested uses")
    }
  }

  private func failure(_ file: String, _ complaint: String) -> ImageError {
    ImageError(
      .damaged, file: file, cause: "the SVG cannot be drawn, \(program) says: \(complaint)",
      mend: "correct it, or export it again")
  }

  /// What the program says, in one line, without what is said of every file.
  private static func complaint(_ messages: [UInt8]) -> String {
    let lines = String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline)
      // Libraries below report from the process; the program speaks for itself.
      .filter { !$0.hasPrefix("(process:") && !$0.hasPrefix("(rsvg-convert:") }
    let text = lines.joined(separator: " ")
    let said = text.firstRange(of: " SVG stdin: ").map { text[$0.upperBound...] } ?? text[...]
    return said.isEmpty ? "nothing" : String(said.prefix(300))
  }
}
