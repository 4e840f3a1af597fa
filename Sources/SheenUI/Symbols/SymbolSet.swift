internal import SheenCore

/// The symbols this library draws, by name.
///
/// All of them are drawings of this project.
package enum SymbolSet {
  private static let drawings = shapes.merging(controls) { $1 }.merging(things) { $1 }
    .merging(surroundings) { $1 }

  private static let places: [String: (base: String, form: Substring)] = {
    var result: [String: (base: String, form: Substring)] = [:]
    for (base, drawing) in drawings {
      for name in drawing.names(base) {
        result[name] = (base, name.dropFirst(base.count))
      }
    }
    return result
  }()

  /// The names, in alphabetical order.
  package static let names = places.keys.sorted()

  /// The outline of a symbol, in hundredths of the font size, around the middle of the capital
  /// letters; `nil` for unknown names.
  ///
  /// - Parameters:
  ///   - name: A name of the list.
  ///   - strokeWidth: In hundredths of the font size.
  /// - Returns: The outline, to be filled by the non-zero rule.
  static func outline(named name: String, strokeWidth: Double) -> Outline? {
    guard let (base, form) = places[name] else { return nil }
    return drawings[base]?.outline(form, strokeWidth: strokeWidth)
  }

  /// What stands for an unknown name: a crossed box.
  static let placeholder = SymbolDrawing(
    [],
    .stroke("M -46 -46 L 46 -46 L 46 46 L -46 46 Z M -46 -46 L 0 0 L 46 46 M 46 -46 L 0 0 L -46 46")
  )

  /// What people are told about an unknown name, with the nearest known ones.
  package static func warning(forUnknown name: String) -> String {
    let nearest = NearestNames.to(name, in: names).map { "\"\($0)\"" }.joined(separator: ", ")
    return "no symbol named \"\(name)\", a crossed box is drawn; the nearest are \(nearest)"
  }
}
