public import Foundation
public import SwiftUI

// Types of UIKit, AppKit and Core Graphics that effect code names and that are not there.

/// A picture of UIKit.
@available(*, unavailable, message: "put the picture beside the file and use Image(_:)")
public final class UIImage {
  /// Takes the picture of a name.
  public init?(named name: String) {}
  /// Takes a symbol.
  public init?(systemName name: String) {}
  /// Reads a picture.
  public init?(data: Data) {}
  /// Makes an empty picture.
  public init() {}

  /// Its extents in points.
  public var size: CGSize { .zero }
}

/// A picture of AppKit.
@available(*, unavailable, message: "put the picture beside the file and use Image(_:)")
public final class NSImage {
  /// Takes the picture of a name.
  public init?(named name: String) {}
  /// Reads a picture.
  public init?(data: Data) {}
}

/// A picture of Core Graphics.
@available(
  *, unavailable, message: "there is no Core Graphics; use Image(_:), or ImageRenderer.pixmap"
)
public final class CGImage {}

/// What Core Graphics draws with.
@available(*, unavailable, message: "there is no Core Graphics; use Canvas, or ImageRenderer")
public final class CGContext {}

/// The program.
@available(
  *, unavailable,
  message: "a scene is no program; use GeometryReader for insets, and @Environment(\\.openURL)"
)
public final class UIApplication {
  /// The only program.
  public static var shared: UIApplication { UIApplication() }

  private init() {}

  /// Opens an address.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// Ends typing, among others.
  public func sendAction<Action, Event>(
    _ action: Action, to target: Any?, from sender: Any?, for event: Event?
  ) {}
}

/// A view of UIKit.
@available(*, unavailable, message: "there is no UIKit; use views of SwiftUI")
open class UIView {
  /// Makes a view.
  public init() {}
}

/// A view controller of UIKit.
@available(*, unavailable, message: "there is no UIKit; use views of SwiftUI")
open class UIViewController {
  /// Makes a controller.
  public init() {}
}

/// A view of UIKit that blurs what lies behind.
@available(*, unavailable, message: "there is no UIKit; use blur, or a translucent colour")
public final class UIVisualEffectView {
  /// Makes a view.
  public init<Effect>(effect: Effect?) {}
}

/// A blur of UIKit.
@available(*, unavailable, message: "there is no UIKit; use blur, or a translucent colour")
public final class UIBlurEffect {
  /// How it looks.
  public enum Style: Sendable {
    /// Like what it lies in, from the most translucent on.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// Of a colour.
    case extraLight, light, dark, regular, prominent
  }

  /// Makes a blur.
  public init(style: Style) {}
}

/// A view controller that shows views of SwiftUI.
@available(*, unavailable, message: "there is no UIKit; show the view itself")
public final class UIHostingController<Content: View> {
  /// Makes a controller of a view.
  public init(rootView: Content) {}
}

/// A view of AppKit.
@available(*, unavailable, message: "there is no AppKit; use views of SwiftUI")
open class NSView {
  /// Makes a view.
  public init() {}
}

/// A view of AppKit that blurs what lies behind.
@available(*, unavailable, message: "there is no AppKit; use blur, or a translucent colour")
public final class NSVisualEffectView {
  /// Makes a view.
  public init() {}
}

/// A view of AppKit that shows views of SwiftUI.
@available(*, unavailable, message: "there is no AppKit; show the view itself")
public final class NSHostingView<Content: View> {
  /// Makes a view of a view.
  public init(rootView: Content) {}
}
