public import Foundation
internal import SheenCore

/// A press that moves.
public struct DragGesture {
  /// What is known of a drag; places are in points of the coordinate space asked for.
  public struct Value: Equatable, Sendable {
    /// When it came to where it is.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where the pointer was pressed.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it is from where the pointer was pressed.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were released now: a quarter of a second's way further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far from the press it would come to rest if it were released now.
    public var predictedEndTranslation: CGSize {
      let translation = translation
      return CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer has to move first, in points.
  public var minimumDistance: CGFloat
  /// What places are measured in.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag that begins once the pointer has moved a distance in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a drag that begins once the pointer has moved a distance in points.
  @available(*, deprecated, message: "use a coordinate space that is a CoordinateSpaceProtocol")
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of drags.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    DragRecognizer(gesture, inputs)
  }
}

/// Tells drags from what else is done with the pointer.
private final class DragRecognizer: _GestureRecognizer<DragGesture> {
  /// Where the pointer was pressed, in the picture and in the space asked for.
  private var start: (point: Point, location: Point)?
  /// Where the pointer has been of late, in the space asked for.
  private var trace = PointerTrace()

  override func handle(_ event: GestureEvent) {
    guard !stage.isOver else { return }
    switch event.kind {
    case .down:
      let location = location(of: event)
      start = (event.location, location)
      trace = PointerTrace()
      trace.add(location, at: event.time)
      if gesture.minimumDistance <= 0 { phase = .active(value(of: event)) }
    case .moved:
      guard let start else { return }
      trace.add(location(of: event), at: event.time)
      let distance = start.point.distance(to: event.location)
      if stage == .active || distance >= Double(gesture.minimumDistance) {
        phase = .active(value(of: event))
      }
    case .up:
      guard stage == .active else { return phase = .failed }
      trace.add(location(of: event), at: event.time)
      phase = .ended(value(of: event))
    case .tick, .pinched, .rotated: break
    }
  }

  private func location(of event: GestureEvent) -> Point {
    inputs.item.pictureToSpace(gesture.coordinateSpace) * event.location
  }

  private func value(of event: GestureEvent) -> DragGesture.Value {
    let location = trace.location ?? location(of: event)
    let velocity = trace.velocity
    return DragGesture.Value(
      time: inputs.item.host.date(at: event.time), location: CGPoint(location),
      startLocation: CGPoint(start?.location ?? location),
      velocity: CGSize(width: velocity.x, height: velocity.y))
  }

  override func restart() {
    (start, trace) = (nil, PointerTrace())
    super.restart()
  }
}

extension ViewHost {
  /// The scene's date at a time in seconds.
  func date(at time: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: configuration.epoch + time)
  }
}
