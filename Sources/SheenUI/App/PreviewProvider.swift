/// A type that says what a file is to be previewed with.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder
  @MainActor
  @preconcurrency
  static var previews: Previews { get }
}

/// How large a preview is to be.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as the device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of an extent in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview a view on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// What it is called.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its right side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its left side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  /// All of them.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

// What a preview is called and where it is shown is for whoever shows it; the tools' options say the
// size of the picture.

extension View {
  /// Says how large a preview is to be; here `--size` says it.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says what device a preview is to be on; here `--size` and `--platform` say it.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Names a preview, which does not show.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Says how a preview's device is held; here `--size` says it.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
