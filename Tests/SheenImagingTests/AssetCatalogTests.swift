import Foundation
import SheenCore
import SheenImaging
import SheenTestSupport
import Testing

/// Catalogs and folders give the variant that fits, and say in one line what is wrong.
@Suite struct AssetCatalogTests {
  /// A PNG of one opaque colour whose red tells it apart.
  private func png(_ red: UInt8) throws -> [UInt8] {
    var pixmap = Pixmap(width: 1, height: 1)
    pixmap[0, 0] = [red, 0, 0, 255]
    return try PNGEncoder.encode(pixmap)
  }

  private func red(_ asset: ImageAsset) -> UInt8 { asset.buffer.pixmap[0, 0].x }

  private func folder() throws -> TemporaryFolder {
    let images = """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "1.png"},
        {"idiom": "universal", "scale": "3x", "filename": "3.png"},
        {"idiom": "universal", "scale": "2x"},
        {"idiom": "iphone", "scale": "2x", "filename": "phone.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "info": {"author": "xcode", "version": 1}}
      """
    func color(_ space: String, _ red: String, _ green: String, _ blue: String) -> String {
      """
      {"color-space": "\(space)", "components":
        {"red": \(red), "green": \(green), "blue": \(blue), "alpha": "0.500"}}
      """
    }
    let colors = """
      {"colors": [
        {"idiom": "universal", "color": \(color("srgb", "\"0x6B\"", "\"1\"", "\"0.25\""))},
        {"idiom": "universal", "color": \(color("display-p3", "\"1.000\"", "\"0.000\"", "0")),
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """
    let gray = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.500", "alpha": "1.000"}}}]}
      """
    return try TemporaryFolder([
      "A.xcassets/Contents.json": Array("{}".utf8),
      "A.xcassets/Group/badge.imageset/Contents.json": Array(images.utf8),
      "A.xcassets/Group/badge.imageset/1.png": png(1),
      "A.xcassets/Group/badge.imageset/3.png": png(3),
      "A.xcassets/Group/badge.imageset/phone.png": png(4),
      "A.xcassets/Group/badge.imageset/dark.png": png(5),
      "A.xcassets/Named/Contents.json": Array(
        #"{"properties": {"provides-namespace": true}}"#.utf8),
      "A.xcassets/Named/Step.colorset/Contents.json": Array(colors.utf8),
      "A.xcassets/Gray.colorset/Contents.json": Array(gray.utf8),
      "A.xcassets/empty.imageset/Contents.json": Array(#"{"images": []}"#.utf8),
      "A.xcassets/lost.imageset/Contents.json": Array(
        #"{"images": [{"filename": "gone.png", "scale": "1x"}]}"#.utf8),
      "plain/dot.png": png(10), "plain/dot@2x.png": png(20), "plain/dot~dark@2x.png": png(30),
      "plain/photo.jpg": [0xFF, 0xD8, 0xFF, 0xE0], "plain/notes.txt": [1],
    ])
  }

  @Test func theVariantThatFitsIsChosen() throws {
    let folder = try folder()
    let catalog = try AssetCatalog(paths: [folder.path + "/A.xcassets"])
    for (scale, expected, expectedScale) in [(1.0, 1, 1.0), (1.5, 3, 3), (2, 3, 3), (4, 3, 3)] {
      let asset = try catalog.image(named: "badge", scale: scale)
      #expect(
        red(asset) == UInt8(expected) && asset.size == Size(1 / expectedScale, 1 / expectedScale),
        "scale \(scale)")
    }
    #expect(red(try catalog.image(named: "badge", scale: 1, isDark: true)) == 5)
    let (a, b) = (try catalog.image(named: "badge"), try catalog.image(named: "badge"))
    #expect(a.buffer === b.buffer)
  }

  @Test func colorsAreReadInEveryNotation() throws {
    let folder = try folder()
    let catalog = try AssetCatalog(paths: [folder.path])
    #expect(
      catalog.color(named: "Named/Step") == RGBA(107.0 / 255, 1.0 / 255, 0.25, 0.5))
    let p3 = try #require(catalog.color(named: "Named/Step", isDark: true))
    // Display P3 red in extended sRGB, CSS Color 4: color(srgb 1.09307 -0.22674 -0.15014).
    #expect(abs(p3.red - 1.09307) < 1e-4 && abs(p3.green + 0.22674) < 1e-4)
    #expect(abs(p3.blue + 0.15014) < 1e-4 && p3.alpha == 0.5)
    let gray = try #require(catalog.color(named: "Gray"))
    let linear = pow(0.5, 2.2)
    #expect(abs(gray.red - (1.055 * pow(linear, 1 / 2.4) - 0.055)) < 1e-9)
    #expect(catalog.color(named: "Step") == nil)
  }

  @Test func plainFoldersAreCatalogs() throws {
    let folder = try folder()
    let catalog = try AssetCatalog(paths: [folder.path + "/plain/"])
    #expect(red(try catalog.image(named: "dot")) == 10)
    #expect(red(try catalog.image(named: "dot", scale: 2)) == 20)
    #expect(red(try catalog.image(named: "dot", scale: 2, isDark: true)) == 30)
    #expect(catalog.symbols.map(\.name) == ["dot", "photo"])
    #expect(throws: ImageError.self) { try catalog.image(named: "photo") }
  }

  @Test func anImageCanBeReplacedByAFile() throws {
    let folder = try folder()
    let catalog = try AssetCatalog(
      paths: [folder.path + "/A.xcassets"],
      overrides: [
        "badge": folder.path + "/plain/dot@2x.png", "new": folder.path + "/plain/dot.png",
      ])
    let asset = try catalog.image(named: "badge", scale: 1, isDark: true)
    #expect(red(asset) == 20 && asset.size == Size(0.5, 0.5))
    #expect(red(try catalog.image(named: "new")) == 10)
    #expect(catalog.symbols.contains { $0.identifier == "new" })
    #expect(throws: ImageError.self) {
      try AssetCatalog(overrides: ["badge": folder.path + "/none.png"])
    }
  }

  @Test func defectsAreOneLine() throws {
    let folder = try folder()
    let catalog = try AssetCatalog(paths: [folder.path])
    for name in ["badge2", "empty", "lost", "photo"] {
      do throws(ImageError) {
        _ = try catalog.image(named: name)
        Issue.record("\(name) was found")
      } catch {
        #expect(!error.description.contains("\n") && error.description.contains("; "))
      }
    }
    for (json, part) in [
      ("{", "not valid JSON"), (#"{"images": [{"scale": 2}]}"#, "images.0.scale"),
    ] {
      let broken = try TemporaryFolder(["B.xcassets/x.imageset/Contents.json": Array(json.utf8)])
      do throws(ImageError) {
        _ = try AssetCatalog(paths: [broken.path])
        Issue.record("\(json) was accepted")
      } catch {
        #expect(error.kind == .catalog && error.description.contains(part), "\(error)")
      }
    }
    #expect(throws: ImageError.self) { try AssetCatalog(paths: [folder.path + "/none"]) }
  }

  @Test func theSeedsCatalogIsRead() throws {
    let seeds =
      ProcessInfo.processInfo.environment["SHEEN_SEEDS"]
      ?? (Corpus("pngsuite").folder ?? "") + "/../../seeds"
    guard FileManager.default.fileExists(atPath: seeds + "/Assets.xcassets") else {
      return print("skipped: no data in \(seeds) (set SHEEN_SEEDS)")
    }
    let catalog = try AssetCatalog(paths: AssetCatalog.catalogPaths(in: seeds))
    let badge = try catalog.image(named: "badge", scale: 2)
    #expect(badge.buffer.pixmap.width == 600 && badge.buffer.pixmap.height == 720)
    #expect(catalog.color(named: "StepRed") == RGBA(0x6B / 255.0, 1 / 255.0, 0x2C / 255.0))
    #expect(catalog.symbols.map(\.identifier) == ["stepBlue", "stepGreen", "stepRed", "badge"])
    #expect(catalog.warnings.isEmpty)
  }
}
