import CFREETYPE
import Foundation
import SheenCore
import SheenTestSupport
import SheenText
import Testing

/// Which font a query finds.
@Suite struct FontLibraryTests {
  private static let inter = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private func name(_ face: TypeFace) -> String { (face.path as NSString).lastPathComponent }

  @Test func everyWeightAndItalicIsTheFamilysOwn() throws {
    let upright = Self.inter.map { "Inter-\($0).otf" }
    let italic = Self.inter.map { $0 == "Regular" ? "Inter-Italic.otf" : "Inter-\($0)Italic.otf" }
    try FontFixture.with(upright + italic) { library, _ in
      for (number, weight) in stride(from: 100, through: 900, by: 100).enumerated() {
        let query = FontQuery(.system, size: 17, weight: weight)
        #expect(name(library.face(for: query)) == upright[number])
        let slanted = FontQuery(.system, size: 17, weight: weight, isItalic: true)
        #expect(name(library.face(for: slanted)) == italic[number])
      }
      #expect(library.warnings.isEmpty)
    }
  }

  @Test func namesAreThoseOfFamiliesFullNamesOrPostScript() throws {
    try FontFixture.with(["Inter-Regular.otf", "Inter-Bold.otf", "Inter-BoldItalic.otf"]) {
      library, _ in
      func found(_ family: String, weight: Int? = nil, isItalic: Bool = false) -> String {
        name(
          library.face(
            for: FontQuery(.named(family), size: 12, weight: weight, isItalic: isItalic)))
      }
      #expect(found("Inter") == "Inter-Regular.otf")
      #expect(found("inter", weight: 700) == "Inter-Bold.otf")
      #expect(found("Inter Bold") == "Inter-Bold.otf")
      #expect(found("Inter-Bold") == "Inter-Bold.otf")
      #expect(found("Inter-Bold", weight: 400) == "Inter-Regular.otf")
      #expect(found("Inter-Bold", isItalic: true) == "Inter-BoldItalic.otf")
      #expect(found("Inter-BoldItalic") == "Inter-BoldItalic.otf")
    }
  }

  @Test func theNearestWeightIsThatOfCSS() throws {
    // DejaVu Sans has 200, 400 and 700.
    try FontFixture.with(["DejaVuSans-ExtraLight.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]) {
      library, _ in
      let expected = [
        100: "DejaVuSans-ExtraLight.ttf", 300: "DejaVuSans-ExtraLight.ttf", 400: "DejaVuSans.ttf",
        500: "DejaVuSans.ttf", 600: "DejaVuSans-Bold.ttf", 900: "DejaVuSans-Bold.ttf",
      ]
      for (weight, file) in expected {
        #expect(name(library.face(for: FontQuery(size: 1, weight: weight))) == file, "\(weight)")
      }
    }
  }

  @Test func widthIsTheFirstThatCounts() throws {
    try FontFixture.with(["DejaVuSans.ttf", "DejaVuSansCondensed-Bold.ttf"]) { library, _ in
      let narrow = FontQuery(size: 1, width: 75)
      #expect(name(library.face(for: narrow)) == "DejaVuSansCondensed-Bold.ttf")
      #expect(name(library.face(for: FontQuery(size: 1, weight: 700))) == "DejaVuSans.ttf")
    }
  }

  @Test func designsHaveTheirFamilies() throws {
    let files = [
      "Inter-Regular.otf", "Caladea-Regular.ttf", "Quicksand-Regular.ttf",
      "JetBrainsMono-Regular.ttf",
    ]
    try FontFixture.with(files) { library, _ in
      let designs: [FontQuery.Family] = [.system, .serif, .rounded, .monospaced]
      #expect(designs.map { name(library.face(for: FontQuery($0, size: 12))) } == files)
    }
    // What is not there is the system's.
    try FontFixture.with(["Inter-Regular.otf"]) { library, _ in
      for design: FontQuery.Family in [.serif, .rounded, .monospaced] {
        #expect(name(library.face(for: FontQuery(design, size: 12))) == "Inter-Regular.otf")
      }
    }
    // Letters of one width stay so in a family that is on no list.
    try FontFixture.with(["Loma.ttf", "DejaVuSansMono.ttf"]) { library, _ in
      #expect(name(library.face(for: FontQuery(.system, size: 12))) == "DejaVuSansMono.ttf")
      #expect(name(library.face(for: FontQuery(.monospaced, size: 12))) == "DejaVuSansMono.ttf")
    }
  }

  @Test func missingNamesAreToldOfOnce() throws {
    try FontFixture.with(["Inter-Regular.otf"]) { library, _ in
      for size in [10.0, 20] {
        let face = library.face(for: FontQuery(.named("No Such"), size: size))
        #expect(name(face) == "Inter-Regular.otf")
      }
      _ = library.face(for: FontQuery(.named("No Such"), size: 10, weight: 700))
      #expect(library.warnings == [.missing(name: "No Such", substitute: "Inter")])
      #expect(library.warnings[0].description.contains("\"No Such\", text is set in Inter"))
    }
  }

  @Test(arguments: [150, 400, 650, 900])
  func variableFontsHaveEveryWeight(weight: Int) throws {
    try FontFixture.with(["Inter-roman.var.ttf"]) { library, folder in
      let path = folder.appending(path: "Inter-roman.var.ttf").path
      let expected = try HarfBuzz.glyphs("Hamburg", font: path, variations: "wght=\(weight)")
      guard let expected else { return }
      let font = FontQuery(.named("Inter"), size: 2816, weight: weight)
      let line = try #require(ShapedText("Hamburg", font, in: library).layout().lines.first)
      #expect(line.glyphs.map(\.id) == expected.map(\.g))
      #expect(line.width == Double(expected.map(\.ax).reduce(0, +)))
    }
  }

  @Test func outlinesFollowTheWeightAxis() throws {
    // The stem of l is the glyph's whole width; heavier is wider.
    try FontFixture.with(["Inter-roman.var.ttf"]) { library, _ in
      let widths = try [100, 400, 700, 900].map { weight in
        let face = library.face(for: FontQuery(size: 1, weight: weight))
        guard case .outline(let outline) = face.drawing(try #require(face.glyph("l"))) else {
          return 0.0
        }
        return outline.controlBounds().width
      }
      #expect(widths[0] > 0)
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func uprightLettersSlantWhereThereAreNoOthers() throws {
    try FontFixture.with(["Quicksand-Regular.ttf"]) { library, _ in
      let upright = library.face(for: FontQuery(.rounded, size: 1))
      let slanted = library.face(for: FontQuery(.rounded, size: 1, isItalic: true))
      let glyph = try #require(upright.glyph("H"))
      guard case .outline(let before) = upright.drawing(glyph),
        case .outline(let after) = slanted.drawing(glyph)
      else { return #expect(Bool(false)) }
      // 12°: x grows by the tangent for each em upwards, y stays.
      let lean = Affine(a: 1, b: 0, c: -0.2126, d: 1, tx: 0, ty: 0)
      let (expected, bounds) = (before.controlBounds(lean), after.controlBounds())
      #expect(abs(expected.x - bounds.x) < 1e-9 && abs(expected.width - bounds.width) < 1e-9)
      #expect(expected.y == bounds.y && expected.height == bounds.height)
      #expect(bounds.width > before.controlBounds().width)
    }
    // An axis for it does it better than shearing.
    try FontFixture.with(["Inter.var.ttf"]) { library, folder in
      let path = folder.appending(path: "Inter.var.ttf").path
      let expected = try HarfBuzz.glyphs("af", font: path, variations: "wght=400,slnt=-10")
      guard let expected else { return }
      let font = FontQuery(.named("Inter"), size: 2816, isItalic: true)
      let line = try #require(ShapedText("af", font, in: library).layout().lines.first)
      #expect(line.glyphs.map(\.id) == expected.map(\.g))
      #expect(line.width == Double(expected.map(\.ax).reduce(0, +)))
    }
  }

  @Test func furtherFoldersArePreferredAndLibrariesShareNothing() throws {
    try FontFixture.with(["Inter-Regular.otf"]) { library, folder in
      let both = FontLibrary(directories: [folder.path])
      #expect(both.face(for: FontQuery(size: 1)).path == folder.path + "/Inter-Regular.otf")
      let none = FontLibrary(includesInstalled: false)
      #expect(none.face(for: FontQuery(size: 1)) == .boxes)
      #expect(library.face(for: FontQuery(size: 1)) == library.face(for: FontQuery(size: 99)))
    }
  }
}
