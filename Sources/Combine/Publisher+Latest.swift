// Operators over the latest of several publishers.

extension Publisher {
  /// Sends the values of the newest of the publishers that are sent.
  public func switchToLatest() -> Publishers.Relayed<Self, Output.Output>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.Relayed(upstream: self) {
      var current: (any Subscription)?
      var (serial, isOuterOver, isInnerOver) = (0, false, true)
      return .init(
        value: { inner, outlet in
          current?.cancel()
          serial += 1
          isInnerOver = false
          let mine = serial
          inner.receive(
            subscriber: Inlet<Output.Output, Failure>(
              takeSubscription: {
                current = $0
                outlet.add($0)
              },
              takeValue: { if mine == serial { outlet.send($0) } },
              takeCompletion: { completion in
                guard mine == serial else { return }
                isInnerOver = true
                if case .failure = completion { return outlet.finish(completion) }
                if isOuterOver { outlet.finish(.finished) }
              }))
        },
        end: { completion, outlet in
          isOuterOver = true
          if case .failure = completion { return outlet.finish(completion) }
          if isInnerOver { outlet.finish(.finished) }
        })
    }
  }

  /// Sends what code makes of this publisher's latest value and another's, whenever one changes.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Sends this publisher's latest value and those of two others, whenever one changes.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Sends what code makes of pairs of this publisher's values and another's.
  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }
}

extension Publishers {
  /// A publisher of the latest values of three others, whenever one changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Why all may end early.
    public typealias Failure = A.Failure

    private let all: Map<CombineLatest<CombineLatest<A, B>, C>, Output>

    /// Makes a publisher of three others.
    public init(_ a: A, _ b: B, _ c: C) {
      all = a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }
}

extension Publishers {
  /// A publisher of the values of three others as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    /// What all send.
    public typealias Output = A.Output
    /// Why all may end early.
    public typealias Failure = A.Failure

    private let all: Merge<Merge<A, B>, C>

    /// Makes a publisher of three others.
    public init(_ a: A, _ b: B, _ c: C) { all = Merge(Merge(a, b), c) }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }
}

extension Publisher {
  /// Sends this publisher's values and those of two others as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
  { Publishers.Merge3(self, b, c) }
}
