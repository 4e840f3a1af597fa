import Foundation
import SheenCore
import SheenImaging
import SheenTestSupport
import Testing

/// The seed with hovering cards, as published, through the command: what it looks like moment by moment.
@Suite(.serialized) struct LabTests {
  private let folder = Scratch()
  private static let seed = Corpus.seeds?.appendingPathComponent("Lab050.swift").path
  private static let headset = ["--platform", "visionos2"]
  private static let window = headset + ["--size", "1280x720"]

  /// Where the cards lie in a window of 1280 × 720 points, and their colours.
  private static let cards: [(rect: PixelRect, color: SIMD4<UInt8>)] = [
    (PixelRect(x: 16, y: 207, width: 408, height: 306), SIMD4(0x6B, 0x01, 0x2C, 255)),
    (PixelRect(x: 436, y: 207, width: 408, height: 306), SIMD4(0x01, 0x61, 0x6B, 255)),
    (PixelRect(x: 856, y: 207, width: 408, height: 306), SIMD4(0x01, 0x2C, 0x6B, 255)),
  ]

  private func picture(_ name: String) throws -> Pixmap {
    try ImageFile.load(folder.path + "/" + name).pixmap
  }

  private func render(_ scene: String, _ arguments: [String], to output: String) throws -> Bool {
    let run = try ToolRun(["render", scene] + arguments + ["-o", output], in: folder)
    if run.errors.contains("--backend software") {
      print("skipped: no software OpenGL ES here")
      return false
    }
    #expect(run.status == 0, "\(run.errors)")
    return run.status == 0
  }

  /// The pixels of the left card that the stars' picture changes; stars do not touch the cards' edges.
  private static func isInStar(_ card: PixelRect, _ x: Int, _ y: Int) -> Bool {
    let (dx, dy) = (2 * x + 1 - 2 * card.x - card.width, 2 * y + 1 - 2 * card.y - card.height)
    // A large title is 29 points high; a star is hardly more than one and a third as wide.
    return abs(dx) <= 40 && abs(dy) <= 40
  }

  // MARK: At rest

  /// The area the card covers of each pixel near a corner, by the control points Apple's SwiftUI prints.
  private static func cornerCoverage(_ size: Int) throws -> [[Double]]? {
    guard let folder = Corpus.folder else { return nil }
    let data = try Data(contentsOf: folder.appendingPathComponent("apple/paths.json"))
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let paths = file?["paths"] as? [[String: Any]] ?? []
    let path = try #require(paths.first { $0["id"] as? String == "path-rounded-default-12" })
    let words = try #require(path["description"] as? String).split(separator: " ")
    // `100 30 m 100 41.656 l`, then the three cubics of the lower right corner of 100 × 60 points.
    let numbers = words[3..<26].compactMap { Double($0) }
    let points = stride(from: 0, to: numbers.count, by: 2).map { at in
      Point((100 - numbers[at]) * 2, (60 - numbers[at + 1]) * 2)
    }
    try #require(points.count == 10)
    let far = Double(size)
    let curves = [1, 4, 7].map {
      Outline.Element.cubic(points[$0], points[$0 + 1], points[$0 + 2])
    }
    let inside = [Point(far, 0), Point(far, far), Point(0, far)].map(Outline.Element.line)
    let outline = Outline([.move(points[0])] + curves + inside + [.close])
    let area = AreaCoverage(outline, .identity)
    return (0..<size).map { y in
      (0..<size).map { area.coverage(ofPixelAt: Point(Double($0) + 0.5, Double(y) + 0.5)) }
    }
  }

  @Test(arguments: ["cpu", "software"])
  func threeCardsWithContinuousCornersAndNoStar(backend: String) throws {
    guard let seed = Self.seed, let corner = try Self.cornerCoverage(40) else { return }
    guard try render(seed, Self.window + ["--backend", backend], to: "rest.png") else { return }
    let picture = try picture("rest.png")
    #expect((picture.width, picture.height) == (1280, 720))
    var worst = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let card = Self.cards.first { $0.rect.contains(x, y) }
        var expected = SIMD4<Double>.zero
        if let (rect, color) = card {
          let column = min(x - rect.x, rect.x + rect.width - 1 - x)
          let row = min(y - rect.y, rect.y + rect.height - 1 - y)
          let coverage = column < 40 && row < 40 ? corner[row][column] : 1
          expected = SIMD4<Double>(color) * coverage
        }
        let difference = SIMD4<Double>(picture[x, y]) - expected
        worst = max(worst, (difference * difference).max().squareRoot())
      }
    }
    #expect(worst <= 1, "off by \(worst)")
    // Away from the corners the colours are exact.
    for (rect, color) in Self.cards {
      for (x, y) in [(rect.x, rect.y + 100), (rect.x + 204, rect.y + 153), (rect.x + 407, 320)] {
        #expect(picture[x, y] == color)
      }
    }
  }

  // MARK: Hovered

  /// The seed with every star shown at once, whoever hovers.
  private func allStars() throws -> String? {
    guard let seed = Self.seed, let seeds = Corpus.seeds else { return nil }
    let text = try String(contentsOfFile: seed, encoding: .utf8)
    let shown = text.replacing("isActive ? 1.0 : 0", with: "1.0")
    #expect(shown != text)
    try folder.write(shown, "stars/Lab050.swift")
    let catalog = seeds.appendingPathComponent("Assets.xcassets").path
    if folder.names("stars").count == 1 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/stars/Assets.xcassets", withDestinationPath: catalog)
    }
    return "stars/Lab050.swift"
  }

  /// The pictures at rest and with every star.
  private func references(_ arguments: [String]) throws -> (rest: Pixmap, stars: Pixmap)? {
    guard let seed = Self.seed, let stars = try allStars(),
      try render(seed, arguments, to: "rest.png"), try render(stars, arguments, to: "stars.png")
    else { return nil }
    return (try picture("rest.png"), try picture("stars.png"))
  }

  @Test(arguments: ["cpu", "software"])
  func exactlyTheStarOfTheHoveredCard(backend: String) throws {
    let arguments = Self.window + ["--backend", backend]
    guard let seed = Self.seed, let (rest, stars) = try references(arguments) else { return }
    for (index, card) in Self.cards.enumerated() {
      let (x, y) = (card.rect.x + 40, card.rect.y + 60)
      let pointer = ["--pointer", "0.1:\(x),\(y)", "--at", "3"]
      guard try render(seed, arguments + pointer, to: "hovered.png") else { return }
      let hovered = try picture("hovered.png")
      var (changed, white) = (0, 0)
      for y in 0..<rest.height {
        for x in 0..<rest.width {
          let isIn = card.rect.contains(x, y)
          #expect(hovered[x, y] == (isIn ? stars : rest)[x, y])
          if hovered[x, y] == rest[x, y] { continue }
          changed += 1
          #expect(Self.isInStar(card.rect, x, y), "(\(x), \(y)) of card \(index) changed")
          if hovered[x, y] == SIMD4(255, 255, 255, 255) { white += 1 }
        }
      }
      #expect(changed > 400 && white > 300, "\(changed) pixels changed, \(white) of them to white")
      #expect(hovered[card.rect.x + 204, 360] == SIMD4(255, 255, 255, 255))
    }
  }

  /// `.default` is a critically damped spring with a response of 0.5 s.
  private static func spring(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    let angle = 2 * Double.pi / 0.5 * time
    return 1 - (1 + angle) * exp(-angle)
  }

  /// Enter the left card, go over to the middle one, leave: every star pixel is the mix that the
  /// transition's value asks for, and no other pixel ever changes.
  @Test(arguments: ["cpu", "software"])
  func theHoverIsHandedOverAndFadesAfterLeaving(backend: String) throws {
    let arguments = Self.window + ["--backend", backend]
    guard let seed = Self.seed, let (rest, stars) = try references(arguments) else { return }
    let script = ["--pointer", "0.25:220,360 1.5:640,250 2.75:leave", "--duration", "4"]
    guard try render(seed, arguments + script + ["--fps", "12"], to: "f/%02d.png") else { return }
    for frame in 0..<48 {
      let time = Double(frame) / 12
      let shares = [
        Self.spring(time - 0.25) - Self.spring(time - 1.5),
        Self.spring(time - 1.5) - Self.spring(time - 2.75), 0,
      ]
      let shown = try picture("f/\(frame < 10 ? "0" : "")\(frame).png")
      var worst = 0.0
      for y in 0..<rest.height {
        for x in 0..<rest.width where shown[x, y] != rest[x, y] {
          let index = Self.cards.firstIndex { Self.isInStar($0.rect, x, y) }
          guard let index else {
            Issue.record("(\(x), \(y)) changed at \(time) s")
            continue
          }
          let (from, to) = (SIMD4<Double>(rest[x, y]), SIMD4<Double>(stars[x, y]))
          let difference = SIMD4<Double>(shown[x, y]) - (from + (to - from) * shares[index])
          worst = max(worst, (difference * difference).max().squareRoot())
        }
      }
      for (index, card) in Self.cards.enumerated() {
        let (x, y) = (card.rect.x + 204, 360)
        let (from, to) = (SIMD4<Double>(rest[x, y]), SIMD4<Double>(stars[x, y]))
        let difference = SIMD4<Double>(shown[x, y]) - (from + (to - from) * shares[index])
        worst = max(worst, (difference * difference).max().squareRoot())
      }
      #expect(worst <= 1, "off by \(worst) at \(time) s")
    }
  }

  @Test(arguments: ["1", "1.25", "1.5", "2"])
  func bothRenderersAgree(scale: String) throws {
    guard let seed = Self.seed else { return }
    let script = ["--pointer", "0.2:220,360 0.5:640,250 0.8:leave", "--duration", "1.5"]
    let run = try ToolRun(
      ["parity", seed, "--backend", "software", "--json", "--fps", "10", "--scale", scale]
        + Self.window + script,
      in: folder)
    guard !run.errors.contains("--backend software") else {
      print("skipped: no software OpenGL ES here")
      return
    }
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["agrees"] as? Bool == true)
    #expect(object?["moments"] as? Int == 15)
    #expect((object?["maximum"] as? Int).map { $0 <= 1 } == true)
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
