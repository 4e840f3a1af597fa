public import Foundation
internal import SheenCore

/// Two fingers that move apart or together.
///
/// One pointer cannot do this; a pointer script can, with `pinch@FACTOR`, as a whole at one instant.
public struct MagnifyGesture {
  /// What is known of it.
  public struct Value: Equatable, Sendable {
    /// When the fingers came to where they are.
    public var time: Date
    /// By which factor they have moved apart.
    public var magnification: CGFloat
    /// How much the factor grows in a second.
    public var velocity: CGFloat
    /// Where it began, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// Where it began, in points from the view's top left corner.
    public var startLocation: CGPoint
  }

  /// By how much the factor has to differ from 1.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins once the factor differs from 1 by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of fingers that move apart.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    TwoFingerRecognizer(gesture, inputs) { gesture, event in
      guard case .pinched(let factor) = event.kind,
        abs(factor - 1) >= Double(gesture.minimumScaleDelta)
      else { return nil }
      let start = inputs.place(of: event)
      return Value(
        time: inputs.item.host.date(at: event.time), magnification: CGFloat(factor), velocity: 0,
        startAnchor: start.anchor, startLocation: start.location)
    }
  }
}

/// Two fingers that turn.
///
/// One pointer cannot do this; a pointer script can, with `rotate@DEGREES`, as a whole at one instant.
public struct RotateGesture {
  /// What is known of it.
  public struct Value: Equatable, Sendable {
    /// When the fingers came to where they are.
    public var time: Date
    /// By which angle they have turned, clockwise.
    public var rotation: Angle
    /// How much the angle grows in a second.
    public var velocity: Angle
    /// Where it began, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// Where it began, in points from the view's top left corner.
    public var startLocation: CGPoint
  }

  /// How large the angle has to be.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins once the fingers have turned by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of fingers that turn.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    TwoFingerRecognizer(gesture, inputs) { gesture, event in
      guard case .rotated(let degrees) = event.kind,
        abs(degrees) >= gesture.minimumAngleDelta.degrees
      else { return nil }
      let start = inputs.place(of: event)
      return Value(
        time: inputs.item.host.date(at: event.time), rotation: .degrees(degrees), velocity: .zero,
        startAnchor: start.anchor, startLocation: start.location)
    }
  }
}

/// Two fingers that move apart or together; the value is the factor.
public struct MagnificationGesture {
  /// By how much the factor has to differ from 1.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins once the factor differs from 1 by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  /// The gesture with more known of it, of which this one tells the factor.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn; the value is the angle, clockwise.
public struct RotationGesture {
  /// How large the angle has to be.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins once the fingers have turned by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// The gesture with more known of it, of which this one tells the angle.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// Takes up what two fingers do until they are lifted.
private final class TwoFingerRecognizer<Content: Gesture>: _GestureRecognizer<Content> {
  private let read: (Content, GestureEvent) -> Content.Value?

  init(
    _ gesture: Content, _ inputs: _GestureInputs,
    read: @escaping (Content, GestureEvent) -> Content.Value?
  ) {
    self.read = read
    super.init(gesture, inputs)
  }

  override func handle(_ event: GestureEvent) {
    guard !stage.isOver else { return }
    if let value = read(gesture, event) {
      phase = .active(value)
    } else if case .up = event.kind {
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    }
  }
}

extension _GestureInputs {
  /// Where an event is in the view, as a fraction of its size and in points.
  fileprivate func place(of event: GestureEvent) -> (anchor: UnitPoint, location: CGPoint) {
    let point = item.pictureToSpace(.local) * event.location
    let frame = item.shownFrame
    let anchor = UnitPoint(
      x: CGFloat(frame.width > 0 ? point.x / frame.width : 0),
      y: CGFloat(frame.height > 0 ? point.y / frame.height : 0))
    return (anchor, CGPoint(point))
  }
}
