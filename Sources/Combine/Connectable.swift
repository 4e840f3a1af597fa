/// A publisher that sends nothing before it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber and stops after its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins with its first subscriber and stops after its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What the connectable one sends.
    public typealias Output = Upstream.Output
    /// Why the connectable one may end early.
    public typealias Failure = Upstream.Failure

    /// The one that has to be told to begin.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher of one that has to be told to begin.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      outlet.ended = { [self] in left() }
      upstream.receive(
        subscriber: Inlet<Output, Failure>(
          takeSubscription: {
            outlet.add($0)
            subscriber.receive(subscription: outlet)
          },
          takeValue: { outlet.send($0) }, takeCompletion: { outlet.finish($0) }))
      count += 1
      if count == 1 { connection = upstream.connect() }
    }

    private func left() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A publisher whose subscribers share one subscription to another.
  public final class Share<Upstream: Publisher>: Publisher {
    /// What the other one sends.
    public typealias Output = Upstream.Output
    /// Why the other one may end early.
    public typealias Failure = Upstream.Failure

    /// The other one.
    public let upstream: Upstream
    private let audience = Audience<Output, Failure>()
    private var sink: Subscribers.Sink<Output, Failure>?

    /// Makes a publisher that shares another.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      audience.add(subscriber)
      guard sink == nil else { return }
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { [audience] in audience.finish($0) },
        receiveValue: { [audience] in audience.send($0) })
      self.sink = sink
      upstream.receive(subscriber: sink)
    }
  }
}

extension Publisher {
  /// A publisher whose subscribers share one subscription to this one.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
