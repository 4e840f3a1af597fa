/// A node whose views come and go.
///
/// What comes in an animated change fades in, what goes fades out, unless it has a transition of its
/// own. What goes stays, without space of its own, until its animations have ended; if it comes back
/// before, it is the same view still.
class DynamicNode<Content>: _ViewNode<Content> {
  private var departures: [Departure] = []
  private var isInserting = false

  private struct Departure {
    let key: AnyHashable
    let node: _AnyViewNode
    /// Tells this departure apart from others of the same view.
    let number: UInt64
  }

  /// The nodes of the views that are there, in order.
  var staying: [_AnyViewNode] { [] }

  final override var children: [_AnyViewNode] { departures.map(\.node) + staying }

  final override var isComing: Bool { isInserting || (parent?.isComing ?? false) }

  final override func collectItems(into items: inout [LayoutItem]) {
    for departure in departures {
      for item in departure.node.collectedItems {
        item.isLeaving = true
        items.append(item)
      }
    }
    for child in staying { child.collectItems(into: &items) }
  }

  /// Makes the node of a view that comes, or takes back one that is still leaving.
  ///
  /// - Parameters:
  ///   - key: What tells the view apart from others here.
  ///   - context: What the view is updated under.
  ///   - update: Updates a node that is still there; `nil` if it is of another kind.
  ///   - make: Makes a new node.
  /// - Returns: The node.
  final func insert<Node: _AnyViewNode>(
    _ key: AnyHashable, _ context: UpdateContext, update: (Node) -> Void, make: () -> Node
  ) -> Node {
    if let index = departures.firstIndex(where: { $0.key == key }),
      let node = departures[index].node as? Node
    {
      departures.remove(at: index)
      update(node)
      stay(node, context)
      return node
    }
    isInserting = true
    defer { isInserting = false }
    let node = make()
    guard context.transaction.animation != nil else { return node }
    for item in node.collectedItems where !item.hasTransition {
      item.fade(to: 1, from: 0, context.transaction)
    }
    return node
  }

  private func stay(_ node: _AnyViewNode, _ context: UpdateContext) {
    node.forEachTransition { $0.stay() }
    for item in node.collectedItems {
      item.isLeaving = false
      if !item.hasTransition { item.fade(to: 1, from: 0, context.transaction) }
    }
  }

  /// Has a view go that has lost its place.
  final func remove(_ node: _AnyViewNode, _ key: AnyHashable, _ context: UpdateContext) {
    let completion = AnimationCompletion(criteria: .removed) {}
    node.forEachTransition { $0.leave(completion) }
    if context.transaction.animation != nil {
      var transaction = context.transaction
      transaction.completions.append(completion)
      for item in node.collectedItems where !item.hasTransition {
        item.fade(to: 0, from: 1, transaction)
      }
    }
    let end = completion.take(notBefore: host.time)?.due
    if let end, end <= host.time {
      node.detach()
      return
    }
    let number = host.makeSerial()
    departures.append(Departure(key: key, node: node, number: number))
    guard let end else { return }
    host.schedule(at: end) { [weak self] in
      self?.host.commits.enqueue { self?.finish(number) }
    }
  }

  private func finish(_ number: UInt64) {
    guard let index = departures.firstIndex(where: { $0.number == number }) else { return }
    departures.remove(at: index).node.detach()
    itemsChanged()
  }
}

extension _AnyViewNode {
  /// The layout items the view contributes.
  fileprivate var collectedItems: [LayoutItem] {
    var items: [LayoutItem] = []
    collectItems(into: &items)
    return items
  }

  /// Calls code with the nodes of transitions at this place, not with those inside of containers.
  fileprivate func forEachTransition(_ body: (any TransitionPlace) -> Void) {
    if self is any ItemCollector { return }
    for child in children { child.forEachTransition(body) }
    if let place = self as? any TransitionPlace { body(place) }
  }
}
