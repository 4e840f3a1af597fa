import Foundation
import SheenCore
import SheenImaging
import SheenTestSupport
import Testing

/// Custom symbols: what is drawn lies where guides and margins say, in hundredths of the font size.
@Suite struct SymbolTemplateTests {
  private func template(_ text: SymbolTemplateText) throws -> SymbolTemplate {
    let folder = try TemporaryFolder()
    try text.write("sign", to: folder)
    return try #require(try AssetCatalog(paths: [folder.path]).symbol(named: "sign"))
  }

  private func bounds(_ outlines: [Outline]) throws -> Rect {
    var points: [Point] = []
    for outline in outlines {
      outline.forEachLine(.identity, tolerance: 0.001) { points += [$0, $1] }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (try #require(xs.min()), try #require(ys.min()))
    return Rect(left, top, (xs.max() ?? left) - left, (ys.max() ?? top) - top)
  }

  /// Twice the area, by the sum over edges.
  private func area(_ outline: Outline) -> Double {
    var sum = 0.0
    outline.forEachLine(.identity, tolerance: 0.0005) { sum += $0.x * $1.y - $1.x * $0.y }
    return sum / 2
  }

  private func isNear(_ a: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Bool
  {
    abs(a.x - x) < 0.01 && abs(a.y - y) < 0.01 && abs(a.width - width) < 0.01
      && abs(a.height - height) < 0.01
  }

  /// A rectangle from the baseline to the height of capital letters has that height: 70.459 hundredths,
  /// 1443 of 2048 units of Apple's font, whatever the unit of the file.
  @Test(arguments: [70.459, 140.918, 7.0459])
  func theGuidesAreTheHeightOfCapitals(capHeight: Double) throws {
    var text = SymbolTemplateText()
    text.capHeight = capHeight
    let unit = capHeight / 70.459
    text.addRectangle(
      "Regular-M", x: 1400, y: 1126 - capHeight, width: 50 * unit, height: capHeight,
      margin: 10 * unit)
    let drawing = try template(text).drawing(.init(.regular, .medium))
    #expect(abs(drawing.width - 70) < 1e-9 && drawing.warning == nil)
    #expect(isNear(try bounds(drawing.outlines), -25, -35.2295, 50, 70.459))
    #expect(abs(70.459 - 100 * 1443.0 / 2048) < 0.001)
  }

  @Test func everyDrawingLiesBetweenItsOwnGuides() throws {
    var text = SymbolTemplateText()
    for (column, weight) in ["Ultralight", "Regular", "Black"].enumerated() {
      for (scale, baseline) in SymbolTemplateText.baselines {
        // Ten units wider with each column, 20 high, on the baseline.
        text.addRectangle(
          "\(weight)-\(scale)", x: 500 + 900 * Double(column), y: baseline - 20,
          width: 30 + 10 * Double(column), height: 20)
      }
    }
    let template = try template(text)
    #expect(Set(template.variants).count == 9)
    for variant in template.variants {
      let column: Double = variant.weight == .ultralight ? 0 : variant.weight == .regular ? 1 : 2
      let width = 30 + 10 * column
      let drawing = try template.drawing(variant)
      #expect(isNear(try bounds(drawing.outlines), -width / 2, 35.2295 - 20, width, 20))
      #expect(abs(drawing.width - width - 20) < 1e-9)
    }
    #expect(throws: ImageError.self) { try template.drawing(.init(.bold, .medium)) }
  }

  @Test func shapesAndTransformsAreOutlines() throws {
    var text = SymbolTemplateText()
    text.addRectangle("Regular-M", x: 1400, y: 1056, width: 100, height: 70)
    text.groups["Regular-M"] = """
      <g transform="translate(1450 1090.7705)"><circle r="10"/>
        <g transform="rotate(90) scale(2)"><rect x="10" y="-2" width="5" height="4" rx="1"/></g>
        <path d="M-30-30a10 10 0 0 1 20 0zm0 0"/><ellipse cx="-20" cy="20" rx="8" ry="4"/>
        <polygon points="20,20 40,20 40,30"/></g>
      """
    let outlines = try template(text).drawing(.init(.regular, .medium)).outlines
    #expect(outlines.count == 5)
    #expect(isNear(try bounds([outlines[0]]), -10, -10, 20, 20))
    #expect(isNear(try bounds([outlines[1]]), -4, 20, 8, 10))
    #expect(isNear(try bounds([outlines[2]]), -30, -40, 20, 10))
    #expect(isNear(try bounds([outlines[3]]), -28, 16, 16, 8))
    #expect(isNear(try bounds([outlines[4]]), 20, 20, 20, 10))
    // A circle, a rectangle with round corners twice as large, half a circle, an ellipse, a triangle.
    let rounded: Double = 4 * (20 - 4 + Double.pi)
    let areas: [Double] = [Double.pi * 100, rounded, Double.pi * 50, Double.pi * 32, 100]
    for (outline, exact) in zip(outlines, areas) {
      // Circles of four cubics are 0.03 % too large, no more.
      let share = abs(area(outline)) / exact
      #expect(abs(share - 1) < 0.0005, "\(exact)")
    }
  }

  @Test func fillRulesAreKept() throws {
    let squares = "M1400 1060h60v60h-60zM1420 1080h20v20h-20z"
    var text = SymbolTemplateText()
    text.margins["Regular-M"] = (1400, 1460)
    text.groups["Regular-M"] =
      "<path fill-rule=\"evenodd\" d=\"\(squares)\"/><path d=\"\(squares)\" style=\"fill-rule:nonzero\"/>"
    let outlines = try template(text).drawing(.init(.regular, .medium)).outlines
    #expect(outlines.map(\.fillRule) == [.evenOdd, .nonZero])
  }

  /// Programs turn lines into paths; shapes that are half transparent in a preview, or thin lines there,
  /// or invisible, are what they are.
  @Test func templatesOfOtherProgramsAreRead() throws {
    var text = SymbolTemplateText()
    text.isGuidePath = true
    text.head = """
      <style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
        .hidden {fill:none}</style>
      """
    text.addRectangle("Regular-M", x: 1400, y: 1060, width: 60, height: 60)
    text.groups["Regular-M"] = """
      <rect class="hidden" x="1300" y="1000" width="400" height="400"/>
      <path class="monochrome-0 hierarchical-0:secondary SFSymbolsPreviewWireframe"
        d="M1400 1060h60v60h-60z"/>
      <path style="fill:none;stroke:#000;stroke-width:50" d="M1300 1060h400"/>
      """
    let drawing = try template(text).drawing(.init(.regular, .medium))
    #expect(isNear(try bounds(drawing.outlines), -30, -30.7705, 60, 60))
    #expect(abs(drawing.width - 80) < 1e-9)
    #expect(drawing.warning?.contains("lines of Regular-M are left out") == true)
  }

  @Test func missingMarginsAreThoseOfAnother() throws {
    var text = SymbolTemplateText()
    text.addRectangle("Regular-M", x: 1400, y: 1060, width: 60, height: 60)
    text.margins["Regular-M"] = (1395, 1475)
    text.addRectangle("Black-M", x: 2800, y: 1060, width: 80, height: 60, margin: nil)
    var drawing = try template(text).drawing(.init(.black, .medium))
    #expect(abs(drawing.width - 100) < 0.01)
    #expect(isNear(try bounds(drawing.outlines), -45, -30.7705, 80, 60))
    text.margins = [:]
    drawing = try template(text).drawing(.init(.black, .medium))
    #expect(abs(drawing.width - 80) < 0.01)
  }

  @Test func defectsAreOneLine() throws {
    var good = SymbolTemplateText()
    good.addRectangle("Regular-M", x: 1400, y: 1060, width: 60, height: 60)
    func changed(_ change: (inout SymbolTemplateText) -> Void) -> String {
      var text = good
      change(&text)
      return text.text
    }
    let drawing = "<rect x='1400' y='1060' width='60' height='60'"
    for (text, said) in [
      (good.text.replacing("Regular-M", with: "Regular-X"), "no symbol template"),
      (good.text.replacing("Baseline-M", with: "Baseline"), "the guides Baseline-M and Capline-M"),
      (changed { $0.capHeight = -1 }, "the guides Baseline-M"),
      (changed { $0.margins["Regular-M"] = (9, 9) }, "the right margin of Regular-M"),
      (changed { $0.groups["Regular-M"] = "" }, "Regular-M fills nothing"),
      (changed { $0.groups["Regular-M"] = "<path d='M9 9'/>" }, "Regular-M fills nothing"),
      (changed { $0.groups["Regular-M"] = drawing + " opacity='0.5'/>" }, "half transparent"),
      (
        changed {
          $0.groups["Regular-M"] =
            "<clipPath id='c'><circle cx='1400' cy='1060' r='9'/></clipPath>" + drawing
            + " clip-path='url(#c)'/>"
        }, "Regular-M has pictures, clips"
      ),
      (changed { $0.groups["Regular-M"] = "<g>" }, "tags do not match"),
      (String(good.text.dropLast(10)), "tags do not match"),
      (changed { $0.groups["Regular-M"] = "<g>&none;</g>" }, "says:"), ("<html/>", "no SVG"),
      ("", "no SVG"),
    ] {
      let folder = try TemporaryFolder()
      try good.write("sign", to: folder)
      let file = try folder.write(text, "A.xcassets/sign.symbolset/symbol.svg")
      let catalog = try AssetCatalog(paths: [folder.path])
      do throws(ImageError) {
        let symbol = try catalog.symbol(named: "sign")
        _ = try symbol?.drawing(.init(.regular, .medium))
        Issue.record("\(said): drawn")
      } catch {
        let line = error.description
        #expect(line.hasPrefix(file + ": ") && line.contains(said), "\(line)")
        #expect(!line.contains("\n") && line.contains("; "), "\(line)")
      }
    }
    let empty = try TemporaryFolder(["A.xcassets/x.symbolset/Contents.json": Array("{}".utf8)])
    #expect(throws: ImageError.self) { try AssetCatalog(paths: [empty.path]) }
  }

  @Test func symbolsAreFoundByName() throws {
    let folder = try TemporaryFolder()
    var text = SymbolTemplateText()
    text.addRectangle("Regular-M", x: 1400, y: 1060, width: 60, height: 60)
    try text.write("my.sign.fill", to: folder)
    let catalog = try AssetCatalog(paths: [folder.path])
    #expect(try catalog.symbol(named: "my.sign.fill") === catalog.symbol(named: "my.sign.fill"))
    #expect(try catalog.symbol(named: "other") == nil)
    #expect(throws: ImageError.self) { try catalog.image(named: "my.sign.fill") }
    #expect(catalog.symbols.map(\.identifier) == ["mySignFill"])
    // An image of the name in a later catalog takes its place.
    let png = try folder.write(try PNGEncoder.encode(Pixmap(width: 1, height: 1)), "x.png")
    let other = try AssetCatalog(paths: [folder.path], overrides: ["my.sign.fill": png])
    #expect(try other.symbol(named: "my.sign.fill") == nil)
    #expect(try other.image(named: "my.sign.fill").size == Size(1, 1))
  }
}
