import Foundation
import SheenCore
import SheenUI
import Testing

/// A model as effect code has them.
private struct Dot: Identifiable, Hashable {
  let id = UUID()
  var width: CGFloat
}

/// A container that takes any view.
private struct Card<Content: View>: View {
  let inset: CGFloat
  @ViewBuilder let content: () -> Content

  init(_ inset: CGFloat = 5, @ViewBuilder content: @escaping () -> Content) {
    self.inset = inset
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0, content: content).padding(inset).background(Color.blue)
  }
}

extension View {
  fileprivate func framed(_ width: CGFloat) -> some View { frame(width: width, height: 10) }

  @ViewBuilder
  fileprivate func doubled(_ isDoubled: Bool) -> some View {
    if isDoubled {
      VStack(spacing: 0) {
        self
        self
      }
    } else {
      self
    }
  }
}

/// Parameters of geometric types.
private struct Placed: View {
  var alignment: Alignment = .center
  var edges: Edge.Set = .all
  var edge: Edge = .top
  var anchor: UnitPoint = .center

  var body: some View {
    GeometryReader { proxy in
      Color.red.frame(width: half(proxy), height: 10)
        .scaleEffect(0.5, anchor: anchor)
        .padding(edges, 4)
        .padding(Edge.Set(edge), 2)
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: alignment)
    }
  }

  private func half(_ proxy: GeometryProxy) -> CGFloat { proxy.size.width / 2 }
}

/// The structure of effect code, by the frames that come of it.
@MainActor
@Suite struct StructureRowTests {
  @Test func initializersByADotAndOnesOwn() throws {
    let view = box(20, 10).padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      .background(Color.blue).offset(.init(width: 5, height: 6))
    #expect(try frames(view, in: 26, 14) == [Rect(5, 6, 26, 14), Rect(7, 7, 20, 10)])
    #expect(
      try frames(Card { box(20, 10) }, in: 30, 20) == [Rect(0, 0, 30, 20), Rect(5, 5, 20, 10)])
    #expect(
      try frames(Card(0) { box(20, 10) }, in: 20, 10) == [Rect(0, 0, 20, 10), Rect(0, 0, 20, 10)])
  }

  @Test func genericViewsAndBuilders() throws {
    let isThere = true
    let card = Card(0) {
      box(20, 10)
      if isThere { box(30, 5) }
    }
    #expect(
      try frames(card, in: 30, 15) == [
        Rect(0, 0, 30, 15), Rect(0, 0, 20, 10), Rect(0, 10, 30, 5),
      ])
  }

  @Test func extensionsOfViews() throws {
    #expect(
      try frames(Color.red.framed(20).doubled(true), in: 20, 20) == [
        Rect(0, 0, 20, 10), Rect(0, 10, 20, 10),
      ])
    #expect(try frames(Color.red.framed(20).doubled(false), in: 20, 10) == [Rect(0, 0, 20, 10)])
  }

  @Test func modelsByTheirIdentity() throws {
    let dots = [Dot(width: 10), Dot(width: 20), Dot(width: 30)]
    #expect(Set(dots).count == 3 && Set(dots.map(\.id)).count == 3)
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(dots) { dot in box(dot.width, 1) }
      ForEach(dots, id: \.self) { dot in box(dot.width + 1, 1) }
      ForEach(Array(dots.enumerated()), id: \.offset) { index, _ in box(CGFloat(index + 1), 1) }
    }
    #expect(try frames(rows, in: 40, 9).map(\.width) == [10, 20, 30, 11, 21, 31, 1, 2, 3])
  }

  @Test func geometricTypesAsParameters() throws {
    // Half of 100, halved about its end, 4 from each side and 2 more from one.
    #expect(
      try frames(Placed(alignment: .topLeading, anchor: .topLeading), in: 100, 60)
        == [Rect(4, 6, 25, 5)])
    #expect(
      try frames(
        Placed(
          alignment: .bottomTrailing, edges: .horizontal, edge: .bottom,
          anchor: UnitPoint(x: 1, y: 1)),
        in: 100, 60) == [Rect(71, 53, 25, 5)])
  }

  /// Nine places of one box in a frame, by the names of alignments.
  @Test func alignmentsByName() throws {
    for (alignment, x, y) in [
      (Alignment.topLeading, 0.0, 0.0), (.top, 40, 0), (.topTrailing, 80, 0), (.leading, 0, 25),
      (.center, 40, 25), (.trailing, 80, 25), (.bottomLeading, 0, 50), (.bottom, 40, 50),
      (.bottomTrailing, 80, 50),
    ] {
      let view = box(20, 10).frame(width: 100, height: 60, alignment: alignment)
      #expect(try frames(view, in: 100, 60) == [Rect(x, y, 20, 10)], "\(alignment)")
    }
    let sides: [(Edge.Set, Rect)] = [
      (.horizontal, Rect(10, 0, 80, 60)), (.vertical, Rect(0, 10, 100, 40)),
      (.top, Rect(0, 10, 100, 50)), (.bottom, Rect(0, 0, 100, 50)),
      ([.leading, .top], Rect(10, 10, 90, 50)), (.trailing, Rect(0, 0, 90, 60)),
      (.all, Rect(10, 10, 80, 40)),
    ]
    for (edges, rect) in sides {
      #expect(try frames(Color.red.padding(edges, 10), in: 100, 60) == [rect], "\(edges)")
    }
  }

  /// Names that change nothing in the picture, save where it would be flattened.
  @Test func namesWithoutEffectOnThePicture() throws {
    let base = box(40, 20).background(Color.blue)
    let plain = try frames(base, in: 100, 60)
    #expect(plain == [Rect(30, 20, 40, 20), Rect(30, 20, 40, 20)])
    let views: [AnyView] = [
      AnyView(
        base.accessibilityLabel("card").accessibilityHidden(true).accessibilityHint("taps")
          .accessibilityElement(children: .ignore).accessibilityValue("\(1)")
          .accessibilityIdentifier("card").accessibilitySortPriority(1)),
      AnyView(
        base.accessibilityAddTraits(.isButton).accessibilityRemoveTraits([.isImage, .isLink])
          .accessibilityIgnoresInvertColors()),
      AnyView(base.drawingGroup()), AnyView(base.scrollIndicators(.hidden)),
    ]
    for (index, view) in views.enumerated() {
      #expect(try frames(view, in: 100, 60) == plain, "\(index)")
    }
  }
}
