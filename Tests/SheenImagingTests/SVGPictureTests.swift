import Foundation
import SheenCore
import SheenImaging
import SheenTestSupport
import Testing

/// SVG files as images: their pixels by mathematics, their sizes by what their outermost tag says.
@Suite struct SVGPictureTests {
  /// An SVG of 40×40 points.
  private func svg(_ content: String, _ root: String = "width=\"40\" height=\"40\"") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(root)>"
      + content + "</svg>"
  }

  private func asset(
    _ text: String, scale: Double = 1, file: String = "a.svg"
  ) throws -> ImageAsset {
    let folder = try TemporaryFolder()
    try folder.write(text, file)
    return try AssetCatalog(paths: [folder.path]).image(named: "a", scale: scale)
  }

  /// The pixels at scale 1, four to a point along each axis.
  private func picture(_ content: String) throws -> Pixmap {
    let asset = try asset(svg(content))
    #expect(asset.size == Size(40, 40))
    #expect(asset.buffer.pixmap.width == 160 && asset.buffer.pixmap.height == 160)
    return asset.buffer.pixmap
  }

  /// The premultiplied pixel at a place in points.
  private func pixel(_ picture: Pixmap, _ x: Double, _ y: Double) -> SIMD4<UInt8> {
    picture[Int(x * 4), Int(y * 4)]
  }

  private func isNear(_ a: SIMD4<UInt8>, _ b: [Double], within tolerance: Double = 1) -> Bool {
    (0..<4).allSatisfy { abs(Double(a[$0]) - b[$0]) <= tolerance }
  }

  // MARK: Pixels

  @Test func rectanglesCoverTheirPixelsExactly() throws {
    let picture = try picture(
      #"<rect x="10" y="5" width="12.5" height="20" fill="rgb(255,128,0)"/>"#)
    for y in 0..<160 {
      for x in 0..<160 {
        let isInside = (40..<90).contains(x) && (20..<100).contains(y)
        #expect(picture[x, y] == (isInside ? [255, 128, 0, 255] : [0, 0, 0, 0]), "\(x) \(y)")
      }
    }
  }

  @Test func circlesHaveTheirArea() throws {
    let picture = try picture(#"<circle cx="20" cy="20" r="15" fill="blue"/>"#)
    var area = 0.0
    for y in 0..<160 {
      for x in 0..<160 {
        area += Double(picture[x, y].w) / 255
        let distance = hypot(Double(x) + 0.5 - 80, Double(y) + 0.5 - 80)
        if distance < 59 { #expect(picture[x, y] == [0, 0, 255, 255]) }
        if distance > 61 { #expect(picture[x, y] == [0, 0, 0, 0]) }
      }
    }
    // Edges within a twentieth of a pixel, on the average along the circle.
    #expect(abs(area - .pi * 60 * 60) < 2 * .pi * 60 / 20)
  }

  @Test func linearGradientsAreMixedInEncodedColors() throws {
    let picture = try picture(
      """
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" y1="0" x2="36" y2="0">
        <stop offset="0" stop-color="#204060"/><stop offset="1" stop-color="#e0c0a0"/>
      </linearGradient><rect width="40" height="40" fill="url(#g)"/>
      """)
    let (from, to) = ([32.0, 64, 96], [224.0, 192, 160])
    for x in stride(from: 0, to: 160, by: 7) {
      let t = min(max(((Double(x) + 0.5) / 4 - 4) / 32, 0), 1)
      let color = zip(from, to).map { $0 + ($1 - $0) * t } + [255]
      #expect(isNear(picture[x, 80], color, within: 2), "\(x): \(picture[x, 80])")
    }
  }

  @Test func radialGradientsFollowTheDistance() throws {
    let picture = try picture(
      """
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="20" cy="20" r="20">
        <stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </radialGradient><rect width="40" height="40" fill="url(#g)"/>
      """)
    for (x, y) in [(80, 80), (100, 80), (80, 30), (110, 120), (20, 60)] {
      let t = min(hypot(Double(x) + 0.5 - 80, Double(y) + 0.5 - 80) / 80, 1)
      let gray = 255 * (1 - t)
      #expect(isNear(picture[x, y], [gray, gray, gray, 255], within: 2), "\(x) \(y)")
    }
  }

  @Test func transformsAreApplied() throws {
    // A square of side 20 turned by 45° about the middle: |x| + |y| ≤ 10 · √2.
    let picture = try picture(
      """
      <g transform="translate(20 20)"><rect x="-10" y="-10" width="20" height="20" fill="#0a0"
        transform="rotate(45)"/></g>
      """)
    for y in stride(from: 0, to: 160, by: 3) {
      for x in stride(from: 0, to: 160, by: 3) {
        let (dx, dy) = (abs(Double(x) + 0.5 - 80), abs(Double(y) + 0.5 - 80))
        let distance = dx + dy - 40 * 2.0.squareRoot()
        if distance < -2 { #expect(picture[x, y] == [0, 170, 0, 255], "\(x) \(y)") }
        if distance > 2 { #expect(picture[x, y] == [0, 0, 0, 0], "\(x) \(y)") }
      }
    }
  }

  @Test func opacitiesMultiply() throws {
    let picture = try picture(
      """
      <rect width="20" height="40" fill="#f00" fill-opacity="0.5"/>
      <g opacity="0.5"><rect x="20" width="10" height="40" fill="#00f"/>
        <rect x="25" width="15" height="40" fill="#0f0" opacity="0.5"/></g>
      """)
    #expect(isNear(pixel(picture, 10, 20), [127.5, 0, 0, 127.5]))
    #expect(isNear(pixel(picture, 22, 20), [0, 0, 127.5, 127.5]))
    // Half green over blue, halved; half green alone, halved.
    #expect(isNear(pixel(picture, 27, 20), [0, 63.75, 63.75, 127.5]))
    #expect(isNear(pixel(picture, 35, 20), [0, 63.75, 0, 63.75]))
  }

  @Test func clipsMasksAndLinesAreDrawn() throws {
    let picture = try picture(
      """
      <clipPath id="c"><rect width="10" height="40"/></clipPath>
      <mask id="m"><rect x="20" width="10" height="40" fill="#fff" fill-opacity="0.25"/></mask>
      <rect width="20" height="40" fill="#f00" clip-path="url(#c)"/>
      <rect x="20" width="20" height="40" fill="#f00" mask="url(#m)"/>
      <path d="M32 20h6" fill="none" stroke="#00f" stroke-width="4" stroke-linecap="square"/>
      <use xlink:href="#dot" x="12"/><defs><rect id="dot" y="30" width="5" height="5"/></defs>
      """)
    #expect(pixel(picture, 5, 20) == [255, 0, 0, 255])
    #expect(pixel(picture, 15, 20) == [0, 0, 0, 0])
    #expect(isNear(pixel(picture, 25, 10), [63.75, 0, 0, 63.75]))
    #expect(pixel(picture, 35, 10) == [0, 0, 0, 0])
    #expect(pixel(picture, 30.5, 18.5) == [0, 0, 255, 255])
    #expect(pixel(picture, 39.5, 21.5) == [0, 0, 255, 255])
    #expect(pixel(picture, 35, 22.5) == [0, 0, 0, 0])
    #expect(pixel(picture, 14, 32) == [0, 0, 0, 255])
  }

  // MARK: Sizes

  @Test(arguments: [
    (#"width="30" height="20""#, 30.0, 20.0), (#"width="30px" height="20.5px""#, 30, 20.5),
    (#"viewBox="5 5 24 12""#, 24, 12), (#"viewBox="0,0,24,12""#, 24, 12),
    (#"width="100%" height="100%" viewBox="0 0 24 12""#, 24, 12),
    (#"width="50%" height="200%" viewBox="0 0 24 12""#, 12, 24),
    (#"width="48" viewBox="0 0 24 12""#, 48, 24), (#"height="3" viewBox="0 0 24 12""#, 6, 3),
    (#"width="48" height="48" viewBox="0 0 24 12""#, 48, 48),
    (#"width="1in" height="72pt""#, 96, 96), (#"width="25.4mm" height="2.54cm""#, 96, 96),
    (#"width="6pc" height="1em""#, 96, 16), (#"width=" 1e1 " height='.5e1'"#, 10, 5),
    (#"width="10" height="10" viewBox="0 0 0 0""#, 10, 10),
  ])
  func theOutermostTagSaysTheSize(root: String, width: Double, height: Double) throws {
    let asset = try asset(svg("<rect width='1' height='1'/>", root))
    #expect(abs(asset.size.width - width) < 1e-9 && abs(asset.size.height - height) < 1e-9)
    let pixmap = asset.buffer.pixmap
    #expect(pixmap.width == Int((width * 4).rounded(.up)))
    #expect(pixmap.height == Int((height * 4).rounded(.up)))
  }

  /// The view box is fitted into the size, in its middle.
  @Test func theViewBoxFillsTheSize() throws {
    let content = "<rect x='5' y='5' width='24' height='12' fill='#f00'/>"
    for root in [#"viewBox="5 5 24 12""#, #"width="200%" height="200%" viewBox="5 5 24 12""#] {
      let pixmap = try asset(svg(content, root)).buffer.pixmap
      for (x, y) in [(0, 0), (pixmap.width - 1, pixmap.height - 1)] {
        #expect(pixmap[x, y] == [255, 0, 0, 255], "\(root)")
      }
    }
    let fitted = try asset(svg(content, #"width="24" height="24" viewBox="5 5 24 12""#))
    let pixmap = fitted.buffer.pixmap
    #expect(pixmap[0, 23] == [0, 0, 0, 0] && pixmap[0, 24] == [255, 0, 0, 255])
    #expect(pixmap[95, 71] == [255, 0, 0, 255] && pixmap[95, 72] == [0, 0, 0, 0])
  }

  @Test func thingsBeforeTheOutermostTagAreNoTrouble() throws {
    let text = svg("<rect width='40' height='40' fill='&color;'/>")
    let type = """
      <!DOCTYPE svg [<!-- ' > --><!ENTITY other "<svg width='1'>"><!ENTITY color '#f00'>]>
      """
    for head in ["", "\u{FEFF}<?xml version='1.0'?>\n", "  \n", "<!-- <svg> -->\n"] {
      let asset = try asset(head + type + "<?mind the=\"gap\"?>" + text)
      #expect(asset.size == Size(40, 40) && asset.buffer.pixmap[80, 80] == [255, 0, 0, 255])
    }
  }

  @Test func aPictureHasFourTimesThePixelsUpToALimit() throws {
    for (points, scale, pixels) in [
      (40.0, 1.0, 160), (40, 2, 320), (40, 1.5, 240), (10.3, 2, 83), (400, 2, 1600),
      (512, 1, 2048), (513, 1, 1026), (600, 2, 1200), (0.01, 1, 1),
    ] {
      let root = "width=\"\(points)\" height=\"\(points)\""
      let asset = try asset(svg("", root), scale: scale)
      #expect(asset.buffer.pixmap.width == pixels, "\(points) at \(scale)")
      #expect(asset.size == Size(points, points))
    }
  }

  // MARK: Catalogs

  @Test func variantsOfACatalogAreChosen() throws {
    let folder = try TemporaryFolder()
    let set = "A.xcassets/sign.imageset/"
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "light.svg"},
        {"idiom": "universal", "filename": "dark.svg",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"preserves-vector-representation": true,
         "template-rendering-intent": "template"}}
      """, set + "Contents.json")
    try folder.write(svg("<rect width='40' height='40' fill='#f00'/>"), set + "light.svg")
    try folder.write(svg("<rect width='40' height='40' fill='#00f'/>"), set + "dark.svg")
    let catalog = try AssetCatalog(paths: [folder.path])
    let (light, dark) = (
      try catalog.image(named: "sign"), try catalog.image(named: "sign", isDark: true)
    )
    #expect(light.buffer.pixmap[0, 0] == [255, 0, 0, 255] && light.isTemplate)
    #expect(dark.buffer.pixmap[0, 0] == [0, 0, 255, 255])
    #expect(try catalog.image(named: "sign").buffer === light.buffer)
    let large = try catalog.image(named: "sign", scale: 2)
    #expect(large.buffer !== light.buffer && large.size == light.size)
  }

  @Test func looseFilesAreImages() throws {
    func filled(_ color: String) -> String { svg("<rect width='40' height='40' fill='\(color)'/>") }
    let folder = try TemporaryFolder()
    try folder.write(filled("#f00"), "s/a.svg")
    try folder.write(filled("#00f"), "s/a~dark.svg")
    try folder.write(filled("#0f0"), "s/b@2x.SVG")
    let catalog = try AssetCatalog(
      paths: [folder.path + "/s"], overrides: ["c": folder.path + "/s/a~dark.svg"])
    #expect(try catalog.image(named: "a").buffer.pixmap[0, 0] == [255, 0, 0, 255])
    #expect(try catalog.image(named: "a", isDark: true).buffer.pixmap[0, 0] == [0, 0, 255, 255])
    #expect(try catalog.image(named: "c").buffer.pixmap[0, 0] == [0, 0, 255, 255])
    // Two pixels a point: half as large, and drawn for that.
    let half = try catalog.image(named: "b", scale: 2)
    #expect(half.size == Size(20, 20) && half.buffer.pixmap.width == 160)
    #expect(catalog.symbols.map(\.identifier) == ["a", "b", "c"])
    // Files one by one, as they lie beside a scene.
    let files = try AssetCatalog(
      paths: ["a.svg", "a~dark.svg"].map { folder.path + "/s/" + $0 })
    #expect(try files.image(named: "a").buffer.pixmap[0, 0] == [255, 0, 0, 255])
    #expect(try files.image(named: "a", isDark: true).buffer.pixmap[0, 0] == [0, 0, 255, 255])
  }
}
