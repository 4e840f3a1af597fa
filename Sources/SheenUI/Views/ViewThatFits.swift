internal import SheenCore

/// The first of several views whose ideal size fits into the space offered; else the last.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// Makes a choice among the views listed, by some directions.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let item = ChoiceItem(
      FitRule(axes: view.axes), host: inputs.host, context: inputs.context)
    return ContainerNode(view, inputs, item: item, content: { $0.content }) { item, view, _ in
      item.rule = FitRule(axes: view.axes)
    }
  }
}

/// Chooses one of several items.
@MainActor
protocol ChoiceRule {
  /// The index of the item to show for a proposal; items are not empty.
  func choice(among items: [LayoutItem], _ proposal: Proposal) -> Int

  /// Whether it chooses as another one does.
  func isSame(as other: Self) -> Bool
}

/// Takes the first item whose ideal size fits.
struct FitRule: ChoiceRule {
  var axes: Axis.Set

  func isSame(as other: FitRule) -> Bool { axes == other.axes }

  func choice(among items: [LayoutItem], _ proposal: Proposal) -> Int {
    let asked = Proposal(
      axes.contains(.horizontal) ? nil : proposal.width,
      axes.contains(.vertical) ? nil : proposal.height)
    let fitting = items.firstIndex { item in
      let size = item.sizeThatFits(asked)
      let isNarrow = size.width <= proposal.width ?? .infinity
      let isLow = size.height <= proposal.height ?? .infinity
      return (isNarrow || !axes.contains(.horizontal)) && (isLow || !axes.contains(.vertical))
    }
    return fitting ?? items.count - 1
  }
}

/// A container that shows one of its items.
final class ChoiceItem<Rule: ChoiceRule>: ContainerItem {
  var rule: Rule {
    didSet { if !rule.isSame(as: oldValue) { setNeedsLayout() } }
  }
  private var shown: LayoutItem?

  init(_ rule: Rule, host: ViewHost, context: UpdateContext) {
    self.rule = rule
    super.init(
      host: host, context: context, arranger: LayeredArranger(alignment: .center))
  }

  private func chosen(_ proposal: Proposal) -> LayoutItem? {
    content.isEmpty ? nil : content[rule.choice(among: content, proposal)]
  }

  override var items: [LayoutItem] { shown.map { [$0] } ?? [] }

  override func measure(_ proposal: Proposal) -> Size {
    chosen(proposal)?.sizeThatFits(proposal) ?? Size(0, 0)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let new = chosen(proposal)
    if new !== shown {
      shown = new
      orderChanged()
    }
    if let shown { place(shown, Placement(origin: .zero, proposal: proposal), space: space) }
  }

  override func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    chosen(proposal)?.explicitLine(line, proposal)
  }
}
