internal import CSDL2

/// Ends a window's waiting from any thread.
package struct WindowWaker: Sendable {
  let type: UInt32

  /// Has the window's `events(until:)` return with `WindowEvent.woken`.
  package func wake() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
