/// A subject that sends what it is given to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Asks another publisher for all it has.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps its latest value and tells it to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Takes a subscriber, which gets the latest value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber) { [self] in current }
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) {
    current = value
    audience.send(value)
  }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Asks another publisher for all it has.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject, in the order they came.
final class Audience<Output, Failure: Error> {
  private var members: [Member] = []
  private var completion: Subscribers.Completion<Failure>?

  private final class Member: Subscription {
    let outlet: Outlet<Output, Failure>
    /// What it gets once it asks for values.
    var first: (() -> Output)?
    weak var audience: Audience?

    init(
      _ outlet: Outlet<Output, Failure>, first: (() -> Output)?, audience: Audience
    ) {
      self.outlet = outlet
      self.first = first
      self.audience = audience
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand != .none, let first else { return }
      self.first = nil
      outlet.send(first())
    }

    func cancel() { audience?.members.removeAll { $0 === self } }
  }

  func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(subscriber)
    let member = Member(outlet, first: completion == nil ? first : nil, audience: self)
    if completion == nil { members.append(member) }
    outlet.add(member)
    subscriber.receive(subscription: outlet)
    if let completion { outlet.finish(completion) }
  }

  func send(_ value: Output) {
    // Who comes or goes meanwhile does not change who gets this value.
    for member in members where member.first == nil { member.outlet.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let members = members
    self.members = []
    for member in members { member.outlet.finish(completion) }
  }
}
