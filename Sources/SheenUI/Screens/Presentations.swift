internal import Foundation

// What the system shows over a screen: accepted, and never shown, as `Documentation/Layout.md`
// says, and a warning when it would come.

extension View {
  /// Accepted: sheets are not shown.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { warning(of: "sheet", isPresented.wrappedValue) }

  /// Accepted: sheets are not shown.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { warning(of: "sheet", item.wrappedValue != nil) }

  /// Accepted: covers are not shown.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { warning(of: "fullScreenCover", isPresented.wrappedValue) }

  /// Accepted: popovers are not shown.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { warning(of: "popover", isPresented.wrappedValue) }

  /// Accepted: menus are not shown.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Accepted: alerts are not shown.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { warning(of: "alert", isPresented.wrappedValue) }

  /// Accepted: alerts are not shown.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { warning(of: "alert", isPresented.wrappedValue) }
}

extension View {
  /// Tells once what is not shown, when it would be.
  nonisolated func warning(of name: String, _ isPresented: Bool) -> some View {
    onChange(of: isPresented, initial: true) { _, isPresented in
      guard isPresented else { return }
      Warnings.warn("\(name): nothing is shown over a screen; use an overlay or a ZStack")
    }
  }
}
