/// The subscribers there are, and what belongs to subscribing.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It has nothing more to send.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Hashable, Sendable {
    private let count: Int

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// None.
    public static let none = Demand(count: 0)

    /// A number of values, 0 or more.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    private init(count: Int) { self.count = count }
  }

  /// A subscriber that calls code for each value and for the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let takeValue: (Input) -> Void
    private let takeCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false

    /// Makes a subscriber of code.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      takeCompletion = receiveCompletion
      takeValue = receiveValue
    }

    /// Takes the subscription and asks for all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Takes a value.
    public func receive(_ value: Input) -> Demand {
      if !isDone { takeValue(value) }
      return .none
    }

    /// Takes the end.
    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      takeCompletion(completion)
    }

    /// Takes no more values.
    public func cancel() {
      isDone = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Calls code for each value and for the end, as long as what is returned is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls code for each value, as long as what is returned is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, as long as what is returned is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published.source
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in },
      receiveValue: { [weak target] in target?.assign($0) })
    target.keep(AnyCancellable(sink))
    subscribe(sink)
  }

  /// The values as a sequence to wait for.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let sink = Subscribers.Sink<Output, Never>(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: {
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        })
      continuation.onTermination = { _ in sink.cancel() }
      subscribe(sink)
    }
  }
}
