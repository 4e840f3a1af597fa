/// The publishers that operators return.
public enum Publishers {
  /// A publisher that does something with each value of another.
  public struct Relayed<Upstream: Publisher, Output>: Publisher {
    /// Why it may end early: as the other one.
    public typealias Failure = Upstream.Failure

    /// The other one.
    public let upstream: Upstream
    /// Makes what one subscription does with values and with the end.
    let begin: () -> Steps

    /// What one subscription does with values and with the end.
    struct Steps {
      var value: (Upstream.Output, Outlet<Output, Failure>) -> Void
      var end: (Subscribers.Completion<Failure>, Outlet<Output, Failure>) -> Void = {
        $1.finish($0)
      }
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let steps = begin()
      upstream.receive(
        subscriber: Inlet<Upstream.Output, Failure>(
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

extension Publisher {
  /// A publisher that does something with each value, without a memory.
  func relayed<Result>(
    _ step: @escaping (Output, Outlet<Result, Failure>) -> Void
  ) -> Publishers.Relayed<Self, Result> {
    Publishers.Relayed(upstream: self) { .init(value: step) }
  }
}
