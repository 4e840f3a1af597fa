/// Tracks of keyframes; own types of them list others in their body.
public protocol Keyframes<Value> {
  /// The type of the value whose parts the tracks change.
  associatedtype Value = Body.Value
  /// The type of the body.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks it is made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks from a value on; an implementation detail.
  func _tracks(from value: Value) -> [_ResolvedTrack<Value>]
}

extension Keyframes {
  /// The tracks of the body; an implementation detail.
  public func _tracks(from value: Value) -> [_ResolvedTrack<Value>] { body._tracks(from: value) }
}

extension Keyframes where Body == Self {
  /// Itself.
  public var body: Self { self }
}

/// A track from a value on; an implementation detail.
public struct _ResolvedTrack<Root> {
  /// In seconds.
  let duration: Double
  /// Sets what the track changes to what it is at a time in seconds.
  let update: (inout Root, Double) -> Void
}

/// Keyframes of one property, or of the whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// Itself.
  public typealias Body = KeyframeTrack<Root, Value, Content>

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Makes a track of the whole value.
  public init(
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Root == Value {
    self.init(\.self, content: content)
  }

  init(content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  /// The track from a value on.
  public func _tracks(from value: Root) -> [_ResolvedTrack<Root>] {
    let (keyPath, curve) = (
      keyPath, KeyframeCurve(from: value[keyPath: keyPath], content._keyframes)
    )
    return [
      _ResolvedTrack(duration: curve.duration) { root, time in
        root[keyPath: keyPath] = curve.value(at: time)
      }
    ]
  }
}

/// Several tracks at once.
public struct _KeyframesList<Value>: Keyframes {
  /// Itself.
  public typealias Body = _KeyframesList<Value>

  let tracks: (Value) -> [_ResolvedTrack<Value>]

  /// The tracks from a value on.
  public func _tracks(from value: Value) -> [_ResolvedTrack<Value>] { tracks(value) }
}

/// Builds keyframes from the tracks listed in a closure, or from the keyframes of one.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Content: Keyframes<Value>>(
    _ expression: Content
  ) -> Content { expression }

  /// A keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content { expression }

  /// No track.
  public static func buildBlock() -> _KeyframesList<Value> { _KeyframesList { _ in [] } }

  /// The first track.
  public static func buildPartialBlock<Content: Keyframes<Value>>(
    first: Content
  ) -> Content { first }

  /// The first keyframe.
  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content { first }

  /// One track more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframesList<Value> {
    _KeyframesList { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// One keyframe more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> where Value: Animatable {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// The tracks.
  public static func buildFinalResult<Content: Keyframes<Value>>(
    _ component: Content
  ) -> Content { component }

  /// The keyframes as a track.
  public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> { KeyframeTrack(content: component) }
}

/// What keyframes make of a value over time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_ResolvedTrack<Value>]

  /// Makes a timeline from a value on.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    initial = initialValue
    tracks = keyframes._tracks(from: initialValue)
  }

  /// The time of the longest track, in seconds; shorter ones stand still at their ends.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets what the tracks change to what it is at a time in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.update(&value, time) }
  }

  /// Sets what the tracks change to what it is at a share of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
