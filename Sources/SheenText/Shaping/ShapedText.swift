internal import CHARFBUZZ
internal import SheenCore
internal import Synchronization

/// Text with the glyphs that stand for it, ready to be broken into lines, at several widths and in
/// several styles.
///
/// It is safe to lay out from several threads.
package final class ShapedText: Sendable {
  /// Which way text reads that itself does not say.
  package enum Direction: Hashable, Sendable {
    /// As each paragraph's first letter does; without letters from left to right.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// The text's runs.
  package let runs: [TextRun]
  /// All characters, of all runs one after the other.
  package let text: [UInt16]
  /// What Unicode says of the characters.
  let analysis: TextAnalysis
  /// The characters in parts that are shaped together.
  let items: [TextItem]
  /// The glyphs of all items.
  let glyphs: [ShapedGlyph]
  /// How far all characters before each place take the pen together, in points; never less than
  /// before the place before.
  let edges: [Double]
  /// The places where a line begins in any case, in order.
  let hardBreaks: [Int]
  /// The font of each run; one more for text without runs.
  let faces: [TypeFace]
  /// The size of each run, within limits; one more for text without runs.
  let sizes: [Double]
  private let library: FontLibrary
  private let language: String
  private let ellipses = Mutex<[Int: Ellipsis]>([:])

  /// Finds the glyphs of text.
  ///
  /// - Parameters:
  ///   - runs: The text. Runs without characters are allowed; the first run's font gives the height
  ///     of a line where there are no characters at all.
  ///   - library: Where the fonts come from.
  ///   - direction: Which way paragraphs read.
  ///   - language: The language as a BCP 47 tag; it decides forms of letters and where lines break.
  /// - Complexity: O(characters).
  package init(
    _ runs: [TextRun], library: FontLibrary, direction: Direction = .natural,
    language: String = "en"
  ) {
    self.runs = runs
    self.library = library
    self.language = language
    var text: [UInt16] = []
    var ends: [Int] = []
    for run in runs {
      if run.attachment == nil { text += run.text.utf16 } else { text.append(0xfffc) }
      ends.append(text.count)
    }
    self.text = text
    faces =
      runs.isEmpty
      ? [library.face(for: FontQuery(size: 0))] : runs.map { library.face(for: $0.font) }
    sizes = runs.isEmpty ? [0] : runs.map { Self.bounded($0.font.size, 0) }
    var analysis = TextAnalysis(text, direction: direction, language: language)
    var items = Itemizer.items(
      of: text, analysis: analysis, runs: runs, ends: ends, faces: faces, library: library)
    var glyphs: [ShapedGlyph] = []
    let shaper = Shaper(language: language)
    text.withUnsafeBufferPointer { units in
      for number in items.indices where items[number].kind == .glyphs {
        let start = glyphs.count
        shaper.shape(
          units, items[number].range, item: items[number], run: runs[items[number].run],
          isCluster: { analysis.marks[$0].contains(.cluster) }, into: &glyphs,
          unsafe: { analysis.marks[$0].insert(.unsafe) })
        items[number].glyphs = start..<glyphs.count
      }
    }
    edges = ClusterEdges(items, glyphs, runs: runs, sizes: sizes, marks: &analysis.marks).sums
    self.items = items
    self.glyphs = glyphs
    self.analysis = analysis
    hardBreaks = analysis.marks.indices.filter { analysis.marks[$0].contains(.hardBreak) }
  }

  /// A number within what text can have.
  static func bounded(_ value: Double, _ least: Double = -1e6) -> Double {
    value.isFinite ? min(max(value, least), 1e6) : 0
  }

  /// The glyphs of a part of an item.
  func reshaped(_ item: TextItem, _ range: Range<Int>) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    text.withUnsafeBufferPointer { units in
      Shaper(language: language).shape(
        units, range, item: item, run: runs[item.run],
        isCluster: { analysis.marks[$0].contains(.cluster) }, into: &glyphs)
    }
    return glyphs
  }

  /// The ellipsis in a run's font.
  func ellipsis(_ run: Int) -> Ellipsis {
    ellipses.withLock { known in
      if let ellipsis = known[run] { return ellipsis }
      let ellipsis = Ellipsis(
        face: faces[run], query: runs.isEmpty ? FontQuery(size: 0) : runs[run].font,
        size: sizes[run], library: library, language: language)
      known[run] = ellipsis
      return ellipsis
    }
  }
}

extension Shaper {
  /// Appends the glyphs of a part of an item.
  fileprivate func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, item: TextItem, run: TextRun,
    isCluster: (Int) -> Bool, into glyphs: inout [ShapedGlyph],
    unsafe: (Int) -> Void = { _ in }
  ) {
    guard let font = item.face.font else {
      // Without any font, a box a cluster.
      let advance = Int32(GlyphDrawing.boxAdvance * item.face.unitsPerEm)
      let boxes = range.filter(isCluster).map {
        ShapedGlyph(id: 0, cluster: Int32(clamping: $0), advance: advance, dx: 0, dy: 0)
      }
      glyphs += item.isRightToLeft ? boxes.reversed() : boxes
      return
    }
    let start = glyphs.count
    shape(
      text, range, font: font, script: item.script ?? HB_SCRIPT_LATIN,
      isRightToLeft: item.isRightToLeft, features: Features(run), into: &glyphs, unsafe: unsafe)
    // HarfBuzz parts some clusters, such as conjuncts.
    for number in start..<glyphs.count {
      var place = Int(glyphs[number].cluster)
      while place > range.lowerBound, !isCluster(place) { place -= 1 }
      glyphs[number].cluster = Int32(clamping: place)
    }
  }
}

extension Shaper.Features {
  /// What a run asks for.
  init(_ run: TextRun) {
    self.init(
      hasMonospacedDigits: run.font.hasMonospacedDigits,
      hasLowercaseSmallCaps: run.font.hasLowercaseSmallCaps,
      hasUppercaseSmallCaps: run.font.hasUppercaseSmallCaps, partsLigatures: run.tracking != 0)
  }
}
