/// The device a scene is on: a telephone.
public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// The kind of a device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// What devices of the kind are called.
  public var model: String { "iPhone" }

  /// What this device is called.
  public var name: String { "iPhone" }

  /// What its system is called.
  public var systemName: String { "iOS" }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Of no known kind.
  case unspecified = -1
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision
}
