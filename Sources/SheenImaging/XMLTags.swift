/// The tags of an XML text, one after the other.
///
/// What stands between them, comments and the like are skipped; entities are left as they are. The
/// sequence ends where the text does or stops being XML.
struct XMLTags: Sequence, IteratorProtocol {
  /// A tag.
  struct Tag {
    /// What a tag does.
    enum Kind {
      /// Begins an element.
      case start
      /// Ends one.
      case end
      /// Is an element.
      case empty
    }

    var kind: Kind
    /// The name with its prefix.
    var name: String
    var attributes: [Attribute] = []
    /// Where it stands, brackets included.
    var range: Range<Int>

    /// The name without a prefix.
    var localName: Substring { name.split(separator: ":").last ?? "" }

    /// The value of an attribute.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// An attribute of a tag.
  struct Attribute {
    var name: String
    var value: String
    /// Where it stands, name, quotes and all.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0

  /// Makes the sequence of the tags of a text whose signs are those of ASCII.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = open
      if begins("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if begins("<![CDATA[") {
        guard skip(past: "]]>") else { return nil }
      } else if begins("<?") {
        guard skip(past: "?>") else { return nil }
      } else if begins("<!") {
        guard skipDeclaration() else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while place < bytes.count {
      if begins(end) {
        place += end.utf8CodeUnitCount
        return true
      }
      place += 1
    }
    return false
  }

  /// Skips a document type, whose own declarations stand in brackets.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"):
        if begins("<!--") {
          guard skip(past: "-->") else { return false }
          continue
        }
        depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 {
          place += 1
          return true
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard quoted() != nil else { return false }
        continue
      default: break
      }
      place += 1
    }
    return false
  }

  /// What stands between two quotes; goes behind the second.
  private mutating func quoted() -> String? {
    let quote = bytes[place]
    let start = place + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
    place = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func name() -> String {
    let start = place
    let ends = Array(" \t\r\n/>=<\"'".utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func tag() -> Tag? {
    let start = place
    place += 1
    var kind = Tag.Kind.start
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
      kind = .end
      place += 1
    }
    let name = name()
    var attributes: [Attribute] = []
    while true {
      skipSpace()
      guard !name.isEmpty, place < bytes.count else { return nil }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return Tag(kind: kind, name: name, attributes: attributes, range: start..<place)
      case UInt8(ascii: "/"):
        kind = .empty
        place += 1
      default:
        let first = place
        let name = self.name()
        skipSpace()
        guard !name.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
          return nil
        }
        place += 1
        skipSpace()
        guard place < bytes.count, "\"'".utf8.contains(bytes[place]), let value = quoted() else {
          return nil
        }
        attributes.append(Attribute(name: name, value: value, range: first..<place))
      }
    }
  }
}
