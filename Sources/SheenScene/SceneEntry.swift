public import SwiftUI

/// What a compiled scene hands to the program that loaded it: how to make its view.
public final class SceneEntry: Sendable {
  private let make: @MainActor @Sendable (HostConfiguration) -> ViewHost

  /// Makes an entry of a function that makes the view.
  public init<Root: View>(_ makeRoot: @escaping @MainActor @Sendable () -> Root) {
    make = { configuration in
      // The view's first values may ask for the date or for chance before there is a host.
      configuration.makeClock().makeCurrent()
      configuration.screen.makeCurrent()
      return ViewHost(makeRoot(), configuration: configuration)
    }
  }

  /// The entry as a pointer that keeps it alive, for a function with C linkage.
  public func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The entry behind a pointer that `retained()` gave.
  package static func taking(_ pointer: UnsafeMutableRawPointer) -> SceneEntry {
    Unmanaged<SceneEntry>.fromOpaque(pointer).takeRetainedValue()
  }

  /// Shows the view in some surroundings.
  @MainActor
  package func makeHost(_ configuration: HostConfiguration) -> ViewHost { make(configuration) }

  /// Shows the view where another version of the scene was: at its time and with what it saved.
  ///
  /// - Throws: What keeps the scene from being shown.
  @MainActor
  package func makeHost(
    _ configuration: HostConfiguration, restoring saved: SavedState
  ) throws(SceneError) -> ViewHost {
    let host = make(configuration)
    try host.restore(saved)
    return host
  }
}
