import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Strokes against what a pen covers by brute force, and against areas that geometry gives.
@Suite struct StrokeTests {
  private static let lines: [(name: String, outline: Outline)] = [
    ("line", path("M 6 6 L 33 27")),
    ("corner", path("M 6 30 L 18 8 L 34 29")),
    ("star", path("M 20 4 L 30 36 L 4 15 L 36 15 L 10 36 Z")),
    ("s", path("M 5 20 C 15 -10 25 50 35 20")),
    ("loop", path("M 6 34 C 60 4 -20 4 34 34")),
    ("cusp", path("M 8 32 C 40 4 0 4 32 32")),
    ("tight", path("M 10 30 C 14 4 18 4 20 30")),
    ("there and back", path("M 8 20 L 32 20 L 14 20")),
    ("flat curve", path("M 8 12 C 30 12 10 12 32 12")),
    ("no handles", path("M 8 30 C 8 30 32 8 32 8")),
    ("quadratic", path("M 6 30 Q 20 -6 34 30")),
    (
      "wheel",
      path(
        "M 24 20 C 24 22.2 22.2 24 20 24 C 17.8 24 16 22.2 16 20 "
          + "C 16 17.8 17.8 16 20 16 C 22.2 16 24 17.8 24 20 Z")
    ),
    ("two", path("M 6 10 L 34 10 M 6 30 Q 20 14 34 30")),
  ]

  /// An outline from letters and numbers, as in SVG.
  private static func path(_ text: String) -> Outline {
    var elements: [Outline.Element] = []
    var words = text.split(separator: " ")[...]
    func point() -> Point {
      let (x, y) = (Double(words.removeFirst()), Double(words.removeFirst()))
      return Point(x ?? .nan, y ?? .nan)
    }
    while let word = words.popFirst() {
      switch word {
      case "M": elements.append(.move(point()))
      case "L": elements.append(.line(point()))
      case "Q": elements.append(.quadratic(point(), point()))
      case "C": elements.append(.cubic(point(), point(), point()))
      default: elements.append(.close)
      }
    }
    return Outline(elements)
  }

  private func picture(
    _ outline: Outline, scale: Double, renderer: String = "cpu"
  ) throws -> Pixmap? {
    let item = DisplayItem(id: ItemID(1), content: .fill(.path(outline), .solid(.white)))
    return try TestRenderers.make(renderer)?.picture(
      of: DisplayList(size: Size(40, 40), scale: scale, items: [item]))
  }

  /// The covered area in square points.
  private func area(_ outline: Outline, scale: Double = 8) throws -> Double {
    guard let picture = try picture(outline, scale: scale) else { return .nan }
    var sum = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width { sum += Int(picture[x, y].w) }
    }
    return Double(sum) / 255 / (scale * scale)
  }

  // The reference counts 32 × 32 places a pixel: an edge along the grid is off by at most half a
  // row of them, 1/64, a slanted one by less; with 1/255 for the rounding of 8 bits. The stroke may
  // be off by 1/64 pixel on each of two edges.
  private static let tolerance = 1.0 / 64 + 1.0 / 255 + 2.0 / 64

  @Test(arguments: lines.indices, [0.7, 3.0, 9.0])
  func roundPensCoverWhatIsNear(index: Int, width: Double) throws {
    let (name, line) = Self.lines[index]
    let stroke = line.stroked(StrokePen(width: width, cap: .round, join: .round))
    let reference = StrokeReference(line, width: width)
    let scale = 3.0
    let picture = try #require(try picture(stroke, scale: scale))
    var (worst, place, over) = (0.0, Point.zero, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let expected = reference.coverage(x, y, scale: scale)
        let error = (Double(picture[x, y].w) / 255 - expected).magnitude
        if error > worst { (worst, place) = (error, Point(Double(x), Double(y))) }
        if error > Self.tolerance { over += 1 }
      }
    }
    print("stroke \(name) \(width): at most \(worst) at \(place), \(over) pixels over")
    // Where a line crosses itself, its two shares of a pixel add up instead of overlapping: at the
    // four corners of a crossing, by at most a quarter.
    let crossings = ["star": 5, "loop": 1, "cusp": 1, "tight": 1][name] ?? 0
    #expect(over <= 4 * crossings, "\(name) \(width): \(worst) at \(place)")
    #expect(worst <= 0.25 + Self.tolerance, "\(name) \(width): \(worst) at \(place)")
  }

  @Test(arguments: StrokePen.Cap.allCases)
  func endsAddTheirArea(cap: StrokePen.Cap) throws {
    for text in ["M 10 12 L 30 12", "M 10 10 L 26 22"] {
      let stroke = Self.path(text).stroked(StrokePen(width: 5, cap: cap))
      let ends: [StrokePen.Cap: Double] = [.butt: 0, .round: Double.pi * 2.5 * 2.5, .square: 25]
      let extra = ends[cap] ?? 0
      #expect(abs(try area(stroke) - 100 - extra) < 0.05, "\(cap) \(text)")
    }
  }

  @Test(arguments: [60.0, 90, 120, 150])
  func cornersHaveTheirArea(degrees: Double) throws {
    // Two lines of 14 points that meet at an angle; half the pen's width is 2.
    let half = degrees * Double.pi / 360
    let (dx, dy) = (14 * Mathematics.sine(half), 14 * Mathematics.cosine(half))
    let line = Outline([
      .move(Point(20 - dx, 12 + dy)), .line(Point(20, 12)), .line(Point(20 + dx, 12 + dy)),
    ])
    // Both bars, less the kite they share inside, which is as large as the miter outside.
    let kite = 4 * Mathematics.cosine(half) / Mathematics.sine(half)
    let turn = Double.pi - 2 * half
    let triangle = 2 * Mathematics.sine(turn)
    let expected: [StrokePen.Join: Double] = [
      .miter: 2 * 14 * 4 - kite + kite, .bevel: 2 * 14 * 4 - kite + triangle,
      .round: 2 * 14 * 4 - kite + 2 * turn,
    ]
    for join in StrokePen.Join.allCases {
      let stroke = line.stroked(StrokePen(width: 4, join: join))
      #expect(abs(try area(stroke) - (expected[join] ?? 0)) < 0.05, "\(join)")
    }
    // The miter is 1 / sin(half) widths long.
    let limit = 1 / Mathematics.sine(half)
    for (factor, join) in [(0.99, StrokePen.Join.bevel), (1.01, .miter)] {
      let stroke = line.stroked(StrokePen(width: 4, miterLimit: limit * factor))
      #expect(abs(try area(stroke) - (expected[join] ?? 0)) < 0.05, "\(factor)")
    }
  }

  @Test func cornersOfBoxesAreExact() throws {
    // A box off the pixel grid: outside 10.3…29.7, inside 13.3…26.7; every pixel is a product.
    let box = Self.path("M 11.8 11.8 L 28.2 11.8 L 28.2 28.2 L 11.8 28.2 Z")
    let picture = try #require(try picture(box.stroked(StrokePen(width: 3)), scale: 1))
    func overlap(_ i: Int, _ from: Double, _ to: Double) -> Double {
      max(min(Double(i + 1), to) - max(Double(i), from), 0)
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let expected =
          overlap(x, 10.3, 29.7) * overlap(y, 10.3, 29.7)
          - overlap(x, 13.3, 26.7) * overlap(y, 13.3, 26.7)
        #expect(abs(Double(picture[x, y].w) - expected * 255) <= 0.51, "\(x), \(y)")
      }
    }
  }

  @Test func thickPensLeaveNoHoles() throws {
    // A circle of radius 4 under a pen of width 20: a disk of radius 14.
    let wheel = try #require(Self.lines.first { $0.name == "wheel" }).outline
    let stroke = wheel.stroked(StrokePen(width: 20))
    #expect(abs(try area(stroke) - Double.pi * 14 * 14) < 0.6)
    let picture = try #require(try picture(stroke, scale: 2))
    #expect(picture[40, 40].w == 255 && picture[44, 38].w == 255)
  }

  @Test func dotsShowTheirEnds() throws {
    for text in ["M 20 20 L 20 20", "M 20 20 Z"] {
      let dot = Self.path(text)
      #expect(dot.stroked(StrokePen(width: 8)).elements.isEmpty)
      #expect(
        abs(try area(dot.stroked(StrokePen(width: 8, cap: .round))) - Double.pi * 16) < 0.05)
      #expect(abs(try area(dot.stroked(StrokePen(width: 8, cap: .square))) - 64) < 0.01)
    }
    #expect(Self.path("M 20 20").stroked(StrokePen(width: 8, cap: .round)).elements.isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func oddPensCoverNothing(width: Double) {
    #expect(Self.path("M 1 1 L 9 9").stroked(StrokePen(width: width)).elements.isEmpty)
  }

  @Test(arguments: [1e-300, 1e9, 1e300])
  func extremeNumbersAreDrawnInTime(width: Double) {
    for extent in [1e-300, 1e-9, 1e9, 1e15, 1e200, 1e308] {
      let line = Outline([
        .move(Point(extent, 0)),
        .cubic(Point(extent, extent), Point(-extent, 3), Point(7, -extent)),
        .line(Point(0, extent)), .line(Point(0, -extent)), .close,
      ])
      for cap in StrokePen.Cap.allCases {
        let pen = StrokePen(
          width: width, cap: cap, join: .round, miterLimit: .nan, dash: [3, extent, 1e-300],
          dashPhase: -extent)
        #expect(line.stroked(pen).isFinite)
        #expect(line.trimmed(from: 0.1, to: 0.6).elements.count < 10)
      }
    }
  }

  @Test func bothRenderersAgree() throws {
    for (name, line) in Self.lines {
      let pen = StrokePen(width: 3.3, cap: .round, join: .miter, dash: [7, 5], dashPhase: 2)
      for stroke in [line.stroked(StrokePen(width: 3.3)), line.stroked(pen)] {
        guard let gpu = try picture(stroke, scale: 1.5, renderer: "software"),
          let cpu = try picture(stroke, scale: 1.5)
        else { return }
        let agreement = Agreement(gpu, cpu)
        #expect(agreement.isParity, "\(name): \(agreement)")
      }
    }
  }
}
