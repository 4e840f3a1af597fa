internal import Foundation
internal import SheenCore

/// What the parts of a text are filled with, each paint once.
struct TextPaints: Equatable {
  /// The first is that of the text around.
  private(set) var paints: [ResolvedPaint]
  /// What the letters of each part are filled with.
  private(set) var letters: [Int] = []
  /// What the line under each part is filled with.
  private(set) var underlines: [Int] = []
  /// What the line through each part is filled with.
  private(set) var strikethroughs: [Int] = []
  /// What lies behind each part.
  private(set) var backgrounds: [Int?] = []

  /// Settles what the parts of a text are filled with.
  init(_ parts: [TextPart], in environment: EnvironmentValues) {
    paints = [ForegroundStyle()._paint(in: environment)?.paint ?? .none]
    for part in parts {
      let own = part.look.foreground.map { index($0.style, environment) } ?? 0
      func line(_ choice: LineChoice?) -> Int {
        choice?.color.map { index($0, environment) } ?? own
      }
      letters.append(own)
      underlines.append(line(part.look.underline))
      strikethroughs.append(line(part.look.strikethrough))
      backgrounds.append(part.look.background.map { index($0.style, environment) })
    }
  }

  private mutating func index(_ style: any ShapeStyle, _ environment: EnvironmentValues) -> Int {
    let paint = style._paint(in: environment)?.paint ?? .none
    if let known = paints.firstIndex(of: paint) { return known }
    paints.append(paint)
    return paints.count - 1
  }

  /// The paint that is another text's paint now: that of the first part filled with it.
  func predecessor(of paint: Int, in next: TextPaints) -> Int? {
    if letters.count == next.letters.count {
      for (old, new) in [
        (letters, next.letters), (underlines, next.underlines),
        (strikethroughs, next.strikethroughs),
      ] {
        if let part = new.firstIndex(of: paint) { return old[part] }
      }
      if let part = next.backgrounds.firstIndex(of: paint) { return backgrounds[part] }
    }
    return paint == 0 ? 0 : nil
  }
}
