/// A way for a symbol to draw attention to itself.
///
/// Sheen has the effects that move the symbol as a whole. How far they go and how long they take is
/// published nowhere; the numbers here are chosen to look alike.
public protocol SymbolEffect {
  /// How the symbol moves; an implementation detail.
  var _motion: _SymbolMotion { get }
}

/// An effect that is there as long as it is asked for.
public protocol IndefiniteSymbolEffect {}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect {}

/// How a symbol stands.
struct SymbolPose: Equatable {
  var scale = 1.0
  /// In degrees, clockwise.
  var angle = 0.0
  /// In shares of the symbol's extents.
  var x = 0.0
  var y = 0.0
  var opacity = 1.0
}

/// How a symbol moves; an implementation detail.
public struct _SymbolMotion {
  enum Kind {
    /// Through poses, each with the time it takes in seconds; the last is the pose at rest, or one
    /// that looks like it.
    case pass([(time: Double, pose: SymbolPose)], isLinear: Bool)
    /// Into a pose, and back when the effect is over.
    case held(SymbolPose)
    /// Out of a pose, and back when the effect is over.
    case released(SymbolPose)
  }

  let kind: Kind
}

/// How often and how fast an effect is played.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The factor on the speed.
  var speed = 1.0
  /// How often; `nil` as the effect has it, infinity for ever.
  var count: Double?
  /// The rest between two passes in seconds.
  var delay = 0.0

  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Over and over.
  public static var repeating: SymbolEffectOptions { .default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { .default.nonRepeating }

  /// Over and over.
  public var repeating: SymbolEffectOptions { with(count: .infinity) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with(count: 1) }

  /// A number of times; `nil` for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }
  /// A number of times; `nil` for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(count: count.map { Double(max($0, 1)) } ?? .infinity)
  }

  /// As a behaviour has it.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    .default.repeat(behavior)
  }
  /// As a behaviour has it.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = with(count: behavior.count)
    copy.delay = behavior.delay
    return copy
  }

  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }

  private func with(count: Double) -> SymbolEffectOptions {
    var copy = self
    copy.count = count
    return copy
  }

  /// How an effect is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Double
    let delay: Double

    /// Without a rest.
    public static let continuous = RepeatBehavior(count: .infinity, delay: 0)
    /// Over and over, with a rest.
    public static let periodic = periodic(nil)

    /// A number of times, `nil` for ever, with a rest between two passes in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { Double(max($0, 1)) } ?? .infinity, delay: delay ?? 1)
    }
  }
}
