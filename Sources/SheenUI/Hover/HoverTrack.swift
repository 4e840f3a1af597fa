internal import SheenCore
internal import SheenDisplay
internal import SheenMotion

/// One change of a hover effect over time, between its two phases.
@MainActor
protocol HoverTrack: AnyObject {
  var animating: any Animating { get }

  /// Whether the change is another one at every moment.
  var followsClock: Bool { get }

  /// Goes over to a phase.
  func setPhase(_ isActive: Bool, at time: Double)

  /// Takes the values and animations of new steps; `false` if they are of another kind.
  func update(
    _ inactive: HoverStep, _ active: HoverStep, _ transaction: Transaction, at time: Double
  ) -> Bool

  /// The changed drawing of a view at a time.
  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect, at time: Double
  ) -> [DisplayItem]

  /// What the change does to places at a time; `nil` where it leaves them.
  func map(of item: LayoutItem, in frame: Rect, at time: Double) -> Projection?
}

/// A change of a known kind.
final class OperationTrack<Operation: HoverOperation>: HoverTrack {
  private struct Phase {
    var operation: Operation
    var animation: Animation?
  }

  private var inactive: Phase
  private var active: Phase
  private var isActive: Bool
  private var property: AnimatedProperty<Operation>
  /// What was there before a change that has not begun to show, and when that begins.
  private var waiting: (before: AnimatedProperty<Operation>, start: Double)?

  private init(_ inactive: Phase, _ active: Phase, isActive: Bool) {
    (self.inactive, self.active, self.isActive) = (inactive, active, isActive)
    property = AnimatedProperty((isActive ? active : inactive).operation)
  }

  /// Makes the track of two steps; `nil` if they are of different kinds.
  static func make(
    _ inactive: Operation, _ other: HoverStep, _ step: HoverStep, isActive: Bool
  ) -> OperationTrack? {
    guard let active = other.operation as? Operation else { return nil }
    return OperationTrack(
      Phase(operation: inactive, animation: step.chosen),
      Phase(operation: active, animation: other.chosen), isActive: isActive)
  }

  var animating: any Animating { property }

  var followsClock: Bool { property.target.followsClock }

  func setPhase(_ isActive: Bool, at time: Double) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    let phase = isActive ? active : inactive
    if let waiting, time < waiting.start {
      // The change before has not begun to show; it is taken back.
      property = waiting.before
      self.waiting = nil
      property.set(phase.operation, Transaction(), at: time)
      return
    }
    waiting = nil
    guard let animation = phase.animation else {
      property.jump(to: phase.operation)
      return
    }
    let delay = animation.motion.initialDelay
    if delay > 0 { waiting = (property, time + delay) }
    property.set(phase.operation, Transaction(animation: animation), at: time)
  }

  func update(
    _ inactive: HoverStep, _ active: HoverStep, _ transaction: Transaction, at time: Double
  ) -> Bool {
    guard let first = inactive.operation as? Operation,
      let second = active.operation as? Operation,
      property.target.canBecome(self.isActive ? second : first)
    else { return false }
    self.inactive = Phase(operation: first, animation: inactive.chosen)
    self.active = Phase(operation: second, animation: active.chosen)
    property.set(isActive ? second : first, transaction, at: time)
    return true
  }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect, at time: Double
  ) -> [DisplayItem] {
    property.value(at: time).apply(to: drawn, of: item, in: frame, at: time)
  }

  func map(of item: LayoutItem, in frame: Rect, at time: Double) -> Projection? {
    property.value(at: time).map(of: item, in: frame)
  }
}

extension HoverStep {
  /// How the step's phase is entered: as chosen, else by the system's animation.
  fileprivate var chosen: Animation? { animation.map(\.animation) ?? .default }

  /// The step as one that changes nothing, entered in the same way.
  private var identity: HoverStep {
    func identity(_ operation: some HoverOperation) -> any HoverOperation { operation.identity }
    return HoverStep(operation: identity(operation), animation: animation)
  }

  /// Steps of both phases in pairs of one kind; where the kinds differ, each phase's own steps
  /// change nothing in the other.
  static func pairs(
    _ inactive: [HoverStep], _ active: [HoverStep]
  ) -> [(inactive: HoverStep, active: HoverStep)] {
    let areAlike =
      inactive.count == active.count
      && zip(inactive, active).allSatisfy { type(of: $0.operation) == type(of: $1.operation) }
    if areAlike { return Array(zip(inactive, active)) }
    return inactive.map { ($0, $0.identity) } + active.map { ($0.identity, $0) }
  }

  /// The track between two steps of one kind.
  @MainActor
  static func track(
    _ inactive: HoverStep, _ active: HoverStep, isActive: Bool
  ) -> (any HoverTrack)? {
    func make<Operation: HoverOperation>(_ operation: Operation) -> (any HoverTrack)? {
      OperationTrack.make(operation, active, inactive, isActive: isActive)
    }
    return make(inactive.operation)
  }
}

extension Motion {
  /// The time before anything shows, in seconds.
  var initialDelay: Double {
    switch self {
    case .curve, .spring, .custom: 0
    case .delayed(let motion, let delay): max(delay, 0) + motion.initialDelay
    case .scaled(let motion, let speed): speed > 0 ? motion.initialDelay / speed : 0
    case .repeated(let motion, _, _), .completing(let motion, _): motion.initialDelay
    }
  }
}
