/// A library's fonts, and those it has opened; for one thread at a time.
struct FontShelf {
  /// A font of a file in one setting.
  private struct Place: Hashable {
    let path: String
    let index: Int
    let setting: HarfBuzzFont.Setting
  }

  /// A look of letters, and characters to find in it.
  private struct Want: Hashable {
    let query: FontQuery
    let scalars: [Unicode.Scalar]
    let isEmoji: Bool
  }

  /// What the user should hear of.
  private(set) var warnings: [FontWarning] = []
  private let directories: [String]
  private let includesInstalled: Bool
  private var listed: FontCatalog?
  private var files: [String: FontFile] = [:]
  private var opened: [Place: TypeFace] = [:]
  private var unusable: Set<Place> = []
  private var chosen: [FontQuery: TypeFace] = [:]
  private var substitutes: [Want: TypeFace?] = [:]
  /// More characters than this are forgotten and looked for again.
  private static let mostSubstitutes = 1 << 15

  init(directories: [String], includesInstalled: Bool) {
    self.directories = directories
    self.includesInstalled = includesInstalled
  }

  /// The best font for a query.
  mutating func face(_ query: FontQuery) -> TypeFace {
    let look = query.look
    if let known = chosen[look] { return known }
    let face = find(look)
    chosen[look] = face
    return face
  }

  private mutating func find(_ query: FontQuery) -> TypeFace {
    let catalog = catalog()
    if case .named(let name) = query.family {
      if let face = named(name, query, catalog) { return face }
      var plain = query
      plain.family = .system
      let face = face(plain)
      if !catalog.records.isEmpty {
        warn(.missing(name: name, substitute: face.familyName))
      }
      return face
    }
    for family in UsualFonts.families(query.family) {
      if let face = best(of: catalog.members(of: family), query.choice, catalog) { return face }
    }
    if query.family != .system {
      // Of an unknown family, one that has at least letters of one width.
      if query.family == .monospaced,
        let face = anyFace(query, catalog, where: { $0.isMonospaced && $0.covers("n") })
      {
        return face
      }
      var plain = query
      plain.family = .system
      return face(plain)
    }
    if let face = anyFace(query, catalog, where: { !$0.isColored && $0.covers("n") })
      ?? anyFace(query, catalog, where: { !$0.isColored })
      ?? anyFace(query, catalog, where: { _ in true })
    {
      return face
    }
    warn(.noFonts)
    return .boxes
  }

  /// The font of a family, or the one of just this name.
  private mutating func named(
    _ name: String, _ query: FontQuery, _ catalog: FontCatalog
  ) -> TypeFace? {
    if let face = best(of: catalog.members(of: name), query.choice, catalog) { return face }
    guard let number = catalog.names[name.lowercased()] else { return nil }
    let record = catalog.records[number]
    var choice = query.choice
    choice.isItalic = choice.isItalic || record.slant != .upright
    if query.weight == nil && choice.isItalic == (record.slant != .upright) {
      if let face = open(record, choice.setting(record)) { return face }
    }
    if query.weight == nil { choice.weight = record.weights.lowerBound }
    if query.width == 100 { choice.width = record.widths.lowerBound }
    return record.families.first.flatMap { best(of: catalog.members(of: $0), choice, catalog) }
  }

  /// The best font of those for which a condition holds, with the members of its family.
  private mutating func anyFace(
    _ query: FontQuery, _ catalog: FontCatalog, where isWanted: (FontRecord) -> Bool
  ) -> TypeFace? {
    var tried: Set<String> = []
    for record in catalog.records where record.instance == 0 && isWanted(record) {
      guard let family = record.families.first, tried.insert(family).inserted else { continue }
      let members = catalog.members(of: family).filter { isWanted(catalog.records[$0]) }
      if let face = best(of: members, query.choice, catalog) { return face }
    }
    return nil
  }

  /// A font that has characters.
  mutating func substitute(
    _ scalars: [Unicode.Scalar], _ query: FontQuery, isEmoji: Bool
  ) -> TypeFace? {
    let want = Want(query: query.look, scalars: scalars, isEmoji: isEmoji)
    if let known = substitutes[want] { return known }
    if substitutes.count >= Self.mostSubstitutes { substitutes.removeAll() }
    let face = search(want)
    substitutes[want] = .some(face)
    return face
  }

  private mutating func search(_ want: Want) -> TypeFace? {
    let catalog = catalog()
    func covers(_ record: FontRecord) -> Bool { want.scalars.allSatisfy(record.covers) }
    let usual = UsualFonts.families(want.query.family) + UsualFonts.sansSerif
    for family in want.isEmoji ? UsualFonts.emoji : usual {
      let members = catalog.members(of: family).filter { covers(catalog.records[$0]) }
      if let face = best(of: members, want.query.choice, catalog) { return face }
    }
    return anyFace(want.query, catalog) { $0.isColored == want.isEmoji && covers($0) }
      ?? anyFace(want.query, catalog) { $0.isColored != want.isEmoji && covers($0) }
  }

  private mutating func catalog() -> FontCatalog {
    if let listed { return listed }
    let catalog = FontCatalog(directories: directories, includesInstalled: includesInstalled)
    listed = catalog
    return catalog
  }

  /// The nearest of some fonts that opens.
  private mutating func best(
    of members: [Int], _ choice: FontChoice, _ catalog: FontCatalog
  ) -> TypeFace? {
    for number in choice.sorted(members, catalog.records) {
      let record = catalog.records[number]
      if let face = open(record, choice.setting(record)) { return face }
    }
    return nil
  }

  private mutating func open(_ record: FontRecord, _ setting: HarfBuzzFont.Setting) -> TypeFace? {
    let place = Place(path: record.path, index: record.index, setting: setting)
    if let known = opened[place] { return known }
    if unusable.contains(place) { return nil }
    do throws(TextError) {
      let face = try TypeFace(file(record.path), index: record.index, setting: setting)
      opened[place] = face
      return face
    } catch {
      unusable.insert(place)
      warn(.unusable(error))
      return nil
    }
  }

  private mutating func file(_ path: String) throws(TextError) -> FontFile {
    if let known = files[path] { return known }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }

  private mutating func warn(_ warning: FontWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

extension FontQuery {
  /// The part of the query that decides which font it is.
  fileprivate var look: FontQuery {
    FontQuery(family, size: 0, weight: weight, width: width, isItalic: isItalic)
  }

  /// The numbers of the query, within their limits.
  fileprivate var choice: FontChoice {
    FontChoice(
      weight: Double(min(max(weight ?? 400, 1), 1000)), width: width.isFinite ? width : 100,
      isItalic: isItalic)
  }
}
