// Operators that change, choose or watch values.

extension Publisher {
  /// Changes each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    relayed { $1.send(transform($0)) }
  }

  /// Sends a property of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> Publishers.Map<Self, Result> {
    relayed { $1.send($0[keyPath: keyPath]) }
  }

  /// Changes each value, and leaves out those that come to `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    relayed { if let value = transform($0) { $1.send(value) } }
  }

  /// Leaves out values.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    relayed { if isIncluded($0) { $1.send($0) } }
  }

  /// Sends another value in the place of `nil`.
  public func replaceNil<Wrapped>(
    with output: Wrapped
  ) -> Publishers.Map<Self, Wrapped> where Output == Wrapped? {
    map { $0 ?? output }
  }

  /// Sends what comes of each value and the result before it.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> {
    Publishers.Relayed(upstream: self) {
      var result = initialResult
      return .init { value, outlet in
        result = nextPartialResult(result, value)
        outlet.send(result)
      }
    }
  }

  /// Leaves out values that are like the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.Relayed(upstream: self) {
      var last: Output?
      return .init { value, outlet in
        if let last, predicate(last, value) { return }
        last = value
        outlet.send(value)
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Relayed(upstream: self) {
      var left = count
      return .init { value, outlet in
        if left > 0 { left -= 1 } else { outlet.send(value) }
      }
    }
  }

  /// Ends after the first values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Relayed(upstream: self) {
      var left = maxLength
      return .init { value, outlet in
        if left > 0 { outlet.send(value) }
        left -= 1
        if left <= 0 { outlet.finish(.finished) }
      }
    }
  }

  /// Ends after the first value.
  public func first() -> Publishers.First<Self> { prefix(1) }

  /// Ends after the first value that is as wanted.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    relayed { value, outlet in
      guard predicate(value) else { return }
      outlet.send(value)
      outlet.finish(.finished)
    }
  }

  /// Calls code for what happens, and changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.Relayed(upstream: self) {
      .init(
        value: {
          receiveOutput?($0)
          $1.send($0)
        },
        end: {
          receiveCompletion?($0)
          $1.finish($0)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
