internal import CHARFBUZZ

/// Divides text into items.
struct Itemizer {
  /// So long items end at the next space, so that shaping needs little memory at once.
  private static let longItem = 4096

  private let units: [UInt16]
  private let analysis: TextAnalysis
  private let runs: [TextRun]
  private let faces: [TypeFace]
  private let library: FontLibrary
  private let scripts = hb_unicode_funcs_get_default()
  private var items: [TextItem] = []
  private var lastScript: hb_script_t?

  /// The items of a text, in order.
  ///
  /// The units are the characters of all runs; there is an end and a face for each run.
  static func items(
    of units: [UInt16], analysis: TextAnalysis, runs: [TextRun], ends: [Int], faces: [TypeFace],
    library: FontLibrary
  ) -> [TextItem] {
    var itemizer = Itemizer(
      units: units, analysis: analysis, runs: runs, faces: faces, library: library)
    var (place, run) = (0, 0)
    while place < units.count {
      var end = place + 1
      while !analysis.marks[end].contains(.cluster) { end += 1 }
      while run < ends.count - 1, ends[run] <= place { run += 1 }
      itemizer.add(place..<end, run: run)
      place = end
    }
    itemizer.settleScript()
    return itemizer.items
  }

  private init(
    units: [UInt16], analysis: TextAnalysis, runs: [TextRun], faces: [TypeFace],
    library: FontLibrary
  ) {
    self.units = units
    self.analysis = analysis
    self.runs = runs
    self.faces = faces
    self.library = library
  }

  /// Adds a cluster to the last item, or begins another one with it.
  private mutating func add(_ cluster: Range<Int>, run: Int) {
    let level = analysis.level(cluster.lowerBound)
    let kind = kind(cluster.lowerBound, run)
    let face = kind == .glyphs ? face(cluster, run) : faces[run]
    let script = kind == .glyphs ? script(cluster) : nil
    if let last = items.last, last.run == run, last.level == level, last.kind == kind,
      last.kind != .attachment, last.face === face,
      last.script == nil || script == nil || last.script == script, !isFull(last, cluster)
    {
      items[items.count - 1].range = last.range.lowerBound..<cluster.upperBound
      if last.script == nil { items[items.count - 1].script = script }
    } else {
      settleScript()
      items.append(
        TextItem(
          range: cluster, kind: kind, run: run, level: level, face: face, script: script))
    }
    if let script { lastScript = script }
  }

  /// Items without letters take the script before them.
  private mutating func settleScript() {
    guard let last = items.last, last.script == nil else { return }
    items[items.count - 1].script = lastScript
  }

  private func isFull(_ item: TextItem, _ cluster: Range<Int>) -> Bool {
    item.range.count >= Self.longItem
      && analysis.marks[cluster.lowerBound - 1].contains(.space)
      && !analysis.marks[cluster.lowerBound].contains(.space)
  }

  private func kind(_ unit: Int, _ run: Int) -> TextItem.Kind {
    if runs[run].attachment != nil { return .attachment }
    guard analysis.marks[unit].contains(.control) else { return .glyphs }
    return units[unit] == 0x09 ? .tabs : .controls
  }

  /// The font of a cluster: the run's own if it has it all.
  private func face(_ cluster: Range<Int>, _ run: Int) -> TypeFace {
    let own = faces[run]
    guard let font = own.font else { return own }
    let first = units[cluster.lowerBound]
    if cluster.count == 1, first < 0x2000, let scalar = Unicode.Scalar(first),
      font.glyph(scalar) != nil
    {
      return own
    }
    let content = TextCluster(units[cluster])
    if content.scalars.isEmpty || !content.isEmoji && font.covers(content.scalars) { return own }
    let query = runs[run].font
    if let face = library.substitute(
      for: content.scalars, like: query, isEmoji: content.isEmoji)
    {
      return face
    }
    // A picture no font has whole is shown in parts; letters with marks as far as they go.
    if let first = content.scalars.first, content.scalars.count > 1, font.glyph(first) == nil,
      let face = library.substitute(for: [first], like: query, isEmoji: content.isEmoji)
    {
      return face
    }
    return own
  }

  /// The script of the first character that has one.
  private func script(_ cluster: Range<Int>) -> hb_script_t? {
    let first = units[cluster.lowerBound]
    let value: UInt32
    if first & 0xfc00 == 0xd800, cluster.count > 1 {
      value =
        0x10000 + (UInt32(first & 0x3ff) << 10) + UInt32(units[cluster.lowerBound + 1] & 0x3ff)
    } else {
      value = UInt32(first)
    }
    let script = hb_unicode_script(scripts, value)
    let isNone =
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    return isNone ? nil : script
  }
}
