public import Foundation

extension NotificationCenter {
  /// Sends the notifications of one name.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Who posts them; `nil` for everybody.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(subscriber)
      nonisolated(unsafe) let unsafeOutlet = outlet
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        unsafeOutlet.send($0)
      }
      outlet.ended = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: outlet)
    }
  }

  /// A publisher of the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
