internal import SheenCore

/// What the next version of a scene takes over from the one on screen: its time and some of its state.
package struct SavedState {
  /// The scene's time in seconds.
  package let time: Double
  /// Where a person has put the pointer, in points; `nil` where it is outside or a script moves it.
  fileprivate let pointer: Point?
  /// The values by the place of their view and the name of their property.
  fileprivate let values: [String: Saved]

  fileprivate struct Saved {
    let value: CarriedValue
    /// Whether the scene comes to the value by itself, without events from outside.
    let isOwn: Bool
  }

  /// The places of the values, in byte order.
  package var places: [String] { values.keys.sorted() }
}

extension ViewHost {
  /// For how many seconds the pointer has been at its place when another version goes on.
  private static let pointerLead = 2.0

  /// The time, and the values that were written of state whose type belongs to the standard library,
  /// Foundation or Sheen.
  package func savedState() -> SavedState {
    var written: [String: CarriedValue] = [:]
    forEachState { place, state in
      if state.isWritten { written[place] = state.carried }
    }
    let own = hasExternalEvents ? ownValues() : written
    let values = written.map { place, value in
      (place, SavedState.Saved(value: value, isOwn: own[place]?.isSame(as: value) ?? false))
    }
    return SavedState(
      time: time, pointer: hasExternalEvents ? hover.location : nil,
      values: Dictionary(values) { first, _ in first })
  }

  /// The values the scene would have at this time if it had been left alone.
  private func ownValues() -> [String: CarriedValue] {
    let copy = ViewHost(copying: self)
    defer { takeTurn() }
    guard (try? copy.advance(to: time)) != nil else { return [:] }
    var values: [String: CarriedValue] = [:]
    copy.forEachState { place, state in
      if state.isWritten { values[place] = state.carried }
    }
    return values
  }

  /// Goes on where another version of the scene was.
  ///
  /// The scene first runs from its start to the saved time by itself: `onAppear` has its effect, and
  /// animations it begins are as far on as they were. The pointer is where it was, and has been there
  /// for a while, so that what it begins is over. Then state takes over, without animation, what came
  /// from outside, and what this version has not set by itself.
  ///
  /// - Throws: What keeps the scene from being shown.
  package func restore(_ saved: SavedState) throws(SceneError) {
    if let place = saved.pointer {
      try pointer(.moved(place), at: max(saved.time - Self.pointerLead, 0))
    }
    try advance(to: saved.time)
    var left = saved.values
    // What is taken over may show views whose state is to be taken over too.
    while !left.isEmpty {
      var found: [(any CarriedState, CarriedValue)] = []
      forEachState { place, state in
        guard let saved = left.removeValue(forKey: place) else { return }
        if !saved.isOwn || !state.isWritten { found.append((state, saved.value)) }
      }
      guard !found.isEmpty else { return }
      var transaction = Transaction()
      transaction.disablesAnimations = true
      try perform(at: saved.time) {
        withTransaction(transaction) {
          for (state, value) in found { state.takeOver(value) }
        }
      }
    }
  }

  /// Shows every piece of state with its place, in the order of the tree.
  private func forEachState(_ body: (String, any CarriedState) -> Void) {
    guard let root else { return }
    visit(root, in: StateScope(place: "", content: nil, outer: nil), body)
  }

  private func visit(
    _ node: _AnyViewNode, in scope: StateScope, _ body: (String, any CarriedState) -> Void
  ) {
    var scope = scope
    if let kept = node.keptState {
      scope = scope.inner(kept.name, content: kept.content)
      for (name, state) in kept.storage.carriedStates { body("\(scope.place).\(name)", state) }
    } else if let content = node.shownContent {
      scope = scope.outside(of: content)
    }
    for child in node.children { visit(child, in: scope, body) }
  }
}

/// The views with state around a place.
///
/// A place is told by the views with bodies around it alone, each by its type's name and its number
/// among those of that name: modifiers and stacks may come and go. What a modifier is applied to
/// counts as standing beside the modifier's body, not in it.
private final class StateScope {
  let place: String
  private let content: ObjectIdentifier?
  private let outer: StateScope?
  private var counts: [String: Int] = [:]

  init(place: String, content: ObjectIdentifier?, outer: StateScope?) {
    self.place = place
    self.content = content
    self.outer = outer
  }

  func inner(_ name: String, content: ObjectIdentifier?) -> StateScope {
    let number = counts[name, default: 0]
    counts[name] = number + 1
    let suffix = number == 0 ? "" : "#\(number)"
    return StateScope(place: "\(place)/\(name)\(suffix)", content: content, outer: self)
  }

  /// The scope around the body of the modifier whose content is shown here.
  func outside(of content: ObjectIdentifier) -> StateScope {
    if self.content == content { return outer ?? self }
    return outer?.outside(of: content) ?? self
  }
}
