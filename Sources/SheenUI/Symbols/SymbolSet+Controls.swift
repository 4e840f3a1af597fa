extension SymbolSet {
  /// Marks, arrows and the buttons of players.
  static let controls: [String: SymbolDrawing] = [
    "checkmark": SymbolDrawing([.circle, .square], .stroke("M -36 6 L -10 36 L 37 -36")),
    "xmark": SymbolDrawing(
      [.circle, .square], .stroke("M -35 -35 L 0 0 L 35 35 M 35 -35 L 0 0 L -35 35")),
    "plus": SymbolDrawing(
      [.circle, .square], .stroke("M -43 0 L 0 0 L 43 0 M 0 -43 L 0 0 L 0 43")),
    "minus": SymbolDrawing([.circle, .square], .stroke("M -43 0 L 43 0")),
    "multiply": SymbolDrawing(
      [.circle, .square], .stroke("M -28 -28 L 0 0 L 28 28 M 28 -28 L 0 0 L -28 28")),
    "divide": SymbolDrawing(
      [.circle, .square], .stroke("M -43 0 L 43 0"), .dot("E 0 -28 3.5 3.5"),
      .dot("E 0 28 3.5 3.5")),
    "equal": SymbolDrawing([.circle, .square], .stroke("M -40 -14 L 40 -14 M -40 14 L 40 14")),
    "exclamationmark": SymbolDrawing(
      [.circle, .square], badgeScale: 0.6, .stroke("M 0 -44 L 0 16"), .dot("E 0 40 3 3")),
    "questionmark": SymbolDrawing(
      [.circle, .square], badgeScale: 0.6,
      .stroke("M -22 -24 C -22 -38 -12 -46 1 -46 C 14 -46 24 -38 24 -25 C 24 -6 0 -6 0 14"),
      .dot("E 0 40 3 3")),
    "info": SymbolDrawing(
      [.circle, .square], badgeScale: 0.62,
      .stroke("M -16 -10 L 2 -10 L 2 40 M -18 40 L 2 40 L 20 40"), .dot("E 0 -38 3.5 3.5")),
    "ellipsis": SymbolDrawing(
      [.circle], badgeScale: 0.66, .dot("E -42 0 5 5"), .dot("E 0 0 5 5"), .dot("E 42 0 5 5")),
    "chevron.left": SymbolDrawing([.circle, .square], .stroke("M 16 -44 L -20 0 L 16 44")),
    "chevron.right": SymbolDrawing([.circle, .square], .stroke("M -16 -44 L 20 0 L -16 44")),
    "chevron.up": SymbolDrawing([.circle, .square], .stroke("M -44 16 L 0 -20 L 44 16")),
    "chevron.down": SymbolDrawing([.circle, .square], .stroke("M -44 -16 L 0 20 L 44 -16")),
    "chevron.up.chevron.down": SymbolDrawing(
      [],
      .stroke("M -28 -20 L 0 -46 L 28 -20 M -28 20 L 0 46 L 28 20")),
    "chevron.left.2": SymbolDrawing([], .stroke("M -6 -42 L -42 0 L -6 42 M 36 -42 L 0 0 L 36 42")),
    "chevron.right.2": SymbolDrawing([], .stroke("M 6 -42 L 42 0 L 6 42 M -36 -42 L 0 0 L -36 42")),
    "arrow.left": SymbolDrawing(
      [.circle, .square], .stroke("M 48 0 L -48 0 M -10 -38 L -48 0 L -10 38")),
    "arrow.right": SymbolDrawing(
      [.circle, .square], .stroke("M -48 0 L 48 0 M 10 -38 L 48 0 L 10 38")),
    "arrow.up": SymbolDrawing(
      [.circle, .square], .stroke("M 0 48 L 0 -48 M -38 -10 L 0 -48 L 38 -10")),
    "arrow.down": SymbolDrawing(
      [.circle, .square], .stroke("M 0 -48 L 0 48 M -38 10 L 0 48 L 38 10")),
    "arrow.up.right": SymbolDrawing(
      [.circle, .square], .stroke("M -36 36 L 36 -36 M -14 -36 L 36 -36 L 36 14")),
    "arrow.up.left": SymbolDrawing(
      [.circle, .square], .stroke("M 36 36 L -36 -36 M 14 -36 L -36 -36 L -36 14")),
    "arrow.down.right": SymbolDrawing(
      [.circle, .square], .stroke("M -36 -36 L 36 36 M -14 36 L 36 36 L 36 -14")),
    "arrow.down.left": SymbolDrawing(
      [.circle, .square], .stroke("M 36 -36 L -36 36 M 14 36 L -36 36 L -36 -14")),
    "arrow.up.arrow.down": SymbolDrawing(
      [.circle, .square],
      .stroke("M -26 44 L -26 -44 M -50 -20 L -26 -44 L -2 -20"),
      .stroke("M 26 -44 L 26 44 M 2 20 L 26 44 L 50 20")),
    "arrow.left.arrow.right": SymbolDrawing(
      [.circle, .square],
      .stroke("M 44 -26 L -44 -26 M -20 -50 L -44 -26 L -20 -2"),
      .stroke("M -44 26 L 44 26 M 20 2 L 44 26 L 20 50")),
    "arrow.clockwise": SymbolDrawing(
      [.circle], badgeScale: 0.6,
      .stroke("M 4.1 -57.7 L 10.87 -32.569 L -7.5 -14.2 M 10.87 -32.569 A 0 8 42 -75 -345")),
    "arrow.counterclockwise": SymbolDrawing(
      [.circle], badgeScale: 0.6,
      .stroke("M -4.1 -57.7 L -10.87 -32.569 L 7.5 -14.2 M -10.87 -32.569 A 0 8 42 -105 165")),
    "arrow.up.left.and.arrow.down.right": SymbolDrawing(
      [],
      .stroke("M -8 -8 L -44 -44 M -44 -14 L -44 -44 L -14 -44"),
      .stroke("M 8 8 L 44 44 M 44 14 L 44 44 L 14 44")),
    "square.and.arrow.up": SymbolDrawing(
      [.fill],
      SymbolPart(
        path: "M -18 -22 L -30 -22 Q -40 -22 -40 -12 L -40 42 Q -40 52 -30 52 L 30 52 "
          + "Q 40 52 40 42 L 40 -12 Q 40 -22 30 -22 L 18 -22",
        plain: .stroke, filled: .none),
      SymbolPart(path: "R -40 -22 80 74 10", plain: .none, filled: .solid),
      .line("M 0 22 L 0 -58 M -20 -38 L 0 -58 L 20 -38"),
      SymbolPart(
        path: "M 0 -36 L 0 -60 M -20 -42 L 0 -60 L 20 -42", plain: .none, filled: .stroke),
      SymbolPart(path: "M 0 -12 L 0 22", plain: .none, filled: .cutStroke)),
    "play": SymbolDrawing([.fill, .circle, .square], .shape("P 10 -34 -48 52 0 -34 48")),
    "pause": SymbolDrawing(
      [.fill, .circle], .shape("R -34 -42 20 84 5"), .shape("R 14 -42 20 84 5")),
    "stop": SymbolDrawing([.fill, .circle], .shape("R -40 -40 80 80 10")),
    "forward": SymbolDrawing(
      [.fill, .circle], .shape("P 8 -58 -34 -6 0 -58 34"), .shape("P 8 4 -34 56 0 4 34")),
    "backward": SymbolDrawing(
      [.fill, .circle], .shape("P 8 58 -34 6 0 58 34"), .shape("P 8 -4 -34 -56 0 -4 34")),
    "forward.end": SymbolDrawing(
      [.fill], .shape("P 8 -36 -38 24 0 -36 38"), .stroke("M 38 -38 L 38 38")),
    "backward.end": SymbolDrawing(
      [.fill], .shape("P 8 36 -38 -24 0 36 38"), .stroke("M -38 -38 L -38 38")),
    "power": SymbolDrawing(
      [.circle], .stroke("M 0 -54 L 0 -6"), .stroke("A 0 4 46 -55 235")),
    "line.3.horizontal": SymbolDrawing(
      [.circle], .stroke("M -46 -28 L 46 -28 M -46 0 L 46 0 M -46 28 L 46 28")),
    "list.bullet": SymbolDrawing(
      [],
      .stroke("M -24 -30 L 54 -30 M -24 0 L 54 0 M -24 30 L 54 30"), .dot("E -48 -30 3 3"),
      .dot("E -48 0 3 3"), .dot("E -48 30 3 3")),
    "slider.horizontal.3": SymbolDrawing(
      [],
      .stroke("M -54 -32 L 10 -32 M 34 -32 L 54 -32"), .stroke("E 22 -32 12 12"),
      .stroke("M -54 0 L -34 0 M -10 0 L 54 0"), .stroke("E -22 0 12 12"),
      .stroke("M -54 32 L 4 32 M 28 32 L 54 32"), .stroke("E 16 32 12 12")),
  ]
}
