package import SheenCore

/// What happens to a window.
package enum WindowEvent: Hashable, Sendable {
  /// The pointer is at a place of the picture, in points.
  case pointerMoved(Point)
  /// The pointer's main button is pressed.
  case pointerPressed
  /// The pointer's main button is released.
  case pointerReleased
  /// The wheel has been turned, or fingers have moved on a touchpad, so that what is under the pointer
  /// moves by a distance in points.
  case pointerScrolled(Point)
  /// The pointer has left the window, or the window has lost it; never while it is pressed and the
  /// window is told of it.
  case pointerLeft
  /// Somebody typed a character.
  case typed(Character)
  /// Somebody pressed Escape.
  case escaped
  /// The picture has another extent or scale.
  case resized
  /// What is on screen has to be brought there again.
  case exposed
  /// The window came into sight or went out of it.
  case visibilityChanged
  /// Somebody asks for the window to be closed.
  case closeRequested
  /// `WindowWaker.wake()` was called.
  case woken
}
