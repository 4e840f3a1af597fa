/// The publishers that operators return.
public enum Publishers {
  /// A publisher that does something with each value of another, and ends early as that does.
  public typealias Relayed<Upstream: Publisher, Output> = Converted<
    Upstream, Output, Upstream.Failure
  >

  /// A publisher that does something with each value of another and with its end.
  public struct Converted<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The other one.
    public let upstream: Upstream
    /// Makes what one subscription does with values and with the end.
    let begin: () -> Steps

    /// What one subscription does with values and with the end.
    struct Steps {
      var value: (Upstream.Output, Outlet<Output, Failure>) -> Void
      var end: (Subscribers.Completion<Upstream.Failure>, Outlet<Output, Failure>) -> Void
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let steps = begin()
      upstream.receive(
        subscriber: Inlet<Upstream.Output, Upstream.Failure>(
          takeSubscription: {
            outlet.add($0)
            subscriber.receive(subscription: outlet)
          },
          takeValue: { steps.value($0, outlet) },
          takeCompletion: { steps.end($0, outlet) }))
    }
  }

  /// What `map` returns.
  public typealias Map<Upstream: Publisher, Output> = Relayed<Upstream, Output>
  /// What `compactMap` returns.
  public typealias CompactMap<Upstream: Publisher, Output> = Relayed<Upstream, Output>
  /// What `scan` returns.
  public typealias Scan<Upstream: Publisher, Output> = Relayed<Upstream, Output>
  /// What `filter` returns.
  public typealias Filter<Upstream: Publisher> = Relayed<Upstream, Upstream.Output>
  /// What `removeDuplicates` returns.
  public typealias RemoveDuplicates<Upstream: Publisher> = Relayed<Upstream, Upstream.Output>
  /// What `dropFirst` returns.
  public typealias Drop<Upstream: Publisher> = Relayed<Upstream, Upstream.Output>
  /// What `prefix` returns.
  public typealias Output<Upstream: Publisher> = Relayed<Upstream, Upstream.Output>
  /// What `first` returns.
  public typealias First<Upstream: Publisher> = Relayed<Upstream, Upstream.Output>
  /// What `handleEvents` returns.
  public typealias HandleEvents<Upstream: Publisher> = Relayed<Upstream, Upstream.Output>
  /// What `tryMap` returns.
  public typealias TryMap<Upstream: Publisher, Output> = Converted<Upstream, Output, any Error>
  /// What `mapError` returns.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Converted<
    Upstream, Upstream.Output, Failure
  >
  /// What `setFailureType` returns.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Converted<
    Upstream, Upstream.Output, Failure
  >
  /// What `replaceError` returns.
  public typealias ReplaceError<Upstream: Publisher> = Converted<Upstream, Upstream.Output, Never>
  /// What `catch` returns.
  public typealias Catch<Upstream: Publisher, Replacement: Publisher> = Converted<
    Upstream, Upstream.Output, Replacement.Failure
  >
  /// What `receive(on:)` returns.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Relayed<
    Upstream, Upstream.Output
  >
  /// What `delay` returns.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Relayed<
    Upstream, Upstream.Output
  >
  /// What `debounce` returns.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Relayed<
    Upstream, Upstream.Output
  >
  /// What `throttle` returns.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Relayed<
    Upstream, Upstream.Output
  >
}

extension Publishers.Converted.Steps where Failure == Upstream.Failure {
  /// What is done with values; the end is that of the other publisher.
  init(value: @escaping (Upstream.Output, Outlet<Output, Failure>) -> Void) {
    self.init(value: value) { $1.finish($0) }
  }
}

extension Publisher {
  /// A publisher that does something with each value, without a memory.
  func relayed<Result>(
    _ step: @escaping (Output, Outlet<Result, Failure>) -> Void
  ) -> Publishers.Relayed<Self, Result> {
    Publishers.Relayed(upstream: self) { .init(value: step) }
  }
}
