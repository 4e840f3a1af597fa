internal import Foundation
internal import SheenCore

/// One or more taps in quick succession, each pressed and released at about the same place.
public struct TapGesture: Sendable {
  /// How many taps.
  public var count: Int

  /// Makes a gesture of so many taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// Nothing is known of taps but that they were made.
  public typealias Value = Void
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of taps.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    TapRecognizer(gesture, inputs, count: \.count) { _, _ in () }
  }
}

/// One or more taps in quick succession, with the place of the last one.
public struct SpatialTapGesture {
  /// What is known of the taps.
  public struct Value: Equatable, @unchecked Sendable {
    /// The place of the last tap in points of the coordinate space asked for.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// What places are measured in.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of so many taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture of so many taps.
  @available(*, deprecated, message: "use a coordinate space that is a CoordinateSpaceProtocol")
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of taps.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    TapRecognizer(gesture, inputs, count: \.count) { recognizer, point in
      Value(
        location: CGPoint(
          recognizer.inputs.item.pictureToSpace(recognizer.gesture.coordinateSpace) * point))
    }
  }
}

/// Tells taps from what else is done with the pointer.
private final class TapRecognizer<Content: Gesture>: _GestureRecognizer<Content> {
  private let count: (Content) -> Int
  private let value: (TapRecognizer, Point) -> Content.Value
  /// Where the pointer was pressed, while it is.
  private var start: Point?
  private var taps = 0
  /// Until when the next tap may begin.
  private var deadline = Double.infinity

  init(
    _ gesture: Content, _ inputs: _GestureInputs, count: @escaping (Content) -> Int,
    value: @escaping (TapRecognizer, Point) -> Content.Value
  ) {
    self.count = count
    self.value = value
    super.init(gesture, inputs)
  }

  override func handle(_ event: GestureEvent) {
    guard !stage.isOver else { return }
    switch event.kind {
    case .down:
      if event.time < deadline { start = event.location } else { phase = .failed }
    case .moved:
      if let start, start.distance(to: event.location) > Touch.slop { phase = .failed }
    case .up:
      guard start != nil else { return phase = .failed }
      start = nil
      taps += 1
      if taps >= count(gesture) {
        phase = .ended(value(self, event.location))
      } else {
        deadline = event.time + Touch.tapInterval
        inputs.wake(at: deadline)
      }
    case .tick:
      if start == nil, event.time >= deadline { phase = .failed }
    case .pinched, .rotated: phase = .failed
    }
  }

  override func restart() {
    (start, taps, deadline) = (nil, 0, .infinity)
    super.restart()
  }
}

/// What people's fingers are taken to mean.
enum Touch {
  /// How far a press may move and still be a tap, in points.
  ///
  /// A drag begins at the same distance, so that whatever is no tap any more can be one.
  static let slop = 10.0
  /// How long after a tap the next one may begin to be a double tap, in seconds.
  static let tapInterval = 0.35
}

extension Point {
  /// The distance to another point.
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
