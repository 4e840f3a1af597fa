import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Pictures in frames that are not their own: slices, tiles, templates.
@MainActor
struct ImageTests {
  private func item(_ view: some View, size: Size = Size(400, 400)) throws -> DisplayItem {
    try #require(host(view, size: size).displayList(at: 0).items.first)
  }

  /// The rectangles filled by an item, and where the whole picture of each lies.
  private func parts(_ item: DisplayItem) -> [(target: Rect, picture: SheenDisplay.ImagePaint)] {
    switch item.content {
    case .group(let items): items.flatMap(parts)
    case .fill(let shape, .image(let paint)): [(shape.bounds, paint)]
    default: []
    }
  }

  @Test func capsKeepTheirSizeAndTheRestStretches() throws {
    // 64 × 40, 10 at the left, 4 at the right, 8 above and below, in 164 × 56.
    let image = Image("swatch")
      .resizable(capInsets: EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 4))
      .frame(width: 164, height: 56)
    let parts = parts(try item(image, size: Size(164, 56)))
    #expect(parts.count == 9)
    #expect(
      parts.map(\.target)
        == [0, 8, 48].enumerated().flatMap { row, y in
          [0.0, 10, 160].enumerated().map { column, x in
            Rect(x, Double(y), [10, 150, 4][column], [8, 40, 8][row])
          }
        })
    // The middle is 50 × 24 stretched to 150 × 40: the whole picture 3 and 5/3 times as large.
    let middle = parts[4].picture.rect
    #expect(isNear(middle, Rect(10 - 30, 8 - 8 * 5.0 / 3, 192, 40 * 5.0 / 3)))
    // A corner lies as in the picture itself.
    #expect(parts[0].picture.rect == Rect(0, 0, 64, 40))
    #expect(isNear(parts[8].picture.rect, Rect(100, 16, 64, 40)))
  }

  @Test func rightToLeftChangesTheSides() throws {
    let image = Image("swatch").resizable(
      capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 4)
    )
    .frame(width: 164, height: 40).environment(\.layoutDirection, .rightToLeft)
    #expect(
      parts(try item(image, size: Size(164, 40))).map(\.target.width) == [4, 150, 10])
  }

  @Test func capsLargerThanTheFrameShareIt() throws {
    let image = Image("swatch")
      .resizable(capInsets: EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
      .frame(width: 20, height: 40)
    let parts = parts(try item(image, size: Size(20, 40)))
    #expect(parts.map(\.target) == [Rect(0, 0, 15, 40), Rect(15, 0, 5, 40)])
  }

  @Test func tilesKeepTheirSize() throws {
    let image = Image("swatch").resizable(resizingMode: .tile).frame(width: 150, height: 90)
    let parts = parts(try item(image, size: Size(150, 90)))
    let part = try #require(parts.first)
    #expect(parts.count == 1 && part.target == Rect(0, 0, 150, 90))
    // Three by three copies are needed; the picture holds a power of two each way.
    #expect(part.picture.rect == Rect(0, 0, 256, 160))
    #expect(part.picture.image.pixmap.width == 256 && part.picture.image.pixmap.height == 160)
  }

  @Test func edgesOfTiledSlicesRepeatAlongOneAxis() throws {
    let image = Image("swatch")
      .resizable(
        capInsets: EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 4), resizingMode: .tile
      )
      .frame(width: 164, height: 56)
    let parts = parts(try item(image, size: Size(164, 56)))
    // Above: 150 wide of 50 wide copies, 8 high as in the picture.
    let top = parts[1].picture
    #expect(top.rect == Rect(10, 0, 200, 8))
    #expect(top.image.pixmap.width == 200 && top.image.pixmap.height == 8)
    let middle = parts[4].picture
    #expect(middle.rect == Rect(10, 8, 200, 48))
  }

  @Test func aTemplateIsFilledWithTheForeground() throws {
    let drawn = try item(
      Image("swatch").renderingMode(.template).resizable().frame(width: 32, height: 20)
        .foregroundStyle(.green), size: Size(32, 20))
    guard case .fill(_, .solid(let color)) = drawn.content else {
      Issue.record("\(drawn)")
      return
    }
    #expect(color.green > color.red)
    let stencil = try #require(drawn.mask?.items.first)
    #expect(parts(stencil).map(\.picture.rect) == [Rect(0, 0, 32, 20)])
    let original = try item(
      Image("swatch").renderingMode(.original), size: Size(64, 40))
    #expect(original.mask == nil && parts(original).count == 1)
  }

  @Test func imagesInPaintsRepeatFromTheCornerOfTheShape() throws {
    let drawn = try item(
      Rectangle().fill(
        ImagePaint(
          image: Image("swatch"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 0.5)
      )
      .frame(width: 40, height: 20), size: Size(60, 40))
    let part = try #require(parts(drawn).first)
    // Half of 64 at half size: copies of 16 × 20, three of them, four in the picture.
    #expect(part.picture.rect == Rect(10, 10, 64, 20))
    #expect(part.picture.image.pixmap.width == 128 && part.picture.image.pixmap.height == 40)
  }

  @Test func theSameTilesAreMadeOnce() throws {
    func picture() throws -> ImageBuffer? {
      let image = Image("swatch").resizable(resizingMode: .tile).frame(width: 300, height: 90)
      return parts(try item(image, size: Size(300, 90))).first?.picture.image
    }
    let (first, second) = (try picture(), try picture())
    #expect(first != nil && first == second)
  }

  @Test func codeCanDrawAPicture() throws {
    let image = Image(size: CGSize(width: 20, height: 10), opaque: true) { context in
      context.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.red))
    }
    let natural = host(image, size: Size(40, 40))
    #expect(try rects(natural) == [Rect(10, 15, 20, 10), Rect(15, 20, 5, 5)])
    let stretched = host(image.resizable(), size: Size(40, 40))
    #expect(try rects(stretched) == [Rect(0, 0, 40, 40), Rect(10, 20, 10, 20)])
  }
}
