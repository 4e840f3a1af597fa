/// A message in rows of a limited width: the places it names, what is wrong there, and details.
package struct ErrorText {
  /// What a row says.
  package enum Kind: Equatable {
    /// A file, with line and column.
    case place
    /// What is wrong.
    case cause
    /// Notes and quoted source.
    case detail
    /// How many rows are left out.
    case more
  }

  /// A row.
  package struct Row: Equatable {
    /// What it says.
    package var kind: Kind
    /// The words.
    package var text: String
  }

  private let lines: [Row]

  /// The most of a message that is looked at.
  private static let limit = 100_000

  /// Takes a message apart: `FILE:LINE:COLUMN: error: CAUSE` becomes a place and a cause.
  package init(_ message: String) {
    var lines: [Row] = []
    var isDetail = false
    for line in message.prefix(Self.limit).split(whereSeparator: \.isNewline) {
      guard let (place, rest) = Self.place(line) else {
        if line.contains(where: { $0 != " " }) {
          lines.append(Row(kind: isDetail ? .detail : .cause, text: Self.plain(line)))
        }
        continue
      }
      // After the first diagnostic, lines without a place quote the source.
      isDetail = true
      let isNote = rest.hasPrefix("note: ")
      lines.append(Row(kind: isNote ? .detail : .place, text: Self.plain(place)))
      let cause = rest.hasPrefix("error: ") ? rest.dropFirst(7) : rest
      lines.append(Row(kind: isNote ? .detail : .cause, text: Self.plain(cause)))
    }
    self.lines = lines
  }

  /// The rows, at most so many; the last one then counts what is left out.
  package func rows(columns: Int, most: Int) -> [Row] {
    let rows = lines.flatMap { line in
      Self.wrapped(line.text, columns: columns).map { Row(kind: line.kind, text: $0) }
    }
    guard rows.count > most else { return rows }
    let left = rows.count - most + 1
    return rows.prefix(most - 1)
      + [Row(kind: .more, text: "... \(left) more \(left == 1 ? "line" : "lines")")]
  }

  /// The place at the beginning of a line, and what follows it.
  private static func place(_ line: Substring) -> (place: Substring, rest: Substring)? {
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, !parts[0].isEmpty, Int(parts[1]) != nil, Int(parts[2]) != nil else {
      return nil
    }
    return (line[..<parts[2].endIndex], parts[3].drop { $0 == " " })
  }

  /// A line without tabs, and with simple characters for typographic ones.
  private static func plain(_ line: Substring) -> String {
    var result = ""
    for character in line {
      switch character {
      case "\t": result += "    "
      case "\u{2018}", "\u{2019}": result += "'"
      case "\u{201c}", "\u{201d}": result += "\""
      case "\u{2026}": result += "..."
      case "\u{2013}", "\u{2014}": result += "-"
      default: result.append(character)
      }
    }
    return result
  }

  /// A line in rows, broken at spaces where there are some; rows after the first keep its indent.
  package static func wrapped(_ line: String, columns: Int) -> [String] {
    let indent = String(line.prefix { $0 == " " }.prefix(columns / 2))
    var rows: [String] = []
    var rest = Substring(line)
    while rest.count > columns {
      let head = rest.prefix(columns + 1)
      let text = head.drop { $0 == " " }
      var end = rest.index(rest.startIndex, offsetBy: columns)
      if let space = text.lastIndex(of: " "), space > text.startIndex { end = space }
      rows.append(String(rest[..<end]))
      rest = Substring(indent + rest[end...].drop { $0 == " " })
    }
    if rows.isEmpty || rest.contains(where: { $0 != " " }) { rows.append(String(rest)) }
    return rows
  }
}
