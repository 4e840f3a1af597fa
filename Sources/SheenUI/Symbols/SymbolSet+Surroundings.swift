extension SymbolSet {
  /// Weather, people and devices.
  static let surroundings: [String: SymbolDrawing] = [
    "sun.min": SymbolDrawing(
      [.fill], .shape("E 0 0 21 21"),
      .stroke("M 0 -38 L 0 -42 M 0 38 L 0 42 M -38 0 L -42 0 M 38 0 L 42 0"),
      .stroke("M 26.9 -26.9 L 29.7 -29.7 M -26.9 26.9 L -29.7 29.7"),
      .stroke("M -26.9 -26.9 L -29.7 -29.7 M 26.9 26.9 L 29.7 29.7")),
    "cloud.rain": SymbolDrawing(
      [.fill],
      .shape(
        "M -34 18 C -50 18 -62 8 -62 -8 C -62 -20 -54 -30 -40 -32 C -37 -48 -22 -57 -5 -57 "
          + "C 12 -57 25 -49 30 -35 C 48 -36 62 -24 62 -8 C 62 8 50 18 34 18 Z"),
      .stroke("M -26 36 L -34 54 M 2 36 L -6 54 M 30 36 L 22 54")),
    "cloud.bolt": SymbolDrawing(
      [.fill],
      .shape(
        "M -34 14 C -50 14 -62 4 -62 -10 C -62 -22 -54 -31 -40 -33 C -37 -48 -22 -57 -5 -57 "
          + "C 12 -57 25 -49 30 -36 C 48 -37 62 -25 62 -10 C 62 4 50 14 34 14 Z"),
      .dot("P 1 6 30 -12 46 0 46 -6 58 12 42 0 42")),
    "moon.stars": SymbolDrawing(
      [.fill],
      .shape(
        "M -17 -46 C -42 -38 -55 -16 -52 6 C -49 33 -26 51 0 49 C 22 47 37 34 43 14 "
          + "C 34 19 25 21 16 19 C -8 15 -23 -5 -21 -26 C -20 -34 -19 -40 -17 -46 Z"),
      .dot("M 14 -44 Q 17 -26 34 -24 Q 17 -22 14 -4 Q 11 -22 -6 -24 Q 11 -26 14 -44 Z"),
      .dot("M 44 -20 Q 46 -9 56 -8 Q 46 -7 44 4 Q 42 -7 32 -8 Q 42 -9 44 -20 Z")),
    "snowflake": SymbolDrawing(
      [],
      .stroke(
        "M 0 -54 L 0 -36 L 0 0 L 0 36 L 0 54 M -12 -48 L 0 -36 L 12 -48 M -12 48 L 0 36 L 12 48"),
      .stroke(
        "M -46.77 -27 L -31.18 -18 L 0 0 L 31.18 18 L 46.77 27 "
          + "M -47.57 -13.61 L -31.18 -18 L -35.57 -34.39 M 47.57 13.61 L 31.18 18 L 35.57 34.39"),
      .stroke(
        "M 46.77 -27 L 31.18 -18 L 0 0 L -31.18 18 L -46.77 27 "
          + "M 47.57 -13.61 L 31.18 -18 L 35.57 -34.39 M -47.57 13.61 L -31.18 18 L -35.57 34.39")),
    "person.2": SymbolDrawing(
      [.fill], .shape("E -22 -22 19 22"),
      .shape(
        "M -58 40 Q -66 40 -64 32 C -60 18 -42 12 -22 12 C -2 12 16 18 20 32 Q 22 40 14 40 Z"),
      .shape("E 34 -16 15 18"),
      .shape("M 36 12 C 50 12 62 18 66 30 Q 68 40 60 40 L 36 40 C 38 28 32 18 22 14 Z")),
    "face.smiling": SymbolDrawing(
      [.fill], .shape("E 0 0 54 54"), .mark("A 0 2 28 25 155"), .pit("E -18 -14 3 4.5"),
      .pit("E 18 -14 3 4.5")),
    "shield": SymbolDrawing(
      [.fill],
      .shape(
        "M 0 -56 Q 22 -42 44 -40 L 44 -4 C 44 26 24 46 0 56 C -24 46 -44 26 -44 -4 L -44 -40 "
          + "Q -22 -42 0 -56 Z")),
    "checkmark.shield": SymbolDrawing(
      [.fill],
      .shape(
        "M 0 -56 Q 22 -42 44 -40 L 44 -4 C 44 26 24 46 0 56 C -24 46 -44 26 -44 -4 L -44 -40 "
          + "Q -22 -42 0 -56 Z"),
      .mark("M -20 0 L -6 16 L 20 -20")),
    "cube": SymbolDrawing(
      [.fill], .shape("P 8 0 -58 50 -30 50 30 0 58 -50 30 -50 -30"),
      .mark("M -42 -21 L 0 2 L 42 -21 M 0 2 L 0 46")),
    "infinity": SymbolDrawing(
      [.circle],
      .stroke(
        "M 0 0 C 16 -26 28 -32 40 -32 C 54 -32 64 -18 64 0 C 64 18 54 32 40 32 "
          + "C 28 32 16 26 0 0 C -16 -26 -28 -32 -40 -32 C -54 -32 -64 -18 -64 0 "
          + "C -64 18 -54 32 -40 32 C -28 32 -16 26 0 0")),
    "headphones": SymbolDrawing(
      [],
      .stroke("M -50 20 L -50 -2 C -50 -32 -28 -50 0 -50 C 28 -50 50 -32 50 -2 L 50 20"),
      .dot("R -46 8 16 40 7"), .dot("R 30 8 16 40 7")),
    "tv": SymbolDrawing(
      [.fill], .shape("R -62 -48 124 78 11"), .stroke("M -26 48 L 26 48")),
    "iphone": SymbolDrawing([], .stroke("R -30 -58 60 116 12"), .stroke("M -8 -44 L 8 -44")),
    "play.rectangle": SymbolDrawing(
      [.fill], .shape("R -62 -46 124 92 13"), .pit("P 4 -14 -20 22 0 -14 20")),
    "record.circle": SymbolDrawing([.fill], .shape("E 0 0 54 54"), .pit("E 0 0 24 24")),
    "circle.lefthalf.filled": SymbolDrawing(
      [], .stroke("E 0 0 54 54"), .dot("M 0 -54 A 0 0 54 270 90 Z")),
    "chart.bar": SymbolDrawing(
      [.fill], .shape("R -54 10 24 42 5"), .shape("R -12 -20 24 72 5"),
      .shape("R 30 -48 24 100 5")),
    "pawprint": SymbolDrawing(
      [.fill], .shape("E -44 -6 10 14"), .shape("E -17 -36 11 16"), .shape("E 17 -36 11 16"),
      .shape("E 44 -6 10 14"),
      .shape(
        "M 0 2 C 12 2 20 12 28 22 C 38 34 32 50 18 50 C 10 50 8 46 0 46 C -8 46 -10 50 -18 50 "
          + "C -32 50 -38 34 -28 22 C -20 12 -12 2 0 2 Z")),
    "shuffle": SymbolDrawing(
      [], .stroke("M -56 26 L -38 26 C -10 26 10 -26 36 -26 L 56 -26 M 40 -42 L 56 -26 L 40 -10"),
      .stroke("M -56 -26 L -38 -26 C -26 -26 -18 -18 -10 -8"),
      .stroke("M 10 8 C 18 18 26 26 38 26 L 56 26 M 40 10 L 56 26 L 40 42")),
    "repeat": SymbolDrawing(
      [],
      .stroke("M -54 -4 L -54 -10 Q -54 -26 -38 -26 L 54 -26 M 38 -44 L 54 -26 L 38 -8"),
      .stroke("M 54 4 L 54 10 Q 54 26 38 26 L -54 26 M -38 44 L -54 26 L -38 8")),
    "wand.and.stars": SymbolDrawing(
      [], .stroke("M -50 50 L 4 -4"),
      .dot("M 26 -54 Q 30 -30 52 -26 Q 30 -22 26 2 Q 22 -22 0 -26 Q 22 -30 26 -54 Z"),
      .dot("M -26 -44 Q -24 -31 -12 -29 Q -24 -27 -26 -14 Q -28 -27 -40 -29 Q -28 -31 -26 -44 Z"),
      .dot("M 40 12 Q 42 23 52 25 Q 42 27 40 38 Q 38 27 28 25 Q 38 23 40 12 Z")),
  ]
}
