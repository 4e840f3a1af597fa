internal import Foundation
internal import SheenCore

/// Views placed by a layout.
struct LayoutView<Rule: Layout, Content> {
  let layout: Rule
  let content: Content
}

extension LayoutView: View where Content: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let item = LayoutRuleItem(view.layout, host: inputs.host, context: inputs.context)
    return ContainerNode(view, inputs, item: item, content: { $0.content }) {
      item, view, context in
      item.set(view.layout, context.transaction)
    }
  }
}

/// A container whose rule is a layout of scene code, which may be animated.
final class LayoutRuleItem<Rule: Layout>: ContainerItem {
  private let rule: LayoutRule<Rule>
  private var layout: AnimatedProperty<Rule>

  init(_ layout: Rule, host: ViewHost, context: UpdateContext) {
    self.layout = AnimatedProperty(layout)
    rule = LayoutRule(layout)
    super.init(host: host, context: context, arranger: rule)
    rule.container = self
    noteLines()
  }

  /// Code of a scene may set lines.
  private func noteLines() {
    if rule.ownRule == nil { host.guides.areAll = true }
  }

  func set(_ new: Rule, _ transaction: Transaction) {
    layout.set(new, transaction, at: host.time)
    if layout.isAnimating(at: host.time) { host.activate(self) }
    timeChanged()
  }

  override func timeChanged() {
    rule.layout = layout.value(at: host.time)
    noteLines()
    // Layouts cannot be compared.
    setNeedsLayout()
  }

  override var movesOthers: Bool { true }
  override var animating: [any Animating] { [layout] }

  override func measure(_ proposal: Proposal) -> Size {
    rule.prepare()
    return super.measure(proposal)
  }
}

/// A layout of scene code as a rule, with what it keeps.
@MainActor
private final class LayoutRule<Rule: Layout>: Arranger {
  weak var container: ContainerItem?
  var layout: Rule
  private var cache: Rule.Cache?
  /// The version of the container's layout that the cache is of.
  private var version: Int?
  /// The places given last; where a line is asked for, those of another proposal.
  private var known: (size: Size, proposal: Proposal, places: [Placement])?

  init(_ layout: Rule) {
    self.layout = layout
  }

  var axis: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? Rule.layoutProperties.stackOrientation
  }

  /// The engine's rule that the layout is, if it is one.
  var ownRule: (any Arranger)? {
    (layout as? any RuleLayout)?.rule ?? (layout as? AnyLayout)?.ownRule
  }

  /// Brings the cache up to date, once after each change.
  func prepare() {
    guard let container, version != container.layoutVersion else { return }
    version = container.layoutVersion
    known = nil
    if var cache {
      layout.updateCache(&cache, subviews: subviews(container.content))
      self.cache = cache
    }
  }

  private func subviews(_ items: [LayoutItem], _ record: PlaceRecord? = nil) -> LayoutSubviews {
    LayoutSubviews(
      items, record: record ?? PlaceRecord(items), isMirrored: container?.isMirrored ?? false)
  }

  /// Runs code of the layout with its cache.
  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (Rule, LayoutSubviews, inout Rule.Cache) -> Result
  ) -> Result {
    var cache = cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let size = withCache(subviews(items)) { layout, subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    return Size(Double(size.width), Double(size.height))
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    if let known, known.size == size, known.proposal == proposal { return known.places }
    let record = PlaceRecord(items)
    withCache(subviews(items, record)) { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(Rect(0, 0, size.width, size.height)),
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    let places = zip(items, record.places).map { item, place in
      if let place { return place }
      let own = item.sizeThatFits(proposal)
      return Placement(
        origin: Point((size.width - own.width) / 2, (size.height - own.height) / 2),
        proposal: proposal)
    }
    known = (size, proposal, places)
    return places
  }

  func spacing(of items: [LayoutItem]) -> ViewSpacing {
    withCache(subviews(items)) { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  func line(
    _ line: AlignmentLine, of items: [LayoutItem], in size: Size, _ proposal: Proposal
  ) -> Double? {
    if let ownRule { return ownRule.line(line, of: items, in: size, proposal) }
    let bounds = CGRect(Rect(0, 0, size.width, size.height))
    let wanted = ProposedViewSize(proposal)
    let place = withCache(subviews(items)) { layout, subviews, cache in
      line.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(line.id), in: bounds, proposal: wanted, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(line.id), in: bounds, proposal: wanted, subviews: subviews,
          cache: &cache)
    }
    return place.map { Double($0) }
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}
