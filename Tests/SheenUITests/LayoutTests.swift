import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Frames, by the rules of section 4 of the semantics and Apple's own numbers.
@MainActor
struct LayoutTests {
  // MARK: Cases reported by Apple's SwiftUI (corpus/apple)

  @Test func defaultPaddingIsSixteen() throws {
    #expect(try frames(Color.red.padding(), in: 200, 100) == [Rect(16, 16, 168, 68)])
  }

  @Test func stackTakesTheLargestAndAlignsTheOthers() throws {
    let view = ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 100, height: 100)
      Color.blue.frame(width: 30, height: 30)
    }
    #expect(
      try frames(view, in: 200, 200) == [Rect(50, 50, 100, 100), Rect(120, 120, 30, 30)])
  }

  @Test func aSmallerChildIsAlignedInAFixedFrame() throws {
    let view = Color.red.frame(width: 40, height: 40)
      .frame(width: 120, height: 80, alignment: .topLeading)
    #expect(try frames(view, in: 200, 200) == [Rect(40, 60, 40, 40)])
  }

  /// The widths of `layout-frame-flexible`: red content under a frame shown by its background.
  @Test func flexibleFramesClamp() throws {
    func width(_ view: some View) throws -> Double {
      try #require(try frames(view.background(Color.blue), in: 300, 300).first).width
    }
    let small = Color.red.frame(width: 40, height: 20)
    #expect(try width(small.frame(minWidth: 100)) == 100)
    #expect(try width(small.frame(maxWidth: 200)) == 200)
    #expect(try width(small.frame(minWidth: 50, maxWidth: .infinity)) == 300)
    #expect(try width(Color.red.frame(maxWidth: 120, maxHeight: 20)) == 120)
    #expect(try width(Color.red.frame(width: 250, height: 20).frame(maxWidth: 200)) == 200)
  }

  @Test func idealExtentsCountWhereNothingIsOffered() throws {
    let view = host(Color.red.frame(width: 40, height: 20).frame(idealWidth: 150))
    #expect(try view.sizeThatFits(.unspecified) == Size(150, 20))
    #expect(try host(Color.red).sizeThatFits(.unspecified) == Size(10, 10))
    #expect(
      try host(Color.red.frame(height: 30)).sizeThatFits(.unspecified) == Size(10, 30))
  }

  /// `layout-image-aspect-ratio`: an image of 64 × 40 points in frames.
  @Test func imagesFitAndFill() throws {
    let swatch = Image(.swatch)
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> Size {
      let rect = try #require(
        try frames(view.frame(width: width, height: height), in: 400, 340).first)
      return Size(rect.width, rect.height)
    }
    let fitted = swatch.resizable().scaledToFit()
    #expect(try size(fitted, 100, 40) == Size(64, 40))
    #expect(try size(fitted, 40, 100) == Size(40, 25))
    #expect(try size(swatch.resizable().scaledToFill(), 40, 60) == Size(96, 60))
    let square = swatch.resizable().aspectRatio(1, contentMode: .fit)
    #expect(try size(square, 60, 40) == Size(40, 40))
    let third = swatch.resizable()
      .aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
    #expect(try size(third, 30, 30) == Size(30, 90))
    #expect(try size(swatch.scaledToFit(), 100, 40) == Size(64, 40))
    #expect(try size(Color.blue.aspectRatio(2, contentMode: .fit), 100, 100) == Size(100, 50))
  }

  @Test func partialProposalsKeepTheShape() throws {
    let view = host(Image(.swatch).resizable().scaledToFit())
    #expect(
      try view.sizeThatFits(ProposedViewSize(width: 100, height: nil)) == Size(100, 62.5))
    #expect(try view.sizeThatFits(ProposedViewSize(width: nil, height: 30)) == Size(48, 30))
    #expect(try view.sizeThatFits(.unspecified) == Size(64, 40))
  }

  // MARK: Rules

  @Test func imagesHaveTheirNaturalSizeInPoints() throws {
    #expect(try frames(Image(.badge), in: 700, 800) == [Rect(50, 40, 600, 720)])
    #expect(try frames(Image("badge@2x"), in: 700, 800) == [Rect(200, 220, 300, 360)])
  }

  @Test func maskIsLaidOutInTheMaskedFrame() throws {
    let view = Color.red.frame(width: 100, height: 60)
      .offset(x: 30)
      .mask(alignment: .topLeading) {
        Color.black.frame(width: 10, height: 10)
        Color.black
      }
    let list = try host(view, size: Size(200, 100)).displayList(at: 0)
    #expect(list.items.count == 1)
    let group = list.items[0]
    guard case .group(let content) = group.content,
      case .fill(.rect(let rect), _) = content[0].content
    else {
      Issue.record("\(list)")
      return
    }
    // The content moved, the frame and with it the mask did not.
    #expect(rect == Rect(80, 20, 100, 60))
    let masks = group.mask?.items.map { item -> Rect? in
      if case .fill(.rect(let rect), _) = item.content { rect } else { nil }
    }
    #expect(masks == [Rect(50, 20, 10, 10), Rect(50, 20, 100, 60)])
  }

  /// The mask of a hundred points is proposed the frame, not the picture.
  @Test func frameFittedMask() throws {
    let view = Color.white.frame(width: 100, height: 700)
      .mask { Image(.badge).resizable().scaledToFit() }
    let list = try host(view).displayList(at: 0)
    guard case .fill(.rect(let rect), _)? = list.items[0].mask?.items.first?.content else {
      Issue.record("\(list)")
      return
    }
    #expect(rect == Rect(150, 340, 100, 120))
  }

  @Test func anEmptyMaskHidesAndAnEmptyViewDrawsNothing() throws {
    #expect(try host(Color.red.mask { EmptyView() }).displayList(at: 0).items.isEmpty)
    #expect(try host(Color.clear).displayList(at: 0).items.isEmpty)
    #expect(try host(EmptyView()).displayList(at: 0).items.isEmpty)
    #expect(try host(Color.red.opacity(0)).displayList(at: 0).items.isEmpty)
  }

  @Test func backgroundsLieBehindAndOverlaysInFront() throws {
    let view = Color.red.frame(width: 20, height: 20)
      .background(alignment: .bottom) { Color.blue.frame(width: 40, height: 4) }
      .overlay(alignment: .trailing) { Color.green.frame(width: 2) }
    #expect(
      try frames(view, in: 100, 100) == [
        Rect(30, 56, 40, 4), Rect(40, 40, 20, 20), Rect(58, 40, 2, 20),
      ])
  }

  @Test func offsetsAddAndLeaveTheFrame() throws {
    let view = ZStack(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 20).offset(x: 5).offset(CGSize(width: 1, height: 7))
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(try frames(view, in: 100, 100) == [Rect(46, 47, 20, 20), Rect(40, 40, 10, 10)])
  }

  /// Rotating and then moving goes along the screen; moving and then rotating swings about the
  /// anchor.
  @Test func modifierOrderIsNestingOrder() throws {
    func center(_ view: some View) throws -> Point {
      let item = try #require(try host(view, size: Size(200, 200)).displayList(at: 0).items.first)
      guard case .fill(.rect(let rect), _) = item.content else { return .zero }
      return item.transform * rect.point(atFraction: 0.5, 0.5)
    }
    let box = Color.red.frame(width: 20, height: 20)
    let moved = try center(box.rotationEffect(.degrees(90)).offset(x: 50))
    #expect(isNear(moved.x, 150) && isNear(moved.y, 100))
    let swung = try center(box.offset(x: 50).rotationEffect(.degrees(90)))
    #expect(isNear(swung.x, 100) && isNear(swung.y, 150))
    let corner = try center(box.rotationEffect(.degrees(90), anchor: .topLeading))
    #expect(isNear(corner.x, 80) && isNear(corner.y, 100))
    let scaled = try center(box.scaleEffect(2, anchor: .topLeading))
    #expect(isNear(scaled.x, 110) && isNear(scaled.y, 110))
  }

  @Test func safeAreaIsLeftByThoseWhoIgnoreIt() throws {
    let insets = EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 0)
    func all(_ view: some View) throws -> [Rect] {
      try rects(host(view, size: Size(100, 200), safeArea: insets))
    }
    #expect(try all(Color.red) == [Rect(10, 50, 90, 120)])
    #expect(try all(Color.red.ignoresSafeArea()) == [Rect(0, 0, 100, 200)])
    #expect(try all(Color.red.ignoresSafeArea(edges: .top)) == [Rect(10, 0, 90, 170)])
    // A view that does not touch the safe area's edges has nothing to ignore.
    #expect(
      try all(Color.red.ignoresSafeArea().frame(width: 20, height: 20))
        == [Rect(45, 100, 20, 20)])
    let stack = ZStack {
      Color.black.ignoresSafeArea()
      Color.red
    }
    #expect(try all(stack) == [Rect(0, 0, 100, 200), Rect(10, 50, 90, 120)])
    #expect(
      try all(Color.red.frame(width: 20, height: 20).background(.blue)) == [
        Rect(45, 100, 20, 20), Rect(45, 100, 20, 20),
      ])
  }

  /// Both edges round on their own: floor(v · scale + ½) pixels.
  @Test func leavesSnapToPixels() throws {
    let view = Color.red.frame(width: 33.3, height: 10.5)
    #expect(try frames(view, in: 100, 100) == [Rect(33, 45, 34, 10)])
    let fine = try #require(try frames(view, in: 100, 100, scale: 2).first)
    #expect(fine == Rect(33.5, 45, 33, 10.5))
    let third = try #require(try frames(Color.red.padding(0.2), in: 10, 10, scale: 3).first)
    #expect(isNear(third, Rect(1.0 / 3, 1.0 / 3, 9.0 + 1.0 / 3, 9.0 + 1.0 / 3)))
  }

  @Test func invalidFrameExtentsAreIgnored() throws {
    #expect(
      try frames(Color.red.frame(width: -5, height: .infinity), in: 50, 50)
        == [Rect(0, 0, 50, 50)])
    #expect(
      try frames(Color.red.frame(width: .nan, height: 10), in: 50, 50) == [Rect(0, 20, 50, 10)])
  }

  /// Numbers that are not finite reach the planner, which names them; nothing traps.
  @Test func numbersThatAreNotFiniteArePassedOn() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let view = Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(Double(bad)))
        .scaleEffect(bad).offset(x: bad).opacity(Double(bad)).padding(bad)
      _ = try host(view, scale: 2).displayList(at: 1)
    }
  }

  @Test func groupsAreTransparentToLayout() throws {
    let view = ZStack(alignment: .topLeading) {
      Group {
        Color.red
        Color.blue
      }
      .frame(width: 10, height: 20)
      AnyView(Color.green.frame(width: 5, height: 5))
      if let none: Color = nil { none }
    }
    #expect(
      try frames(view, in: 100, 100) == [
        Rect(45, 40, 10, 20), Rect(45, 40, 10, 20), Rect(45, 40, 5, 5),
      ])
  }

  @Test func rightToLeftMirrorsLeading() throws {
    let view = ZStack(alignment: .leading) {
      Color.red.frame(width: 60, height: 10)
      Color.blue.frame(width: 10, height: 10).padding(.leading, 5)
    }
    let mirrored = host(view, size: Size(100, 100)) { $0.layoutDirection = .rightToLeft }
    #expect(try rects(mirrored) == [Rect(20, 45, 60, 10), Rect(65, 45, 10, 10)])
  }

  @Test func resizingLaysOutAnew() throws {
    let host = host(Color.red.padding(10), size: Size(100, 100))
    #expect(try rects(host) == [Rect(10, 10, 80, 80)])
    host.resize(to: Size(200, 50))
    #expect(try rects(host, at: 1) == [Rect(10, 10, 180, 30)])
  }
}
