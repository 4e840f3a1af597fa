public import Dispatch
public import Foundation

/// Something that runs code at times of its own.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else may be said of code to run.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }

  /// Runs code after what is running now.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs code at a moment.
  func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
}

/// A length of time that can be said in the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A number of billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment on the clock that schedulers share.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  /// Seconds since the clock began.
  let time: Double

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// The length in seconds.
    public var timeInterval: TimeInterval

    /// Makes a length of a number of seconds.
    public init(_ seconds: TimeInterval) { timeInterval = seconds }
  }

  /// The time from this moment to another.
  public func distance(to other: SchedulerMoment) -> Stride { Stride(other.time - time) }

  /// The moment some time after this one.
  public func advanced(by stride: Stride) -> SchedulerMoment {
    SchedulerMoment(time: time + stride.timeInterval)
  }
}

extension SchedulerMoment.Stride {
  /// The length of a whole number of seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// The length of a number of seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// The length of a whole number of seconds.
  public init?<Source: BinaryInteger>(exactly source: Source) { self.init(Double(source)) }

  /// The length without its sign, in seconds.
  public var magnitude: Double { timeInterval.magnitude }

  /// Whether one length is less than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }
  /// The product of the numbers of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }
  /// Multiplies the numbers of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// A number of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) * 1e-3) }
  /// A number of millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) * 1e-6) }
  /// A number of billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) * 1e-9) }
}

/// What can be said of code to run: nothing.
public enum NoSchedulerOptions: Sendable {}

/// A scheduler that runs on the clock in force, whatever queue or loop it names.
public protocol TimelineScheduler: Scheduler
where SchedulerTimeType == SchedulerMoment, SchedulerOptions == NoSchedulerOptions {}

extension TimelineScheduler {
  /// The present moment.
  public var now: SchedulerMoment { SchedulerMoment(time: Timelines.current.time) }

  /// Runs code after what is running now.
  public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: now, action)
  }

  /// Runs code at a moment.
  public func schedule(after date: SchedulerMoment, _ action: @escaping () -> Void) {
    Timelines.current.schedule(at: date.time, action).release()
  }
}

extension RunLoop: TimelineScheduler {}
extension DispatchQueue: TimelineScheduler {}
extension OperationQueue: TimelineScheduler {}

/// A scheduler that runs code at once, whatever the moment.
public struct ImmediateScheduler: TimelineScheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// Runs code.
  public func schedule(after date: SchedulerMoment, _ action: @escaping () -> Void) { action() }
}
