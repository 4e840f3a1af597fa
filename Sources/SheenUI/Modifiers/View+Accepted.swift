public import Foundation

// What says something to a person or a system that is not in the picture: accepted, as
// `Documentation/Surface.md` lists.

extension View {
  /// Accepted: no help is shown.
  @_disfavoredOverload
  public nonisolated func help<Text: StringProtocol>(_ text: Text) -> some View { self }

  /// Accepted: there is no system whose gestures could wait.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Accepted: views are not put away by a person.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Accepted: sheets are not shown.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Accepted: sheets are not shown.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted: sheets are not shown.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepted: sheets are not shown.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepted: sheets are not shown.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepted: dialogs are not shown.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { warning(of: "confirmationDialog", isPresented.wrappedValue) }

  /// Accepted: bars are not drawn.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil
  ) -> some View {
    notDrawn("searchable", "the field to search with is not drawn; use safeAreaInset")
  }

  /// Accepted: there is no keyboard on the screen.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Accepted: no address is opened.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepted: nothing is handed on between devices.
  public nonisolated func onContinueUserActivity<Activity>(
    _ activityType: String, perform action: @escaping (Activity) -> Void
  ) -> some View { self }

  /// Accepted: there is no bar whose edge could be soft.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Accepted: the picture has one range of brightness.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Accepted: nothing is kept from being seen.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepted: the pointer is not in the picture.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
}

/// How what scrolls fades under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Softly.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// At a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let height: Double

  /// About half of the screen.
  public static let medium = PresentationDetent(height: -0.5)
  /// All of the screen.
  public static let large = PresentationDetent(height: -1)

  /// A part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: -Double(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Double(height))
  }
}

/// Where a field to search with stands.
public struct SearchFieldPlacement: Sendable {
  /// Where the system likes.
  public static let automatic = SearchFieldPlacement()
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// Beside the other screens.
  public static let sidebar = SearchFieldPlacement()
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// When the system likes.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// As the finger goes.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// That of usual screens.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat more.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// All there is.
    public static let high = DynamicRange(name: "high")
  }
}

/// What the pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = PointerStyle(name: "default")
  /// As over something that leads somewhere.
  public static let link = PointerStyle(name: "link")
  /// As over text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
}
