// Publishers that know what they will send.

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Once(subscriber) { outlet in
      outlet.send(output)
      outlet.finish(.finished)
    }
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher of nothing but its end.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, or never.
  public let completeImmediately: Bool

  /// Makes a publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Once(subscriber) { if completeImmediately { $0.finish(.finished) } }
  }
}

/// A publisher of nothing but an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Once(subscriber) { $0.finish(.failure(error)) }
  }
}

/// A publisher of one value that code comes up with, now or later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the value, or why there is none.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Makes a publisher and runs the code that comes up with the value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        audience.send(value)
        audience.finish(.finished)
      case .failure(let error): audience.finish(.failure(error))
      }
    }
  }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    guard case .success(let value)? = result else { return audience.add(subscriber) }
    Once(subscriber) { outlet in
      outlet.send(value)
      outlet.finish(.finished)
    }
  }
}

/// A publisher made anew for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  /// What the made one sends.
  public typealias Output = Made.Output
  /// Why the made one may end early.
  public typealias Failure = Made.Failure

  /// Makes the publisher.
  public let createPublisher: () -> Made

  /// Makes a publisher of code that makes publishers.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element
    /// The elements, in order.
    public let sequence: Elements

    /// Makes a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Once(subscriber) { outlet in
        for element in sequence where !outlet.isOver { outlet.send(element) }
        outlet.finish(.finished)
      }
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

/// A subscription that runs code once values are asked for.
private final class Once<Output, Failure: Error>: Subscription {
  private let outlet: Outlet<Output, Failure>
  private var run: ((Outlet<Output, Failure>) -> Void)?

  @discardableResult
  init<S: Subscriber>(_ subscriber: S, _ run: @escaping (Outlet<Output, Failure>) -> Void)
  where S.Input == Output, S.Failure == Failure {
    outlet = Outlet(subscriber)
    self.run = run
    outlet.add(self)
    subscriber.receive(subscription: outlet)
  }

  func request(_ demand: Subscribers.Demand) {
    let run = run
    self.run = nil
    run?(outlet)
  }

  func cancel() { run = nil }
}
