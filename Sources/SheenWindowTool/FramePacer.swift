/// When the next frame may begin: where bringing a picture to the screen waits for the display, at once;
/// elsewhere on a grid of the display's rate.
struct FramePacer {
  /// Seconds from one frame of the display to the next.
  let period: Double
  /// Whether presenting is found to wait for the display.
  private(set) var displayPaces: Bool
  /// The next place on the grid.
  private(set) var next = 0.0
  private var lastPresented = -Double.infinity
  private var hastyFrames = 0

  /// Paces a display.
  ///
  /// - Parameters:
  ///   - rate: Its frames a second.
  ///   - mayWait: Whether presenting might wait for the display; it is measured whether it does.
  init(rate: Double, mayWait: Bool) {
    period = 1 / rate
    displayPaces = mayWait
  }

  /// A frame begins.
  mutating func begin(at now: Double) {
    // A frame that is late does not make the next one late.
    next = now < next + period ? next + period : now + period
  }

  /// A frame is on its way to the screen.
  mutating func presented(at now: Double) {
    let interval = now - lastPresented
    lastPresented = now
    if displayPaces {
      hastyFrames = interval < 0.8 * period ? hastyFrames + 1 : 0
      if hastyFrames > 3 { displayPaces = false } else { next = now }
    }
  }
}
