/// A part of a symbol: a path, and what is drawn of it where the symbol is plain and where it is filled.
struct SymbolPart {
  /// What is drawn of a path.
  enum Ink {
    /// Nothing.
    case none
    /// Its lines.
    case stroke
    /// Its lines and all they enclose.
    case solid
    /// Its lines are taken away from what else is drawn there.
    case cutStroke
    /// Its lines and all they enclose are taken away.
    case cutSolid
  }

  let path: String
  let plain: Ink
  let filled: Ink
  /// A place, as `x y`, whose surroundings stay empty in a solid.
  var opening: String?

  /// Lines in either form.
  static func stroke(_ path: String) -> SymbolPart {
    SymbolPart(path: path, plain: .stroke, filled: .stroke)
  }

  /// A contour that is outlined or filled.
  static func shape(_ path: String, opening: String? = nil) -> SymbolPart {
    SymbolPart(path: path, plain: .stroke, filled: .solid, opening: opening)
  }

  /// A contour that is filled in either form.
  static func dot(_ path: String) -> SymbolPart {
    SymbolPart(path: path, plain: .solid, filled: .solid)
  }

  /// Lines on a shape: drawn, or taken away where the shape is filled.
  static func mark(_ path: String) -> SymbolPart {
    SymbolPart(path: path, plain: .stroke, filled: .cutStroke)
  }

  /// A filled contour on a shape: drawn, or taken away where the shape is filled.
  static func pit(_ path: String) -> SymbolPart {
    SymbolPart(path: path, plain: .solid, filled: .cutSolid)
  }

  /// Lines of the plain form alone.
  static func line(_ path: String) -> SymbolPart {
    SymbolPart(path: path, plain: .stroke, filled: .none)
  }

  /// A contour taken away from the filled form alone.
  static func gap(_ path: String) -> SymbolPart {
    SymbolPart(path: path, plain: .none, filled: .cutSolid)
  }
}
