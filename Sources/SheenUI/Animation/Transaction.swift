internal import Synchronization

/// How the changes of one update are to unfold.
public struct Transaction: Sendable {
  /// The animation of the changes; `nil` for a jump.
  public var animation: Animation?
  /// Whether animations that views attach to themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is one of a stream, as in a drag.
  public var isContinuous = false

  /// Whether the speed of what changes is to be kept track of; springs always know theirs.
  public var tracksVelocity = false

  /// Values of keys that code has declared.
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Tells apart what is committed separately; 0 outside every `withAnimation`.
  var id: UInt64 = 0
  /// What waits for the animations this transaction starts.
  var completions: [AnimationCompletion] = []

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Held<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = Held(value: newValue) }
  }

  /// Runs code once the animations that the transaction starts are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Where a transaction is in force.
  final class Frame: Sendable {
    let transaction: Transaction
    /// Whether the code is still running; tasks made in it may outlive it.
    let isOpen = Atomic(true)

    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  @TaskLocal static var frame: Frame?

  /// The transaction in force where code runs.
  static var current: Transaction {
    guard let frame, frame.isOpen.load(ordering: .relaxed) else { return Transaction() }
    return frame.transaction
  }

  private static let lastID = Atomic<UInt64>(0)

  /// The transaction as one that is committed on its own.
  func identified() -> Transaction {
    var copy = self
    copy.id = Self.lastID.add(1, ordering: .relaxed).newValue
    return copy
  }
}

/// Names a value that transactions carry.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}

/// A value on its way with a transaction, which never leaves the main thread.
private struct Held<Value>: @unchecked Sendable {
  let value: Value
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// Once the animation is complete for people, though traces may go on.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// Once the animation has ended.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)

  var isRemoval: Bool { waitsForRemoval }
}

/// Runs code whose changes unfold as an animation says; `nil` makes them jump.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs code whose changes unfold as an animation says, and other code once they have.
///
/// The completion runs after the last animation the changes started, at once if they started none,
/// and never if one repeats for ever.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.completions = [
    AnimationCompletion(criteria: completionCriteria, action: completion)
  ]
  return try withTransaction(transaction, body)
}

/// Runs code whose changes unfold as a transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let frame = Transaction.Frame(transaction.identified())
  return try Transaction.$frame.withValue(frame) {
    defer {
      frame.isOpen.store(false, ordering: .relaxed)
    }
    // Completions run also where nothing changes, so there has to be a commit.
    defer { if !transaction.completions.isEmpty { CommitQueue.current?.enqueue {} } }
    return try body()
  }
}

/// Runs code with one property of the transaction replaced.
///
/// Whatever else the transaction in force has stays.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
