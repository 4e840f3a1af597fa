/// Something that sends values over time to those who subscribe.
public protocol Publisher<Output, Failure> {
  /// The values it sends.
  associatedtype Output
  /// Why it may end early; `Never` where it cannot.
  associatedtype Failure: Error

  /// Takes a subscriber that `subscribe(_:)` has been given.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Has a subscriber get the values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Has a subject send the values on.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// The publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Something that gets the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The values it takes.
  associatedtype Input
  /// Why a publisher may end early.
  associatedtype Failure: Error

  /// Takes the subscription, from which it asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value, and says how many more it wants than asked for so far.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A publisher's tie to one subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription to another publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the only value there is.
  public func send() { send(()) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }

  /// Takes the subscription.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand { takeValue(input) }
  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
