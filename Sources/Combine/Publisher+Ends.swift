// Operators that wait for the end, or add to the beginning or the end.

extension Publisher {
  /// Sends one value made of all, once they have ended.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Relayed<Self, Result> {
    Publishers.Relayed(upstream: self) {
      var result = initialResult
      return .init(
        value: { value, _ in result = nextPartialResult(result, value) },
        end: { completion, outlet in
          if case .finished = completion { outlet.send(result) }
          outlet.finish(completion)
        })
    }
  }

  /// Sends all values as one list, once they have ended.
  public func collect() -> Publishers.Relayed<Self, [Output]> { reduce([]) { $0 + [$1] } }

  /// Sends the values as lists of a length, the last of which may be shorter.
  public func collect(_ count: Int) -> Publishers.Relayed<Self, [Output]> {
    Publishers.Relayed(upstream: self) {
      var list: [Output] = []
      return .init(
        value: { value, outlet in
          list.append(value)
          guard list.count >= count else { return }
          let full = list
          list = []
          outlet.send(full)
        },
        end: { completion, outlet in
          if case .finished = completion, !list.isEmpty { outlet.send(list) }
          outlet.finish(completion)
        })
    }
  }

  /// Sends the number of values, once they have ended.
  public func count() -> Publishers.Relayed<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value, once they have ended.
  public func last() -> Publishers.Relayed<Self, Output> { last { _ in true } }

  /// Sends the last value that is as wanted, once they have ended.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Relayed<Self, Output> {
    Publishers.Relayed(upstream: self) {
      var last: Output?
      return .init(
        value: { value, _ in if predicate(value) { last = value } },
        end: { completion, outlet in
          if case .finished = completion, let last { outlet.send(last) }
          outlet.finish(completion)
        })
    }
  }

  /// Sends whether all values are as wanted: at their end, or at the first that is not.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Relayed<Self, Bool> { ending(with: true) { predicate($0) ? nil : false } }

  /// Sends whether a value is as wanted: at the first that is, or at their end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Relayed<Self, Bool> { ending(with: false) { predicate($0) ? true : nil } }

  /// Sends one value: what code makes of a value, or another one at the end.
  private func ending<Result>(
    with last: Result, _ early: @escaping (Output) -> Result?
  ) -> Publishers.Relayed<Self, Result> {
    Publishers.Relayed(upstream: self) {
      .init(
        value: { value, outlet in
          guard let result = early(value) else { return }
          outlet.send(result)
          outlet.finish(.finished)
        },
        end: { completion, outlet in
          if case .finished = completion { outlet.send(last) }
          outlet.finish(completion)
        })
    }
  }

  /// Sends nothing but the end.
  public func ignoreOutput() -> Publishers.Relayed<Self, Never> { relayed { _, _ in } }

  /// Sends a value where there was none by the end.
  public func replaceEmpty(with output: Output) -> Publishers.Relayed<Self, Output> {
    Publishers.Relayed(upstream: self) {
      var isEmpty = true
      return .init(
        value: { value, outlet in
          isEmpty = false
          outlet.send(value)
        },
        end: { completion, outlet in
          if case .finished = completion, isEmpty { outlet.send(output) }
          outlet.finish(completion)
        })
    }
  }

  /// Leaves out the first values for as long as they are as said.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    Publishers.Relayed(upstream: self) {
      var isDropping = true
      return .init { value, outlet in
        isDropping = isDropping && predicate(value)
        if !isDropping { outlet.send(value) }
      }
    }
  }

  /// Ends before the first value that is not as said.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Output<Self> {
    relayed { value, outlet in
      if predicate(value) { outlet.send(value) } else { outlet.finish(.finished) }
    }
  }

  /// Sends values before those of the publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher first, to their end.
  public func prepend<Other: Publisher>(_ publisher: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure { publisher.append(self) }

  /// Sends values after the end of the publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher once this one has ended.
  public func append<Other: Publisher>(_ publisher: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Relayed<Self, Output>(upstream: self) {
      .init(
        value: { $1.send($0) },
        end: { completion, outlet in
          if case .finished = completion {
            outlet.follow(publisher)
          } else {
            outlet.finish(completion)
          }
        })
    }
    .eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those sent.
  public func contains(_ output: Output) -> Publishers.Relayed<Self, Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, once they have ended.
  public func min() -> AnyPublisher<Output, Failure> { best { $1 < $0 } }

  /// Sends the greatest value, once they have ended.
  public func max() -> AnyPublisher<Output, Failure> { best { $1 > $0 } }

  private func best(
    _ isBetter: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(nil as Output?) { best, value in
      best.map { isBetter($0, value) ? value : $0 } ?? value
    }
    .compactMap { $0 }
    .eraseToAnyPublisher()
  }
}
