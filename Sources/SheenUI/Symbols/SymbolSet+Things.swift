extension SymbolSet {
  /// Things.
  static let things: [String: SymbolDrawing] = [
    "bell": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -46 30 C -37 20 -35 8 -34 -8 C -33 -30 -20 -42 0 -42 C 20 -42 33 -30 34 -8 "
          + "C 35 8 37 20 46 30 Z M 0 -42 L 0 -52"),
      .dot("M -12 46 C -10 54 10 54 12 46 Z")),
    "bolt": SymbolDrawing([.fill, .circle], .shape("P 3 12 -58 -34 8 -3 8 -12 58 34 -8 3 -8")),
    "moon": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -13 -50 C -40 -41 -53 -18 -50 5 C -47 34 -22 53 5 51 C 28 49 44 35 50 13 "
          + "C 40 19 30 21 20 19 C -5 15 -21 -6 -19 -28 C -18 -37 -16 -44 -13 -50 Z")),
    "sun.max": SymbolDrawing(
      [.fill, .circle], badgeScale: 0.6, .shape("E 0 0 23 23"),
      .stroke("M 0 -42 L 0 -55 M 0 42 L 0 55 M -42 0 L -55 0 M 42 0 L 55 0"),
      .stroke("M 29.7 -29.7 L 38.9 -38.9 M -29.7 29.7 L -38.9 38.9"),
      .stroke("M -29.7 -29.7 L -38.9 -38.9 M 29.7 29.7 L 38.9 38.9")),
    "cloud": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -34 38 C -52 38 -64 26 -64 10 C -64 -4 -55 -15 -41 -17 C -38 -34 -22 -44 -5 -44 "
          + "C 12 -44 26 -35 31 -20 C 50 -21 64 -8 64 9 C 64 26 51 38 34 38 Z")),
    "lock": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -23 -6 L 23 -6 L 27 -6 Q 37 -6 37 4 L 37 42 Q 37 52 27 52 L -27 52 Q -37 52 -37 42 "
          + "L -37 4 Q -37 -6 -27 -6 L -23 -6 L -23 -28 C -23 -60 23 -60 23 -28 L 23 -6",
        opening: "0 -25")),
    "lock.open": SymbolDrawing(
      [.fill], .shape("R -54 -6 74 58 10"),
      .stroke("M 3 -6 L 3 -28 C 3 -60 49 -60 49 -28 L 49 -14")),
    "house": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -58 2 L -42 -12 L 0 -48.75 L 42 -12 L 58 2 M -42 -12 L -42 38 Q -42 48 -32 48 "
          + "L 32 48 Q 42 48 42 38 L 42 -12"),
      .line("M -13 48 L -13 16 L 13 16 L 13 48"), .gap("M -8 42 L -8 14 L 8 14 L 8 42 Z")),
    "person": SymbolDrawing(
      [.fill, .circle], .shape("E 0 -26 23 26"),
      .shape("M -42 50 Q -50 50 -49 42 C -46 24 -26 14 0 14 C 26 14 46 24 49 42 Q 50 50 42 50 Z")),
    "magnifyingglass": SymbolDrawing(
      [.circle], .stroke("A -9 -9 38 45 405 L 48 48")),
    "gearshape": SymbolDrawing(
      [.fill],
      .shape(
        "P 3 -10 -41.8 -8.4 -55.4 8.4 -55.4 10 -41.8 22.5 -36.6 33.2 -45.1 45.1 -33.2 36.6 -22.5 "
          + "41.8 -10 55.4 -8.4 55.4 8.4 41.8 10 36.6 22.5 45.1 33.2 33.2 45.1 22.5 36.6 "
          + "10 41.8 8.4 55.4 -8.4 55.4 -10 41.8 -22.5 36.6 -33.2 45.1 -45.1 33.2 -36.6 22.5 "
          + "-41.8 10 -55.4 8.4 -55.4 -8.4 -41.8 -10 -36.6 -22.5 -45.1 -33.2 -33.2 -45.1 "
          + "-22.5 -36.6"), .line("E 0 0 19 19"), .gap("E 0 0 15 15")),
    "trash": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -48 -34 L -39 -34 L -17 -34 L 17 -34 L 39 -34 L 48 -34 M -17 -34 L -17 -44 "
          + "Q -17 -52 -9 -52 L 9 -52 Q 17 -52 17 -44 L 17 -34 M -39 -34 L -34 44 "
          + "Q -33 54 -23 54 L 23 54 Q 33 54 34 44 L 39 -34", opening: "0 -42"),
      .mark("M -15 -14 L -13 34 M 15 -14 L 13 34 M 0 -14 L 0 34")),
    "bookmark": SymbolDrawing(
      [.fill, .circle], .shape("P 7 -33 -54 33 -54 33 54 0 26 -33 54")),
    "tag": SymbolDrawing(
      [.fill, .circle], .shape("P 10 -50 -50 0 -50 54 4 4 54 -50 0"), .pit("E -27 -27 4 4")),
    "flag": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -38 56 L -38 8 L -38 -50 C -20 -58 -6 -52 8 -46 C 24 -39 34 -40 46 -45 L 46 8 "
          + "C 34 14 22 14 8 8 C -6 2 -20 -2 -38 8")),
    "eye": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M -64 0 C -46 -26 -24 -38 0 -38 C 24 -38 46 -26 64 0 C 46 26 24 38 0 38 "
          + "C -24 38 -46 26 -64 0 Z"),
      .mark("E 0 0 18 18")),
    "envelope": SymbolDrawing(
      [.fill, .circle], .shape("R -60 -42 120 84 11"), .mark("M -50 -30 L 0 12 L 50 -30")),
    "camera": SymbolDrawing(
      [.fill, .circle],
      .shape("P 10 -62 -32 -28 -32 -16 -48 16 -48 28 -32 62 -32 62 44 -62 44"),
      .mark("E 0 5 21 21")),
    "photo": SymbolDrawing(
      [.fill], .shape("R -62 -46 124 92 11"), .pit("E -30 -18 7 7"),
      .mark("M -52 32 L -22 8 L -2 24 L 24 -6 L 52 20")),
    "paperplane": SymbolDrawing(
      [.fill, .circle], .shape("P 5 -56 -10 56 -56 10 56 -10 10"), .mark("M -8 8 L 40 -40")),
    "bubble.left": SymbolDrawing(
      [.fill],
      .shape(
        "M -44 -46 L 44 -46 Q 58 -46 58 -32 L 58 16 Q 58 30 44 30 L -8 30 L -32 52 L -32 30 "
          + "L -44 30 Q -58 30 -58 16 L -58 -32 Q -58 -46 -44 -46 Z")),
    "bubble.right": SymbolDrawing(
      [.fill],
      .shape(
        "M 44 -46 L -44 -46 Q -58 -46 -58 -32 L -58 16 Q -58 30 -44 30 L 8 30 L 32 52 L 32 30 "
          + "L 44 30 Q 58 30 58 16 L 58 -32 Q 58 -46 44 -46 Z")),
    "doc": SymbolDrawing(
      [.fill, .circle], .shape("P 9 -40 -56 8 -56 40 -24 40 56 -40 56"),
      .mark("M 8 -44 L 8 -24 L 28 -24")),
    "folder": SymbolDrawing(
      [.fill, .circle], .shape("P 9 -60 -44 -20 -44 -8 -32 60 -32 60 44 -60 44"),
      .mark("M -50 -14 L 50 -14")),
    "calendar": SymbolDrawing(
      [],
      .stroke(
        "M -50 -18 L -50 -30 Q -50 -44 -36 -44 L 36 -44 Q 50 -44 50 -30 L 50 -18 L 50 38 "
          + "Q 50 52 36 52 L -36 52 Q -50 52 -50 38 L -50 -18 L 50 -18"),
      .dot("E -26 4 3 3"), .dot("E 0 4 3 3"), .dot("E 26 4 3 3"), .dot("E -26 29 3 3"),
      .dot("E 0 29 3 3"), .stroke("M -26 -56 L -26 -50 M 26 -56 L 26 -50")),
    "clock": SymbolDrawing(
      [.fill], .shape("E 0 0 54 54"), .mark("M 0 -32 L 0 4 L 22 16")),
    "alarm": SymbolDrawing(
      [.fill], .shape("E 0 4 46 46"), .mark("M 0 -24 L 0 6 L 18 16"),
      .stroke("M -54 -30 L -34 -50 M 54 -30 L 34 -50")),
    "location": SymbolDrawing([.fill, .circle], .shape("P 5 52 -52 6 54 0 0 -54 -6")),
    "mappin": SymbolDrawing(
      [.circle], .dot("A 0 -34 20 90 450 L 0 54")),
    "gift": SymbolDrawing(
      [.fill], .shape("R -54 -28 108 24 6"), .shape("R -44 8 88 46 8"),
      .line("M 0 -24 L 0 -8 M 0 12 L 0 50"),
      .stroke(
        "M 0 -34 C -14 -34 -30 -40 -30 -50 C -30 -64 -6 -62 0 -34 C 6 -62 30 -64 30 -50 "
          + "C 30 -40 14 -34 0 -34")),
    "crown": SymbolDrawing(
      [.fill], .shape("P 5 -58 -34 -28 -6 0 -48 28 -6 58 -34 46 42 -46 42")),
    "key": SymbolDrawing(
      [.fill],
      .shape("A 0 -28 28 60 -240 L -14 46 L 0 58 L 14 44 L 4 34 L 14 24 L 5 14 L 14 2 Z"),
      .pit("E 0 -36 3.5 3.5")),
    "creditcard": SymbolDrawing(
      [.fill], .shape("R -62 -42 124 84 11"), .mark("M -50 -16 L 50 -16"),
      .mark("M -42 18 L -16 18")),
    "book": SymbolDrawing(
      [.fill, .circle],
      .shape(
        "M 0 -34 C -14 -46 -38 -48 -60 -42 L -60 38 C -38 32 -14 34 0 44 "
          + "C 14 34 38 32 60 38 L 60 -42 C 38 -48 14 -46 0 -34 Z"),
      .mark("M 0 -24 L 0 34")),
    "globe": SymbolDrawing(
      [],
      .stroke("E 0 0 54 54"), .stroke("E 0 0 24 54"), .stroke("M -54 0 L 54 0"),
      .stroke("M -45 -29 C -20 -20 20 -20 45 -29 M -45 29 C -20 20 20 20 45 29")),
    "wifi": SymbolDrawing(
      [.circle], .stroke("A 0 42 84 -134 -46"), .stroke("A 0 42 56 -134 -46"),
      .stroke("A 0 42 28 -134 -46"), .dot("E 0 40 5 5")),
    "battery.100": SymbolDrawing(
      [],
      .stroke("R -66 -28 118 56 15"), .dot("R -54 -16 94 32 5"), .stroke("M 64 -8 L 64 8")),
    "cart": SymbolDrawing(
      [.fill],
      .stroke("M -62 -46 L -46 -46 L -40 -30 M -26 20 L -24 26 Q -22 32 -14 32 L 44 32"),
      .shape("P 5 -40 -30 56 -30 46 20 -26 20"), .dot("E -14 48 4 4"), .dot("E 36 48 4 4")),
    "music.note": SymbolDrawing(
      [],
      .stroke("M -8 34 L -8 -42 L 34 -54 L 34 -30 L -8 -18"), .dot("E -22 38 14 11")),
    "mic": SymbolDrawing(
      [.fill, .circle], .shape("R -18 -58 36 68 18"),
      .stroke(
        "M -36 -8 C -36 14 -22 28 0 28 C 22 28 36 14 36 -8 M 0 28 L 0 54 "
          + "M -22 54 L 0 54 L 22 54")),
    "speaker": SymbolDrawing(
      [.fill], .shape("P 6 -34 -20 -10 -20 22 -46 22 46 -10 20 -34 20")),
    "speaker.wave.2": SymbolDrawing(
      [.fill], .shape("P 6 -66 -20 -42 -20 -10 -46 -10 46 -42 20 -66 20"),
      .stroke("A -14 0 28 -42 42"), .stroke("A -14 0 52 -42 42")),
    "pencil": SymbolDrawing(
      [],
      .stroke(
        "M -52 52 L -44 26 L 18 -36 L 30 -48 Q 34 -52 38 -48 L 48 -38 Q 52 -34 48 -30 "
          + "L 36 -18 L -26 44 Z M 18 -36 L 36 -18")),
    "lightbulb": SymbolDrawing(
      [.fill],
      .shape(
        "M -16 28 C -16 12 -36 4 -36 -20 C -36 -42 -20 -56 0 -56 C 20 -56 36 -42 36 -20 "
          + "C 36 4 16 12 16 28 Z"),
      .stroke("M -14 42 L 14 42 M -7 55 L 7 55")),
    "square.grid.2x2": SymbolDrawing(
      [.fill], .shape("R -50 -50 42 42 8"), .shape("R 8 -50 42 42 8"),
      .shape("R -50 8 42 42 8"), .shape("R 8 8 42 42 8")),
    "hourglass": SymbolDrawing(
      [],
      .stroke("M -36 -54 L -28 -54 L 28 -54 L 36 -54 M -36 54 L -28 54 L 28 54 L 36 54"),
      .stroke("M -28 -54 C -28 -20 -6 -14 -6 0 C -6 14 -28 20 -28 54"),
      .stroke("M 28 -54 C 28 -20 6 -14 6 0 C 6 14 28 20 28 54")),
    "target": SymbolDrawing(
      [],
      .stroke("E 0 0 54 54"), .stroke("E 0 0 32 32"), .dot("E 0 0 8 8")),
    "waveform": SymbolDrawing(
      [.circle],
      .stroke(
        "M -52 -8 L -52 8 M -31 -26 L -31 26 M -10 -48 L -10 48 M 11 -20 L 11 20 "
          + "M 32 -36 L 32 36 M 53 -10 L 53 10")),
    "umbrella": SymbolDrawing(
      [.fill],
      .shape(
        "M -58 4 C -56 -30 -30 -50 0 -50 C 30 -50 56 -30 58 4 Q 48 -8 39 -8 Q 28 -8 20 4 "
          + "Q 10 -8 0 -8 Q -10 -8 -20 4 Q -28 -8 -39 -8 Q -48 -8 -58 4 Z M 0 -50 L 0 -57"),
      .stroke("M 0 -8 L 0 42 C 0 58 -22 58 -22 42")),
  ]
}
