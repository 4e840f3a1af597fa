import SheenImaging
import Testing

/// Symbols are named as in the generated files of published Xcode projects.
@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("badge", "badge"), ("Badge", "badge"), ("weather-clear", "weatherClear"),
    ("AVR_Red_Smarthome", "avrRedSmarthome"), ("ProfImage", "prof"), ("Image", "image"),
    ("URLIcon", "urlIcon"), ("HTTP", "http"), ("hero image 2", "heroImage2"),
    ("2nd place", "_2ndPlace"), ("default", "`default`"), ("repeatImage", "`repeat`"),
    ("icon.v2", "iconV2"), ("AccentColor", "accentColor"),
  ])
  func images(name: String, identifier: String) {
    #expect(AssetSymbol.identifier(for: name, kind: .image) == identifier)
  }

  @Test(arguments: [
    ("StepRed", "stepRed"), ("AccentColor", "accent"), ("accent-color", "accent"),
    ("Color", "color"), ("BackgroundImage", "backgroundImage"), ("defaultColor", "`default`"),
  ])
  func colors(name: String, identifier: String) {
    #expect(AssetSymbol.identifier(for: name, kind: .color) == identifier)
  }

  @Test func namesWithoutLettersHaveNone() {
    #expect(AssetSymbol.identifier(for: "--", kind: .image) == nil)
  }

  @Test func clashesGetNoSymbol() {
    let (symbols, warnings) = AssetSymbol.symbols(
      colors: ["Red", "brand", "Brand"], images: ["brand", "red", "Deep/brand"])
    #expect(
      symbols == [
        AssetSymbol(identifier: "brand", namespace: ["Deep"], name: "Deep/brand", kind: .image),
        AssetSymbol(identifier: "brand", name: "brand", kind: .image),
        AssetSymbol(identifier: "red", name: "red", kind: .image),
      ])
    #expect(warnings.count == 3)
  }
}
