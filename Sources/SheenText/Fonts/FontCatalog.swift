internal import CFONTCONFIG

/// The fonts fontconfig finds, by a configuration of its own; for one thread at a time.
final class FontCatalog {
  private let configuration: OpaquePointer?
  /// All fonts, those of further folders first, in an order that is the same everywhere.
  let records: [FontRecord]
  /// The records by the lowercase names of their families.
  private var families: [String: [Int]] = [:]
  /// The records by their lowercase full and PostScript names.
  private(set) var names: [String: Int] = [:]

  /// Lists fonts.
  init(directories: [String], includesInstalled: Bool) {
    let configuration = includesInstalled ? FcInitLoadConfig() : FcConfigCreate()
    self.configuration = configuration
    guard let configuration else {
      records = []
      return
    }
    // File by file: for whole folders fontconfig would keep lists of their content elsewhere.
    for directory in directories {
      for path in FontBytes.files(below: directory) { FcConfigAppFontAddFile(configuration, path) }
    }
    if includesInstalled { FcConfigBuildFonts(configuration) }
    let sets = [FcSetApplication, FcSetSystem]
    records = sets.flatMap { Self.records(configuration, $0) }
    for (number, record) in records.enumerated() {
      if record.instance == 0 {
        for family in Set(record.families.map { $0.lowercased() }) {
          families[family, default: []].append(number)
        }
      }
      for name in record.names where names[name.lowercased()] == nil {
        names[name.lowercased()] = number
      }
    }
  }

  /// The records of a family; none for names that no family has.
  func members(of family: String) -> [Int] { families[family.lowercased()] ?? [] }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  private static func records(_ configuration: OpaquePointer, _ set: FcSetName) -> [FontRecord] {
    guard let fonts = FcConfigGetFonts(configuration, set), let patterns = fonts.pointee.fonts
    else { return [] }
    var records: [FontRecord] = []
    for number in 0..<Int(fonts.pointee.nfont) {
      if let pattern = patterns[number], let record = FontRecord(pattern) { records.append(record) }
    }
    return records.sorted(by: FontRecord.precedes)
  }
}
