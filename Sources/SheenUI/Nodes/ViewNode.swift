internal import Observation

/// What stands behind a view as long as it has its place; an implementation detail.
///
/// Nodes form a tree in the shape of the views. A node keeps the last value of its view, passes
/// new ones down, and contributes layout items to the container around it.
@MainActor
public class _AnyViewNode {
  unowned let host: ViewHost
  private(set) weak var parent: _AnyViewNode?
  /// The distance from the root.
  let depth: Int
  /// The number of views with bodies around it.
  let compositeDepth: Int
  let serial: UInt64
  private(set) var isDetached = false

  init(_ inputs: _NodeInputs) {
    host = inputs.host
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    compositeDepth = inputs.compositeDepth
    serial = inputs.host.makeSerial()
  }

  /// What the node keeps for its view, if its view has a body.
  var keptState: KeptState? { nil }
  /// The type of the modifier whose content is shown here.
  var shownContent: ObjectIdentifier? { nil }

  /// The nodes inside, in order.
  var children: [_AnyViewNode] { [] }

  /// What the tree description says of the view besides its type.
  var details: String { "" }
  /// What the tree description calls the view.
  var label: String { "" }
  /// The layout item the node owns itself, if any.
  var ownItem: LayoutItem? { nil }

  /// What the views inside pass up for a key; `nil` where none does.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    combinedPreference(key, of: children)
  }

  /// Updates the view in another environment.
  func update(environment: EnvironmentValues) {}

  /// Adds the layout items the view contributes to the container around it.
  func collectItems(into items: inout [LayoutItem]) {
    for child in children { child.collectItems(into: &items) }
  }

  /// Whether the node is being made because its view, or one around it, comes to others that are
  /// there already.
  var isComing: Bool { self is any ItemCollector ? false : parent?.isComing ?? false }

  /// Called when a child contributes other items than before.
  func itemsChanged() { parent?.itemsChanged() }

  /// What notes the reads of the innermost body around this place.
  var readRecorder: ReadRecorder? { parent?.readRecorder }

  /// Runs code that may call closures of the innermost body around this place.
  final func recordingReads<Result>(_ body: () -> Result) -> Result {
    let recorder = readRecorder
    recorder?.uses += 1
    defer { recorder?.uses -= 1 }
    return ReadRecorder.$bound.withValue(recorder, operation: body)
  }

  /// Runs a closure of the innermost body around this place, which may read observable objects too.
  ///
  /// What it reads of them makes the body run again; so no nodes are to be made or updated in it.
  final func following<Result>(_ body: () -> Result) -> Result {
    guard let recorder = readRecorder else { return body() }
    return recordingReads {
      withObservationTracking(body, onChange: recorder.observationChange(host.commits))
    }
  }

  /// Updates the node with the view it has, after something it depends on has changed.
  func refresh() {}

  /// Called when the view has lost its place; the nodes inside go first.
  func detach() {
    guard !isDetached else { return }
    for child in children { child.detach() }
    isDetached = true
    didDetach()
  }

  /// Called once, after the nodes inside are gone.
  func didDetach() {}
}

/// What the node of a view with a body keeps.
@MainActor
struct KeptState {
  /// The name of the view's type; of the modifier's where the body is a modifier's.
  let name: String
  /// The type of the modifier whose body this is.
  let content: ObjectIdentifier?
  let storage: PropertyStorage
}

/// The node of a view of a known type; an implementation detail.
@MainActor
public class _ViewNode<Content>: _AnyViewNode {
  private(set) var view: Content
  private(set) var environment: EnvironmentValues
  private(set) var scope: TransactionScope?

  init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    environment = inputs.context.environment
    scope = inputs.context.scope
    super.init(inputs)
  }

  /// Takes a new value of the view; subclasses pass on what follows from it.
  func update(_ view: Content, _ context: UpdateContext) {
    self.view = view
    environment = context.environment
    scope = context.scope
  }

  override func refresh() {
    update(view, context)
  }

  override func update(environment: EnvironmentValues) {
    var context = context
    context.environment = environment
    update(view, context)
  }

  /// The context of an update that starts here.
  var context: UpdateContext {
    UpdateContext(
      environment: environment, scope: scope, transaction: host.transaction(in: scope))
  }

  /// What a node inside this one is made with.
  func childInputs(_ context: UpdateContext) -> _NodeInputs {
    _NodeInputs(host: host, parent: self, context: context, compositeDepth: compositeDepth)
  }

  override var label: String { shortTypeName(Content.self) }
}

/// The name of a type without modules and generic arguments.
func shortTypeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" }.drop { $0 == "_" })
}

/// What the tree description calls a modifier: its type's name without `Modifier`.
func modifierName(_ type: Any.Type) -> String {
  var name = shortTypeName(type)
  guard name.hasSuffix("Modifier"), name.count > 8 else { return name }
  name.removeLast(8)
  return name.prefix(1).lowercased() + name.dropFirst()
}

/// What a node is made with; an implementation detail.
@MainActor
public struct _NodeInputs {
  let host: ViewHost
  let parent: _AnyViewNode?
  let context: UpdateContext
  let compositeDepth: Int
}

/// What a view is updated under.
@MainActor
struct UpdateContext {
  var environment: EnvironmentValues
  /// The innermost modifier around the view that has a say in transactions.
  var scope: TransactionScope?
  /// How the changes of this update unfold.
  var transaction: Transaction
}

/// A place in the tree that changes the transactions of updates below it.
@MainActor
class TransactionScope {
  let outer: TransactionScope?

  init(outer: TransactionScope?) {
    self.outer = outer
  }

  /// Changes the transaction of the commit being applied.
  func adjust(_ transaction: inout Transaction) {}
}
