/// Where the values of one subscription leave an operator; what is further on sees it as its
/// subscription.
///
/// Operators ask for all values at once: every subscriber there is takes all it gets.
final class Outlet<Output, Failure: Error>: Subscription {
  private let takeValue: (Output) -> Void
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void
  private var upstreams: [any Subscription] = []
  /// Whether values are wanted no more.
  private(set) var isOver = false
  private var isAsked = false
  /// Called once it is over, in whatever way.
  var ended: () -> Void = {}

  init<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    takeValue = { _ = downstream.receive($0) }
    takeCompletion = { downstream.receive(completion: $0) }
  }

  /// Sends a value on.
  func send(_ value: Output) {
    if !isOver { takeValue(value) }
  }

  /// Ends towards both sides.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    cancel()
    takeCompletion(completion)
  }

  /// Takes the tie to a publisher.
  func add(_ upstream: any Subscription) {
    if isOver { return upstream.cancel() }
    upstreams.append(upstream)
    if isAsked { upstream.request(.unlimited) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard !isAsked, demand != .none else { return }
    isAsked = true
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  func cancel() {
    guard !isOver else { return }
    isOver = true
    let upstreams = upstreams
    self.upstreams = []
    for upstream in upstreams { upstream.cancel() }
    ended()
  }
}

/// Where the values of a publisher enter an operator.
struct Inlet<Input, Failure: Error>: Subscriber {
  let takeSubscription: (any Subscription) -> Void
  let takeValue: (Input) -> Void
  let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { takeSubscription(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    takeValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}

extension Outlet {
  /// Goes on with the values and the end of a publisher.
  func follow<P: Publisher>(_ publisher: P)
  where P.Output == Output, P.Failure == Failure {
    publisher.receive(
      subscriber: Inlet<Output, Failure>(
        takeSubscription: { self.add($0) }, takeValue: { self.send($0) },
        takeCompletion: { self.finish($0) }))
  }
}
