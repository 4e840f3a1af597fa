import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Views one below the other, each a step further to the side.
private struct Stairs: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = sizes.indices.map { CGFloat($0) * step + sizes[$0].width }
    return CGSize(width: widths.max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// How far a view wants to be turned around the middle.
private enum Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Views side by side, as wide as they ask for by a value; counts what it keeps.
private struct Shares: Layout {
  struct Cache {
    var made = 1
    var updated = 0
  }

  final class Log: @unchecked Sendable {
    var caches: [Cache] = []
  }

  let log: Log

  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updated += 1 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    log.caches.append(cache)
    let total = subviews.map { $0[Share.self] }.reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .top ? bounds.maxY : nil
  }
}

/// Does nothing with its views.
private struct Nowhere: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 80, height: 60) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

private struct Switching: View {
  @State var isRow = false
  let trigger: Trigger

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Counter(trigger: trigger)
      Color.blue.frame(width: 10, height: 10)
    }
    .onAppear { trigger.action = { isRow.toggle() } }
  }
}

/// A view that counts how often it appears.
private struct Counter: View {
  let trigger: Trigger

  var body: some View {
    Color.red.frame(width: 20, height: 20).onAppear { trigger.counts["shown", default: 0] += 1 }
  }
}

/// Layouts of scene code, and those of the library as values.
@MainActor
struct CustomLayoutTests {
  private func stairs(_ step: CGFloat) -> some View {
    Stairs(step: step) {
      box(20, 10)
      box(20, 10)
      box(20, 10)
    }
  }

  @Test func layoutsSizeAndPlace() throws {
    #expect(
      try frames(stairs(10), in: 100, 100) == [
        Rect(30, 35, 20, 10), Rect(40, 45, 20, 10), Rect(50, 55, 20, 10),
      ])
  }

  @Test func placesAreMirrored() throws {
    let view = host(stairs(10), size: Size(40, 30)) { $0.layoutDirection = .rightToLeft }
    #expect(
      try rects(view) == [Rect(20, 0, 20, 10), Rect(10, 10, 20, 10), Rect(0, 20, 20, 10)])
  }

  @Test func viewsWithoutAPlaceAreInTheMiddle() throws {
    #expect(
      try frames(Nowhere { box(20, 10) }, in: 80, 60) == [Rect(30, 25, 20, 10)])
  }

  @Test func valuesReachTheLayoutThroughModifiers() throws {
    let log = Shares.Log()
    let view = Shares(log: log) {
      Color.red
      Color.blue.layoutValue(key: Share.self, value: 3).opacity(0.5)
    }
    #expect(
      try frames(view, in: 200, 40) == [Rect(0, 0, 50, 40), Rect(50, 0, 150, 40)])
    #expect(log.caches.map(\.made) == [1])
  }

  @Test func linesOfLayoutsCount() throws {
    let view = HStack(alignment: .top, spacing: 0) {
      box(10, 10)
      Shares(log: Shares.Log()) {}.frame(width: 20, height: 20)
    }
    // The top line of the second is its bottom: it begins 20 above that of the first.
    #expect(try host(view).sizeThatFits(.unspecified) == Size(30, 30))
  }

  /// The stairs' step goes from 10 to 20 in a second, and the layout with it.
  @Test func layoutsAnimate() throws {
    struct Growing: View {
      @State var step: CGFloat = 10

      var body: some View {
        Stairs(step: step) {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        .frame(width: 100, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 1)) { step = 20 } }
      }
    }
    let view = host(Growing(), size: Size(100, 20))
    #expect(try rects(view, at: 0).map(\.x) == [0, 10])
    #expect(try rects(view, at: 0.5).map(\.x) == [0, 15])
    #expect(try rects(view, at: 1).map(\.x) == [0, 20])
    #expect(view.nextChange(after: 1) == nil)
  }

  @Test func oneLayoutTakesThePlaceOfAnother() throws {
    let trigger = Trigger()
    let view = host(Switching(trigger: trigger), size: Size(30, 30))
    #expect(try rects(view) == [Rect(5, 0, 20, 20), Rect(10, 20, 10, 10)])
    try view.fire(trigger, at: 1)
    #expect(try rects(view, at: 1) == [Rect(0, 5, 20, 20), Rect(20, 10, 10, 10)])
    #expect(trigger.counts["shown"] == 1)
  }

  @Test func stacksAsLayoutsAreTheStacks() throws {
    let row = HStackLayout(alignment: .bottom, spacing: 4) {
      box(10, 30)
      Spacer()
      Divider()
      box(10, 20)
    }
    let same = HStack(alignment: .bottom, spacing: 4) {
      box(10, 30)
      Spacer()
      Divider()
      box(10, 20)
    }
    #expect(try frames(row, in: 100, 50) == frames(same, in: 100, 50))
    let column = VStackLayout(alignment: .trailing) {
      box(10, 30)
      Color.blue
    }
    let sameColumn = VStack(alignment: .trailing) {
      box(10, 30)
      Color.blue
    }
    #expect(try frames(column, in: 50, 90) == frames(sameColumn, in: 50, 90))
    let layers = ZStackLayout(alignment: .topTrailing) {
      box(10, 30)
      box(20, 10)
    }
    #expect(try frames(layers, in: 20, 30) == [Rect(10, 0, 10, 30), Rect(0, 0, 20, 10)])
  }

  @Test func spacingOfViews() {
    let (none, system) = (ViewSpacing.zero, ViewSpacing())
    #expect(system.distance(to: system, along: .horizontal) == 8)
    #expect(none.distance(to: none, along: .vertical) == 0)
    #expect(none.distance(to: system, along: .horizontal) == 0)
    #expect(system.union(none, edges: .top).distance(to: system, along: .vertical) == 8)
    #expect(system.union(none, edges: .bottom).distance(to: system, along: .vertical) == 0)
  }
}
