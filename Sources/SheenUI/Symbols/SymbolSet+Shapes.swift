extension SymbolSet {
  /// Signs and plain shapes.
  static let shapes: [String: SymbolDrawing] = [
    "star": SymbolDrawing([.fill, .circle, .square], .shape("S 0 5.3 56 25 5")),
    "heart": SymbolDrawing(
      [.fill, .circle, .square],
      .shape(
        "M 0 47 C -20 34 -54 12 -54 -16 C -54 -35 -41 -46 -27 -46 C -14 -46 -5 -38 0 -28 "
          + "C 5 -38 14 -46 27 -46 C 41 -46 54 -35 54 -16 C 54 12 20 34 0 47 Z")),
    "circle": SymbolDrawing([.fill], .shape("E 0 0 54 54")),
    "square": SymbolDrawing([.fill], .shape("R -48 -48 96 96 13")),
    "rectangle": SymbolDrawing([.fill], .shape("R -62 -42 124 84 11")),
    "capsule": SymbolDrawing([.fill], .shape("R -62 -34 124 68 34")),
    "oval": SymbolDrawing([.fill], .shape("E 0 0 62 44")),
    "triangle": SymbolDrawing([.fill], .shape("P 12 0 -52 58 44 -58 44")),
    "diamond": SymbolDrawing([.fill], .shape("P 8 0 -58 58 0 0 58 -58 0")),
    "hexagon": SymbolDrawing([.fill], .shape("P 10 0 -56 49 -28 49 28 0 56 -49 28 -49 -28")),
    "octagon": SymbolDrawing(
      [.fill], .shape("P 8 -22 -54 22 -54 54 -22 54 22 22 54 -22 54 -54 22 -54 -22")),
    "seal": SymbolDrawing([.fill], .shape("S 0 0 56 47 12")),
    "checkmark.seal": SymbolDrawing(
      [.fill], .shape("S 0 0 56 47 12"), .mark("M -20 2 L -6 17 L 20 -18")),
    "xmark.seal": SymbolDrawing(
      [.fill], .shape("S 0 0 56 47 12"), .mark("M -17 -17 L 0 0 L 17 17 M 17 -17 L 0 0 L -17 17")),
    "exclamationmark.triangle": SymbolDrawing(
      [.fill], .shape("P 12 0 -52 58 44 -58 44"), .mark("M 0 -20 L 0 10"), .pit("E 0 26 2.2 2.2")),
    "exclamationmark.octagon": SymbolDrawing(
      [.fill], .shape("P 8 -22 -54 22 -54 54 -22 54 22 22 54 -22 54 -54 22 -54 -22"),
      .mark("M 0 -26 L 0 8"), .pit("E 0 26 2.2 2.2")),
    "sparkle": SymbolDrawing(
      [],
      .stroke("M 0 -50 Q 6 -6 50 0 Q 6 6 0 50 Q -6 6 -50 0 Q -6 -6 0 -50 Z")),
    "sparkles": SymbolDrawing(
      [],
      .shape("M -12 -26 Q -7 7 26 12 Q -7 17 -12 50 Q -17 17 -50 12 Q -17 7 -12 -26 Z"),
      .dot("M 26 -50 Q 28 -34 42 -32 Q 28 -30 26 -14 Q 24 -30 10 -32 Q 24 -34 26 -50 Z"),
      .dot("M 38 16 Q 39 26 48 27 Q 39 28 38 38 Q 37 28 28 27 Q 37 26 38 16 Z")),
    "drop": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M 0 -54 C 10 -34 36 -8 36 18 C 36 38 20 52 0 52 C -20 52 -36 38 -36 18 "
          + "C -36 -8 -10 -34 0 -54 Z")),
    "flame": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M 2 -56 C 10 -34 42 -20 42 14 C 42 38 24 54 0 54 C -24 54 -42 38 -42 14 "
          + "C -42 0 -36 -12 -26 -22 C -24 -12 -19 -6 -12 -5 C -4 -20 -6 -38 2 -56 Z")),
    "leaf": SymbolDrawing(
      [.fill],
      .shape("M 52 -44 C 56 6 32 42 -6 42 C -36 42 -48 20 -40 -2 C -28 -34 22 -22 52 -44 Z"),
      .stroke("M -58 48 C -50 40 -42 34 -32 28"), .mark("M -22 22 C -6 16 8 8 18 -4")),
  ]
}
