// Operators over several publishers.

/// A publisher made of several others.
struct Joined<Output, Failure: Error>: Publisher {
  let attach: (Outlet<Output, Failure>) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(subscriber)
    attach(outlet)
    subscriber.receive(subscription: outlet)
  }
}

extension Publishers {
  /// A publisher of the values of many others as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What each of them sends.
    public typealias Output = Upstream.Output
    /// Why each of them may end early.
    public typealias Failure = Upstream.Failure

    /// The others.
    public let publishers: [Upstream]

    /// Makes a publisher of others.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes a publisher of others.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream { publishers = Array(upstream) }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { outlet in
        let ends = EndCount<Failure>(publishers.count)
        for publisher in publishers {
          enter(outlet, ends, from: publisher) { outlet.send($0) }
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of two others as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What both send.
    public typealias Output = A.Output
    /// Why both may end early.
    public typealias Failure = A.Failure

    private let many: MergeMany<AnyPublisher<Output, Failure>>

    /// Makes a publisher of two others.
    public init(_ a: A, _ b: B) {
      many = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      many.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of two others, whenever one changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)
    /// Why both may end early.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Makes a publisher of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { outlet in
        var (first, second): (A.Output?, B.Output?)
        func changed() {
          if let first, let second { outlet.send((first, second)) }
        }
        let ends = EndCount<Failure>(2)
        enter(outlet, ends, from: a) {
          first = $0
          changed()
        }
        enter(outlet, ends, from: b) {
          second = $0
          changed()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of two others in pairs, the first with the first.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A pair.
    public typealias Output = (A.Output, B.Output)
    /// Why both may end early.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Makes a publisher of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { outlet in
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        func changed() {
          guard !first.isEmpty, !second.isEmpty else { return }
          outlet.send((first.removeFirst(), second.removeFirst()))
        }
        let ends = EndCount<Failure>(2)
        enter(outlet, ends, from: a) {
          first.append($0)
          changed()
        }
        enter(outlet, ends, from: b) {
          second.append($0)
          changed()
        }
      }
      .receive(subscriber: subscriber)
    }
  }
}

/// Has the values of one of several publishers come in.
private func enter<P: Publisher, Output>(
  _ outlet: Outlet<Output, P.Failure>, _ ends: EndCount<P.Failure>, from publisher: P,
  _ takeValue: @escaping (P.Output) -> Void
) {
  publisher.receive(
    subscriber: Inlet<P.Output, P.Failure>(
      takeSubscription: { outlet.add($0) }, takeValue: takeValue,
      takeCompletion: { ends.end($0, outlet) }))
}

/// Counts the publishers that have not ended: the last end is that of all, a failure at once.
private final class EndCount<Failure: Error> {
  private var left: Int

  init(_ count: Int) { left = count }

  func end<Output>(
    _ completion: Subscribers.Completion<Failure>, _ outlet: Outlet<Output, Failure>
  ) {
    left -= 1
    if case .failure = completion { left = 0 }
    if left == 0 { outlet.finish(completion) }
  }
}

extension Publisher {
  /// Sends this publisher's values and another's as they come.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

  /// Sends this publisher's latest value and another's, whenever one changes.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends this publisher's values and another's in pairs, the first with the first.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> Publishers.Zip<Self, Other> where Other.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the values of the publishers that code makes of each value.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.Relayed<Self, Inner.Output> where Inner.Failure == Failure {
    relayed { value, outlet in
      transform(value).receive(
        subscriber: Inlet<Inner.Output, Failure>(
          takeSubscription: { outlet.add($0) }, takeValue: { outlet.send($0) },
          takeCompletion: { if case .failure = $0 { outlet.finish($0) } }))
    }
  }
}
