import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Every way to put something in front of or behind a view, to clip one, and to leave the safe
/// area.
@MainActor
struct SecondaryTests {
  private func frames(
    _ view: some View, safeArea: EdgeInsets = EdgeInsets()
  ) throws -> [Rect] {
    try rects(host(view, size: Size(100, 80), safeArea: safeArea))
  }

  private let large = Rect(30, 20, 40, 40)

  // MARK: In front

  @Test func viewsInFront() throws {
    let base = box(40, 40)
    #expect(try frames(base.overlay { box(10, 10) }) == [large, Rect(45, 35, 10, 10)])
    #expect(
      try frames(base.overlay(alignment: .bottomTrailing) { box(10, 10) })
        == [large, Rect(60, 50, 10, 10)])
    #expect(try frames(base.overlay(box(10, 10))) == [large, Rect(45, 35, 10, 10)])
    #expect(
      try frames(base.overlay(box(10, 10), alignment: .topLeading))
        == [large, Rect(30, 20, 10, 10)])
    // Several views lie on top of each other, each aligned.
    let several = base.overlay(alignment: .leading) {
      box(10, 20)
      box(20, 10)
    }
    #expect(try frames(several) == [large, Rect(30, 30, 10, 20), Rect(30, 35, 20, 10)])
  }

  @Test func stylesInFront() throws {
    let base = box(40, 40)
    #expect(try frames(base.overlay(.blue)) == [large, large])
    #expect(try frames(base.overlay(.blue, in: Circle())) == [large, large])
    #expect(
      try frames(base.overlay(Circle().fill(.blue), alignment: .top)) == [large, large])
    #expect(
      try frames(
        base.overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        == [large, large])
  }

  // MARK: Behind

  @Test func viewsBehind() throws {
    let base = box(40, 40)
    #expect(try frames(base.background { box(60, 10) }) == [Rect(20, 35, 60, 10), large])
    #expect(
      try frames(base.background(alignment: .top) { box(60, 10) })
        == [Rect(20, 20, 60, 10), large])
    #expect(try frames(base.background(box(60, 10))) == [Rect(20, 35, 60, 10), large])
    #expect(
      try frames(base.background(box(60, 10), alignment: .bottomLeading))
        == [Rect(30, 50, 60, 10), large])
    #expect(try frames(base.background(Circle().fill(.blue))) == [large, large])
  }

  @Test func stylesBehind() throws {
    let base = box(40, 40)
    #expect(try frames(base.background(.blue)) == [large, large])
    #expect(try frames(base.background(Color.blue)) == [large, large])
    #expect(try frames(base.background(.blue, in: .capsule)) == [large, large])
    #expect(
      try frames(base.background(.blue, in: RoundedRectangle(cornerRadius: 4))) == [large, large])
    #expect(try frames(base.padding(5).background(.blue)) == [Rect(25, 15, 50, 50), large])
  }

  // MARK: The safe area

  private let insets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)

  @Test func stylesReachIntoTheSafeArea() throws {
    let view = Color.red
    let inside = Rect(0, 10, 100, 50)
    #expect(try frames(view.background(.blue), safeArea: insets) == [Rect(0, 0, 100, 80), inside])
    #expect(
      try frames(view.background(.blue, ignoresSafeAreaEdges: .top), safeArea: insets)
        == [Rect(0, 0, 100, 60), inside])
    #expect(
      try frames(view.background(.blue, ignoresSafeAreaEdges: []), safeArea: insets)
        == [inside, inside])
    // Views and shapes do not.
    #expect(try frames(view.background { Color.blue }, safeArea: insets) == [inside, inside])
    #expect(try frames(view.background(.blue, in: .rect), safeArea: insets) == [inside, inside])
  }

  @Test func viewsThatIgnoreTheSafeArea() throws {
    #expect(
      try frames(Color.red.ignoresSafeArea(), safeArea: insets) == [Rect(0, 0, 100, 80)])
    #expect(
      try frames(Color.red.ignoresSafeArea(edges: .bottom), safeArea: insets)
        == [Rect(0, 10, 100, 70)])
    #expect(
      try frames(Color.red.ignoresSafeArea(.keyboard), safeArea: insets)
        == [Rect(0, 10, 100, 50)])
    #expect(
      try frames(Color.red.edgesIgnoringSafeArea(.all), safeArea: insets)
        == [Rect(0, 0, 100, 80)])
    #expect(
      try frames(Color.red.edgesIgnoringSafeArea([.top, .leading]), safeArea: insets)
        == [Rect(0, 0, 100, 60)])
    let stack = ZStack {
      Color.blue.ignoresSafeArea()
      box(10, 10)
    }
    #expect(
      try frames(stack, safeArea: insets) == [Rect(0, 0, 100, 80), Rect(45, 30, 10, 10)])
  }

  // MARK: Clips

  /// The mask of the only item.
  private func mask(_ view: some View) throws -> (bounds: Rect, isRectangle: Bool)? {
    let items = try host(view, size: Size(100, 80)).displayList(at: 0).items
    guard let item = items.first?.mask?.items.first, case .fill(let shape, _) = item.content
    else { return nil }
    if case .rect = shape { return (shape.bounds, true) }
    return (shape.bounds, false)
  }

  @Test func clipsAreTheFrame() throws {
    let view = box(60, 60).frame(width: 40, height: 40)
    let clipped = try #require(try mask(view.clipped()))
    #expect(clipped.bounds == large && clipped.isRectangle)
    let rounded = try #require(try mask(view.cornerRadius(8)))
    #expect(rounded.bounds == large && !rounded.isRectangle)
    let shaped = try #require(try mask(view.clipShape(.ellipse)))
    #expect(shaped.bounds == large && !shaped.isRectangle)
    #expect(try mask(view) == nil)
  }

  // MARK: Order

  @Test func zIndexChangesTheOrderAlone() throws {
    let row = HStack(spacing: 0) {
      box(10, 10).zIndex(1)
      box(20, 10)
      box(30, 10).zIndex(-1)
    }
    #expect(
      try frames(row) == [Rect(50, 35, 30, 10), Rect(30, 35, 20, 10), Rect(20, 35, 10, 10)])
  }

  @Test func dividersAreAPixelWide() throws {
    let row = HStack(spacing: 0) {
      box(10, 10)
      Divider()
      box(10, 10)
    }
    .frame(height: 20)
    #expect(
      try frames(row) == [Rect(40, 35, 10, 10), Rect(50, 30, 1, 20), Rect(51, 35, 10, 10)])
    let column = VStack(spacing: 0) {
      box(10, 10)
      Divider()
    }
    #expect(try frames(column) == [Rect(45, 35, 10, 10), Rect(0, 45, 100, 1)])
  }
}
