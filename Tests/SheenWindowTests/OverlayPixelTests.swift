import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenWindow
import Testing

@Suite struct OverlayPixelTests {
  private func isDark(_ pixel: SIMD4<UInt8>) -> Bool {
    pixel.x < 60 && pixel.y < 60 && pixel.z < 60
  }

  @Test func redrawnPixelsAreTinted() throws {
    let overlay = OverlayFixture.overlay {
      $0.damage = [PixelRect(x: 64, y: 32, width: 64, height: 16)]
    }
    for scale in [1.0, 2] {
      let picture = try OverlayFixture.picture(overlay, scale: scale)
      let white = SIMD4<UInt8>(repeating: 255)
      #expect(picture[63, 40] == white && picture[128, 40] == white)
      #expect(picture[90, 31] == white && picture[90, 48] == white)
      // 0.18 of the red over white, and 0.55 over that in the line of one pixel.
      let red = SIMD3(0.965, 0.33, 0.325)
      let tint = 1 - (1 - red) * 0.18
      let line = tint + (red - tint) * 0.55
      for channel in 0..<3 {
        #expect(picture[90, 40][channel] == UInt8(tint[channel] * 255 + 0.5))
        #expect(picture[90, 32][channel] == UInt8(line[channel] * 255 + 0.5))
        #expect(picture[64, 40][channel] == UInt8(line[channel] * 255 + 0.5))
      }
    }
  }

  @Test(arguments: [RGBA.white, RGBA(0.9, 0.8, 0.1), RGBA.black])
  func messagesCanBeReadOverAnything(color: RGBA) throws {
    guard OverlayFixture.fonts != nil else { return print("skipped: no fonts") }
    let overlay = OverlayFixture.overlay { $0.error = "Card.swift:1:2: error: no such name" }
    let picture = try OverlayFixture.picture(overlay, over: color)
    // The panel lies 12 points from the edges; above it the picture stays.
    #expect(
      picture[240, 100] == (try OverlayFixture.picture(Overlay(fonts: nil), over: color))[0, 0])
    #expect(isDark(picture[400, 340]))
    #expect(picture[18, 320].x > 200 && picture[18, 320].y < 120)
    var brightest = 0
    for x in 30..<300 { for y in 300..<345 { brightest = max(brightest, Int(picture[x, y].y)) } }
    #expect(brightest > 220)
  }

  @Test func longMessagesStayInThePicture() throws {
    guard OverlayFixture.fonts != nil else { return print("skipped: no fonts") }
    let overlay = OverlayFixture.overlay {
      $0.error = String(repeating: "words of a very long message ", count: 4000)
    }
    let items = overlay.items(size: Size(390, 300), scale: 1)
    #expect(items.count < 40)
    for item in items {
      guard case .fill(let shape, _) = item.content else { continue }
      #expect(shape.bounds.x >= 0 && shape.bounds.maxX <= 390)
      #expect(shape.bounds.y >= 0 && shape.bounds.maxY <= 300)
    }
  }

  @Test(arguments: [Size(200, 150), Size(120, 600), Size(700, 130)])
  func panelsShrinkWhereThereIsNoRoom(size: Size) {
    guard OverlayFixture.fonts != nil else { return print("skipped: no fonts") }
    func corners(_ rect: Rect) -> Outline {
      Outline([.move(Point(rect.x, rect.y)), .line(Point(rect.maxX, rect.maxY))])
    }
    func bounds(_ items: [DisplayItem], _ outer: Affine) -> [Rect] {
      items.flatMap { item -> [Rect] in
        let map = outer * item.transform
        switch item.content {
        case .fill(.rect(let rect), _): return [corners(rect).controlBounds(map)]
        case .fill(.path(let outline), _): return [outline.controlBounds(map)]
        case .group(let items): return bounds(items, map)
        }
      }
    }
    let overlay = OverlayFixture.overlay {
      $0.showsHelp = true
      $0.statistics = OverlayFixture.statistics
    }
    let rects = bounds(overlay.items(size: size, scale: 2), .identity)
    #expect(rects.count > 60)
    for rect in rects {
      #expect(rect.x >= 0 && rect.y >= 0 && rect.maxX <= size.width && rect.maxY <= size.height)
    }
  }

  @Test func scaleChangesNothingButTheResolution() throws {
    // Means over squares of 8 points, of which an edge on the pixel grid moves by up to half a pixel
    // over a sixteenth: 16 steps; a square has two edges and a hairline in it. Damage is in pixels.
    var overlay = OverlayFixture.full
    overlay.damage = []
    let (one, two) = (
      try OverlayFixture.picture(overlay, scale: 1), try OverlayFixture.picture(overlay, scale: 2)
    )
    for y in stride(from: 0, to: one.height, by: 8) {
      for x in stride(from: 0, to: one.width, by: 8) {
        let (a, b) = (mean(one, x, y, 8), mean(two, 2 * x, 2 * y, 16))
        #expect(abs(a - b) < 48, "at \(x), \(y): \(a), \(b)")
      }
    }
  }

  private func mean(_ picture: Pixmap, _ x: Int, _ y: Int, _ side: Int) -> Double {
    var sum = 0
    for row in y..<min(y + side, picture.height) {
      for column in x..<min(x + side, picture.width) { sum += Int(picture[column, row].y) }
    }
    return Double(sum) / Double(side * side)
  }

  @Test(arguments: [1.0, 2])
  func bothRenderersAgree(scale: Double) throws {
    guard let software = try TestRenderers.make("software") else { return }
    let list = OverlayFixture.list(
      OverlayFixture.full, scale: scale, over: RGBA(0.2, 0.5, 0.4))
    let agreement = Agreement(
      try software.picture(of: list), try TestRenderers.cpu.picture(of: list))
    #expect(agreement.isParity, "\(agreement)")
  }
}
