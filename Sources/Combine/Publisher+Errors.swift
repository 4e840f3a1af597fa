// Operators that may fail, and those that mend failures.

extension Publisher {
  /// Changes each value; the first error that is thrown is the end.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> Publishers.TryMap<Self, Result> {
    trying { $1.send(try transform($0)) }
  }

  /// Changes each value, and leaves out those that come to `nil`; the first error is the end.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> Publishers.TryMap<Self, Result> {
    trying { if let value = try transform($0) { $1.send(value) } }
  }

  /// Leaves out values; the first error that is thrown is the end.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryMap<Self, Output> {
    trying { if try isIncluded($0) { $1.send($0) } }
  }

  private func trying<Result>(
    _ step: @escaping (Output, Outlet<Result, any Error>) throws -> Void
  ) -> Publishers.Converted<Self, Result, any Error> {
    Publishers.Converted(upstream: self) {
      .init(
        value: { value, outlet in
          do { try step(value, outlet) } catch { outlet.finish(.failure(error)) }
        },
        end: { $1.finish($0.mapError { $0 }) })
    }
  }

  /// Ends early with another error.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Publishers.MapError<Self, NewFailure> {
    Publishers.Converted(upstream: self) {
      .init(value: { $1.send($0) }, end: { $1.finish($0.mapError(transform)) })
    }
  }

  /// Sends a last value in the place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.Converted(upstream: self) {
      .init(
        value: { $1.send($0) },
        end: { completion, outlet in
          if case .failure = completion { outlet.send(output) }
          outlet.finish(.finished)
        })
    }
  }

  /// Goes on with another publisher in the place of an error.
  public func `catch`<Replacement: Publisher>(
    _ handler: @escaping (Failure) -> Replacement
  ) -> Publishers.Catch<Self, Replacement> where Replacement.Output == Output {
    Publishers.Converted(upstream: self) {
      .init(
        value: { $1.send($0) },
        end: { completion, outlet in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error): outlet.follow(handler(error))
          }
        })
    }
  }

  /// Begins anew after an error, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// The publisher as one that may fail, which it does not.
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> Publishers.SetFailureType<Self, NewFailure> {
    Publishers.Converted(upstream: self) {
      .init(value: { $1.send($0) }, end: { _, outlet in outlet.finish(.finished) })
    }
  }
}

extension Subscribers.Completion {
  /// The end with another error.
  fileprivate func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
