internal import Foundation
internal import SheenMotion

extension Text: View {
  /// Makes a node that draws the text.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TextNode(view, inputs)
  }
}

/// The node of a text: reads it anew at every moment at which it may read otherwise.
private final class TextNode: _ViewNode<Text> {
  private let item: TextItem
  private var event: EventID?
  private var isDirty = false

  override init(_ view: Text, _ inputs: _NodeInputs) {
    item = TextItem(host: inputs.host, context: inputs.context)
    super.init(view, inputs)
    read(inputs.context)
  }

  override func update(_ view: Text, _ context: UpdateContext) {
    let isSame =
      !isDirty && view == self.view && context.environment.isIdentical(to: environment)
    super.update(view, context)
    item.update(context)
    if !isSame { read(context) }
  }

  private func read(_ context: UpdateContext) {
    isDirty = false
    let reader = TextReader(view, in: context.environment, at: host.clock.now)
    item.set(reader.parts, in: context.environment, context.transaction)
    if let event { host.cancelEvent(event) }
    event = reader.nextChange.map { date in
      host.events.schedule(
        at: host.clock.due(date), cycle: reader.isEndless ? .endless : nil
      ) { [weak self] in self?.momentHasCome() }
    }
  }

  private func momentHasCome() {
    event = nil
    guard !isDirty, !isDetached else { return }
    isDirty = true
    host.markDirty(self)
  }

  override func refresh() {
    if isDirty { update(view, context) }
  }

  override func didDetach() {
    if let event { host.cancelEvent(event) }
    event = nil
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var ownItem: LayoutItem? { item }
  override var details: String { item.description }
}
