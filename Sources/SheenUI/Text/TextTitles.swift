// Modifiers that take a text and do not draw it, in the forms besides plain strings.

extension View {
  /// Accepted: bars are not drawn, as a warning says.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titleNotDrawn()
  }

  /// Accepted: bars are not drawn, as a warning says.
  public nonisolated func navigationTitle(_ title: Text) -> some View { titleNotDrawn() }

  /// Accepted: bars are not drawn, as a warning says.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    titleNotDrawn()
  }

  /// Accepted: bars are not drawn, as a warning says.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { titleNotDrawn() }

  /// Accepted: bars are not drawn, as a warning says.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titleNotDrawn() }

  /// Accepted: bars are not drawn, as a warning says.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titleNotDrawn() }

  /// Accepted: no help is shown.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepted: no help is shown.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Names the view; no effect on the picture.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Names the view; no effect on the picture.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// Tells the view's value; no effect on the picture.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Tells the view's value; no effect on the picture.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// Tells what comes of activating the view; no effect on the picture.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Tells what comes of activating the view; no effect on the picture.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepted: alerts are not shown.
  public nonisolated func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { warning(of: "alert", isPresented.wrappedValue) }

  /// Accepted: alerts are not shown.
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { warning(of: "alert", isPresented.wrappedValue) }

  /// Accepted: dialogs are not shown.
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { warning(of: "confirmationDialog", isPresented.wrappedValue) }

  /// Accepted: alerts are not shown.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View { warning(of: "alert", isPresented.wrappedValue) }
}

/// What an alert says; alerts are not shown.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
    /// A button that gives something up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that gives something up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Makes an alert of one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Makes an alert of two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}
