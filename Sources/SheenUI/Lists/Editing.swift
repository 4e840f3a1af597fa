public import Foundation

// What a person does to rows: accepted, and never done, as `Documentation/Surface.md` says.

/// Views that are made of elements which a person may move and delete.
public protocol DynamicViewContent<Data>: View {
  /// The type of the elements' collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Accepted: rows are not deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Accepted: rows are not moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension View {
  /// Accepted: rows are not deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepted: rows are not moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepted: rows are not swiped.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Accepted: nothing is pulled.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}
