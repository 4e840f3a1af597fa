internal import Foundation

/// A part of a text that looks the same throughout, as it is read at a moment.
struct TextPart: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case letters(String)
    case image(Image)
  }

  var content: Content
  var look: TextLook
}

/// Takes texts apart into what is read and how it looks.
struct TextReader {
  let environment: EnvironmentValues
  /// The moment, for texts that change by themselves.
  let now: Date
  private(set) var parts: [TextPart] = []
  /// When something else may be read.
  private(set) var nextChange: Date?
  /// Whether the text goes on changing for ever.
  private(set) var isEndless = false

  /// Reads a text at a moment.
  init(_ text: Text, in environment: EnvironmentValues, at now: Date) {
    self.environment = environment
    self.now = now
    add(text, environment.textLook)
  }

  /// Adds a text, the look of what is around it being known.
  private mutating func add(_ text: Text, _ outer: TextLook) {
    var look = outer
    // What is nearer to the letters counts.
    for change in text.changes.reversed() { change.apply(to: &look) }
    switch text.source {
    case .verbatim(let string): add(string, look)
    case .localized(let key): add(key, look)
    case .attributed(let string): string.forEachRun(look) { add($0, $1) }
    case .image(let image): parts.append(TextPart(content: .image(image), look: look))
    case .changing(let changing):
      add(changing.text(at: now, in: environment), look)
      if let next = changing.nextChange(after: now) {
        nextChange = nextChange.map { min($0, next) } ?? next
        if changing.isEndless { isEndless = true }
      }
    case .sequence(let texts): for text in texts { add(text, look) }
    }
  }

  private mutating func add(_ string: String, _ look: TextLook) {
    let letters =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    parts.append(TextPart(content: .letters(letters), look: look))
  }

  private mutating func add(_ key: LocalizedStringKey, _ look: TextLook) {
    guard key.hasMarkdown else {
      for part in key.parts { add(part, look) }
      return
    }
    for run in key.markdown {
      var look = look
      if run.marks.contains(.strong) { look.weight = .bold }
      if run.marks.contains(.emphasis) { look.isItalic = true }
      if run.marks.contains(.code) { look.design = .monospaced }
      if run.marks.contains(.strikethrough) { look.strikethrough = LineChoice() }
      if run.link != nil { look.foreground = StyleChoice(TintShapeStyle()) }
      switch run.content {
      case .text(let string): add(string, look)
      case .insert(let index): add(key.parts[index], look)
      }
    }
  }

  private mutating func add(_ part: LocalizedStringKey.Part, _ look: TextLook) {
    switch part {
    case .literal(let string), .string(let string): add(string, look)
    case .number(let number, let format):
      add(number.written(format, environment.locale), look)
    case .text(let text): add(text, look)
    }
  }
}

extension LocalizedStringKey {
  /// Whether the literals have anything that may be Markdown.
  var hasMarkdown: Bool {
    parts.contains { part in
      if case .literal(let text) = part { text.contains { "*_~`[<\\".contains($0) } } else { false }
    }
  }

  /// The key as runs of Markdown, with its values inserted by their places among the parts.
  var markdown: [MarkdownRun] {
    let tokens = parts.enumerated().flatMap { index, part -> [InlineMarkdown.Token] in
      if case .literal(let text) = part { text.map { .character($0) } } else { [.insert(index)] }
    }
    return InlineMarkdown.runs(tokens)
  }
}
