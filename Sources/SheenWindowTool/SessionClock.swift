/// The scene's time in a window: follows the display's clock, unless it is paused or set.
struct SessionClock {
  /// How much faster than the display's the scene's time may run, and how much slower.
  static let speeds = [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 8]
  /// How far a step goes, in seconds.
  static let step = 1.0 / 60

  /// Whether time stands still.
  private(set) var isPaused = false
  /// Seconds of the scene per second.
  private(set) var speed = 1.0
  /// A moment of the scene, and the moment on the display's clock it belongs to.
  private var anchor: (scene: Double, display: Double)

  /// A clock that starts at 0.
  init(now: Double) { anchor = (0, now) }

  /// The scene's time at a moment of the display.
  func time(at now: Double) -> Double {
    isPaused ? anchor.scene : anchor.scene + max(now - anchor.display, 0) * speed
  }

  /// When a later moment of the scene comes on the display's clock; `nil` while time stands still.
  func moment(of time: Double) -> Double? {
    isPaused ? nil : anchor.display + max(time - anchor.scene, 0) / speed
  }

  /// Sets the scene's time, from which it goes on.
  mutating func set(_ time: Double, at now: Double) { anchor = (max(time, 0), now) }

  /// Stops time, or lets it go on.
  mutating func setPaused(_ isPaused: Bool, at now: Double) {
    set(time(at: now), at: now)
    self.isPaused = isPaused
  }

  /// Stops time and goes some steps on, or back.
  mutating func step(_ count: Int, at now: Double) {
    setPaused(true, at: now)
    let nearest = (anchor.scene / Self.step).rounded()
    let onGrid = (anchor.scene - nearest * Self.step).magnitude < 1e-6
    let base = onGrid ? nearest : (anchor.scene / Self.step).rounded(count > 0 ? .down : .up)
    set((base + Double(count)) * Self.step, at: now)
  }

  /// Makes time run at the next speed, or the one before.
  mutating func changeSpeed(by count: Int, at now: Double) {
    set(time(at: now), at: now)
    let index = Self.speeds.firstIndex(of: speed) ?? 4
    speed = Self.speeds[min(max(index + count, 0), Self.speeds.count - 1)]
  }
}
