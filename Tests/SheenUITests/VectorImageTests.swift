import Foundation
import SheenCore
import SheenDisplay
import SheenImaging
import SheenTestSupport
import SheenUI
import Testing

/// SVG files in views: sizes in points, sharpness, templates, and custom symbols beside text.
@MainActor
struct VectorImageTests {
  private struct NoSymbol: Error {}

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
        <rect width="5" height="10" fill="red"/><rect x="10" width="10" height="10" fill="blue"/></svg>
      """, "plain/sign.svg")
    for (name, intent) in [("tint", "template"), ("own", "original")] {
      try folder.write(
        """
        {"images": [{"idiom": "universal", "filename": "a.svg"}],
         "properties": {"template-rendering-intent": "\(intent)"}}
        """, "A.xcassets/\(name).imageset/Contents.json")
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
          <rect width="10" height="10" fill="red"/></svg>
        """, "A.xcassets/\(name).imageset/a.svg")
    }
  }

  private func host(
    _ view: some View, size: Size = Size(200, 200), scale: Double = 1
  ) throws -> ViewHost {
    let catalog = try AssetCatalog(paths: [folder.path, folder.path + "/plain"])
    return ViewHost(
      view, configuration: HostConfiguration(size: size, scale: scale, assets: catalog))
  }

  private func size(_ view: some View) throws -> Size {
    try host(view).sizeThatFits(.unspecified)
  }

  private func picture(
    _ view: some View, _ width: Double, _ height: Double, scale: Double = 1
  ) throws -> Pixmap {
    let host = try host(view, size: Size(width, height), scale: scale)
    return try TestRenderers.cpu.picture(of: host.displayList(at: 0))
  }

  // MARK: Pictures

  @Test func theSizeIsThatOfTheDocument() throws {
    #expect(try size(Image("sign")) == Size(20, 10))
    let double = try host(Image("sign"), scale: 2)
    #expect(try double.sizeThatFits(.unspecified) == Size(20, 10))
    let (red, blue): (SIMD4<UInt8>, SIMD4<UInt8>) = ([255, 0, 0, 255], [0, 0, 255, 255])
    for scale in [1.0, 2, 3] {
      let picture = try picture(Image("sign"), 20, 10, scale: scale)
      let factor = Int(scale)
      for x in 0..<picture.width {
        let expected = x < 5 * factor ? red : x < 10 * factor ? [0, 0, 0, 0] : blue
        #expect(picture[x, 5 * factor] == expected, "\(x) at \(scale)")
      }
    }
  }

  /// Four times as large, an edge still lies within one pixel.
  @Test func aResizedImageStaysSharp() throws {
    let view = Image("sign").resizable().frame(width: 80, height: 40)
    let picture = try picture(view, 80, 40, scale: 2)
    for x in 0..<160 where abs(x - 40) > 1 && abs(x - 80) > 1 {
      let expected: SIMD4<UInt8> =
        x < 40 ? [255, 0, 0, 255] : x < 80 ? [0, 0, 0, 0] : [0, 0, 255, 255]
      #expect(picture[x, 40] == expected, "\(x)")
    }
    // Half as large: pixels are means.
    let small = try self.picture(Image("sign").resizable().frame(width: 10, height: 5), 10, 5)
    #expect(small[0, 0] == [255, 0, 0, 255] && small[6, 1] == [0, 0, 255, 255])
    #expect(abs(Int(small[2, 2].x) - 128) <= 1 && abs(Int(small[2, 2].w) - 128) <= 1)
  }

  @Test func capsAndTilesAreInPoints() throws {
    let caps = Image("sign")
      .resizable(capInsets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 10))
      .frame(width: 60, height: 10)
    let sliced = try picture(caps, 60, 10)
    // The middle five points are stretched to 45: their first and last half is mixed with what is beside.
    #expect(sliced[4, 5] == [255, 0, 0, 255] && sliced[12, 5] == [0, 0, 0, 0])
    #expect(sliced[44, 5] == [0, 0, 0, 0] && sliced[51, 5] == [0, 0, 255, 255])
    let tiles = try picture(
      Image("sign").resizable(resizingMode: .tile).frame(width: 60, height: 10), 60, 10)
    for copy in 0..<3 {
      #expect(tiles[20 * copy + 2, 5] == [255, 0, 0, 255])
      #expect(tiles[20 * copy + 7, 5] == [0, 0, 0, 0])
      #expect(tiles[20 * copy + 15, 5] == [0, 0, 255, 255])
    }
  }

  @Test func templatesTakeTheForeground() throws {
    let green: SIMD4<UInt8> = [0, 255, 0, 255]
    func pixel(_ image: Image, _ x: Int = 2) throws -> SIMD4<UInt8> {
      let view = image.resizable().frame(width: 20, height: 10)
        .foregroundStyle(Color(red: 0, green: 1, blue: 0))
      return try picture(view, 20, 10)[x, 5]
    }
    #expect(try pixel(Image("sign").renderingMode(.template)) == green)
    #expect(try pixel(Image("sign").renderingMode(.template), 7) == [0, 0, 0, 0])
    #expect(try pixel(Image("sign").renderingMode(.template), 15) == green)
    #expect(try pixel(Image("sign")) == [255, 0, 0, 255])
    // What the catalog says holds until the view says otherwise.
    #expect(try pixel(Image("tint")) == green)
    #expect(try pixel(Image("tint").renderingMode(.original)) == [255, 0, 0, 255])
    #expect(try pixel(Image("tint").renderingMode(.original).renderingMode(nil)) == green)
    #expect(try pixel(Image("own")) == [255, 0, 0, 255])
    #expect(try pixel(Image("own").renderingMode(.template)) == green)
    let canvas = Canvas { context, _ in
      context.draw(Image("tint"), at: CGPoint(x: 10, y: 5))
      context.draw(Image("own"), in: CGRect(x: 10, y: 0, width: 20, height: 10))
    }
    .foregroundStyle(Color(red: 0, green: 1, blue: 0))
    let drawn = try picture(canvas, 40, 10)
    #expect(drawn[5, 5] == green && drawn[15, 5] == [255, 0, 0, 255])
  }

  @Test func aBrokenFileIsTheErrorOfTheScene() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'", "plain/broken.svg")
    let broken = try host(Image("broken"))
    do throws(SceneError) {
      _ = try broken.displayList(at: 0)
      Issue.record("drawn")
    } catch {
      guard case .unusableImage(name: "broken", let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains("broken.svg: "))
    }
  }

  // MARK: Symbols

  /// A rectangle from the baseline to the height of capital letters, as wide as its weight says.
  private func writeSymbol(_ variants: [String: Double]) throws {
    var text = SymbolTemplateText()
    for (name, width) in variants {
      let row = String(name.suffix(1))
      let baseline = try #require(SymbolTemplateText.baselines[row])
      text.addRectangle(
        name, x: 1000, y: baseline - 70.459, width: width, height: 70.459, margin: 5)
    }
    try text.write("bar", to: folder)
  }

  private func bounds(_ view: some View) throws -> Rect {
    let list = try host(view).displayList(at: 0)
    guard case .fill(.path(let outline), _)? = list.items.first?.content else { throw NoSymbol() }
    return outline.controlBounds()
  }

  /// Capital letters of Apple's font are 1443 of 2048 units high.
  @Test(arguments: [10.0, 17, 34, 100.5])
  func theSizeFollowsTheFont(points: Double) throws {
    try writeSymbol(["Regular-M": 40])
    let view = Image("bar").font(.system(size: points))
    let size = try size(view)
    #expect(abs(size.width - 0.5 * points) < 1e-6)
    let bounds = try bounds(view)
    let capHeight = points * 1443 / 2048
    #expect(abs(bounds.height - capHeight) < 0.001 * points)
    #expect(abs(bounds.width - 0.4 * points) < 0.001 * points)
    // The middle of capital letters is that of the frame, as with the symbols of this library, which
    // snaps to pixels.
    #expect(abs(bounds.y + bounds.height / 2 - 100) < 0.51)
    #expect(abs(bounds.x + bounds.width / 2 - 100) < 0.51)
    #expect(size.height > capHeight && size.height < capHeight + 0.04 * points)
  }

  @Test func theNearestWeightIsDrawn() throws {
    try writeSymbol(["Ultralight-S": 10, "Regular-S": 20, "Black-S": 30])
    func width(_ weight: Font.Weight) throws -> Double {
      // Of the row S only: at the scale small each drawing is as it is.
      try bounds(
        Image("bar").font(.system(size: 100, weight: weight)).imageScale(.small)
      ).width
    }
    for (weight, expected) in [
      (Font.Weight.ultraLight, 10.0), (.thin, 10), (.light, 20), (.regular, 20), (.medium, 20),
      (.semibold, 20), (.bold, 30), (.heavy, 30), (.black, 30),
    ] {
      #expect(abs(try width(weight) - expected) < 0.01, "\(weight)")
    }
    let bold = Image("bar").font(.system(size: 100)).imageScale(.small)
    #expect(abs(try bounds(bold.fontWeight(.black)).width - 30) < 0.01)
  }

  /// The rows of a template are what the scales look like; one that is missing is made of another, by
  /// the factors of the symbols of this library.
  @Test func scalesAreRowsOrFactors() throws {
    try writeSymbol(["Regular-S": 20, "Regular-M": 30, "Regular-L": 50])
    func width(_ scale: Image.Scale) throws -> Double {
      try bounds(Image("bar").font(.system(size: 100)).imageScale(scale)).width
    }
    #expect(abs(try width(.small) - 20) < 0.01)
    #expect(abs(try width(.medium) - 30) < 0.01)
    #expect(abs(try width(.large) - 50) < 0.01)
    try writeSymbol(["Regular-M": 30])
    #expect(abs(try width(.small) - 24) < 0.01)
    #expect(abs(try width(.large) - 38.4) < 0.01)
    try writeSymbol(["Regular-S": 20])
    #expect(abs(try width(.medium) - 25) < 0.01)
  }

  @Test func symbolsTakeTheForegroundAndResize() throws {
    try writeSymbol(["Regular-M": 40])
    let green = Color(red: 0, green: 1, blue: 0)
    let natural = try picture(Image("bar").font(.system(size: 100)).foregroundStyle(green), 60, 80)
    #expect(natural[30, 40] == [0, 255, 0, 255] && natural[5, 40] == [0, 0, 0, 0])
    // 50 wide between the margins, 73.459 high with 1.5 above and below.
    let stretched = try bounds(Image("bar").resizable().frame(width: 100, height: 100))
    #expect(abs(stretched.width - 80) < 0.01)
    #expect(abs(stretched.height - 100 * 70.459 / 73.459) < 0.01)
    #expect(try host(Image("bar")).sizeThatFits(ProposedViewSize(width: 5, height: 90)).width > 5)
    let original = Image("bar").renderingMode(.original).font(.system(size: 100))
    #expect(try picture(original.foregroundStyle(green), 60, 80)[30, 40] == [0, 255, 0, 255])
  }

  /// Where two shapes cover each other, half transparent is half transparent; each by its own rule.
  @Test func shapesOfASymbolAreOne() throws {
    var text = SymbolTemplateText()
    text.margins["Regular-M"] = (1000, 1100)
    text.groups["Regular-M"] = """
      <path d="M1000 1056h60v70h-60z"/><path d="M1040 1056v70h60v-70z"/>
      <path fill-rule="evenodd" d="M1000 1056h100v20h-100zM1010 1060h80v10h-80z"/>
      """
    try text.write("bar", to: folder)
    let view = Image("bar").font(.system(size: 100)).foregroundStyle(.black.opacity(0.5))
    let picture = try picture(view, 100, 100)
    for x in [5, 30, 50, 70, 95] { #expect(abs(Int(picture[x, 60].w) - 128) <= 1, "\(x)") }
    #expect(picture[50, 5] == [0, 0, 0, 0] && picture[50, 95] == [0, 0, 0, 0])
  }

  @Test func aSymbolWithoutDrawingIsTheErrorOfTheScene() throws {
    var text = SymbolTemplateText()
    text.margins["Regular-M"] = (1000, 1100)
    text.groups["Regular-M"] = ""
    try text.write("bar", to: folder)
    #expect(throws: SceneError.self) { try host(Image("bar")).displayList(at: 0) }
  }
}
