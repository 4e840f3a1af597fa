internal import SheenCore

/// What a finger does to what scrolls, or has done.
enum ScrollPan {
  /// Nothing: it rests.
  case none
  /// It holds it, since it was at a place; nothing held back, it would have been at another.
  case held(from: Point, pulled: Point)
  /// It has let it go.
  case coasting(ScrollCoast)

  var isNone: Bool { if case .none = self { true } else { false } }

  var animating: [any Animating] {
    if case .coasting(let coast) = self { [coast] } else { [] }
  }
}

extension ScrollItem: GestureTarget {
  var isRegion: Bool { false }
  var isRegionActive: Bool { false }
  var activeRecognizer: _AnyGestureRecognizer? { settings.isDisabled ? nil : recognizer }
  var precedence: GesturePrecedence { .scrolling }
  var mask: GestureMask { .all }
}

extension ScrollItem {
  /// The first place the content can rest at.
  private var first: Point { clamped(Point(-.infinity, -.infinity)) }
  /// The last place the content can rest at.
  private var last: Point { clamped(Point(.infinity, .infinity)) }

  // MARK: Beginning

  /// Whether a drag over a distance scrolls the content, and not what is around it.
  func scrolls(by distance: Point) -> Bool {
    guard let axis = axis(of: distance) else { return false }
    if hasRoom(for: distance, along: axis) { return true }
    // What is at its end leaves the drag to a view around it that is not.
    var outer = parent
    while let item = outer {
      if let scroll = item as? ScrollItem, !scroll.settings.isDisabled,
        scroll.axis(of: distance) == axis, scroll.hasRoom(for: distance, along: axis)
      {
        return false
      }
      outer = item.parent
    }
    return true
  }

  /// The direction of a drag, if the content gives way in it.
  private func axis(of distance: Point) -> Axis? {
    let axis: Axis = distance.x.magnitude > distance.y.magnitude ? .horizontal : .vertical
    guard axes.contains(Axis.Set(axis)) else { return nil }
    let isFree = axis == .horizontal ? last.x > first.x : last.y > first.y
    return isFree || !settings.rigidAxes.contains(Axis.Set(axis)) ? axis : nil
  }

  private func hasRoom(for distance: Point, along axis: Axis) -> Bool {
    guard let offset else { return false }
    let way = axis == .horizontal ? way(of: distance).x : way(of: distance).y
    return switch axis {
    case .horizontal: way > 0 ? offset.x < last.x : offset.x > first.x
    case .vertical: way > 0 ? offset.y < last.y : offset.y > first.y
    }
  }

  /// How the offset changes where the content moves over a distance.
  private func way(of distance: Point) -> Point {
    Point(isMirrored ? distance.x : -distance.x, -distance.y)
  }

  // MARK: Holding

  /// Stops content that moves by itself.
  ///
  /// - Returns: Whether it did.
  func catchContent() -> Bool {
    coast()
    guard case .coasting = pan else { return false }
    hold()
    return true
  }

  private func hold() {
    guard let offset else { return }
    pan = .held(from: offset, pulled: bent(offset, RubberBand.drag))
  }

  /// Has the content follow a drag that has come so far since it was taken hold of.
  func drag(by distance: Point) {
    endWheel()
    if pan.isNone || !pan.animating.isEmpty { hold() }
    guard case .held(_, let pulled) = pan else { return }
    let way = way(of: distance)
    move(to: bent(Point(pulled.x + way.x, pulled.y + way.y), RubberBand.stretch))
    // A finger moves things at once, whatever else happens at this moment.
    host.tick()
  }

  /// A place of which what lies beyond the ends is made another length.
  private func bent(_ place: Point, _ change: (_ length: Double, _ extent: Double) -> Double)
    -> Point
  {
    func bent(_ place: Double, _ start: Double, _ end: Double, _ extent: Double) -> Double {
      if place < start { return start - change(start - place, extent) }
      return place > end ? end + change(place - end, extent) : place
    }
    let (first, last) = (first, last)
    return Point(
      axes.contains(.horizontal) ? bent(place.x, first.x, last.x, frame.width) : 0,
      axes.contains(.vertical) ? bent(place.y, first.y, last.y, frame.height) : 0)
  }

  // MARK: The wheel

  /// How long after a turn of the wheel the content is let go, in seconds.
  private static let wheelPause = 0.15

  /// Moves the content by a distance, in points; what it leaves over is returned.
  ///
  /// Where it rests at certain places only, it goes to one once nothing more comes.
  func scroll(by distance: Point) -> Point {
    guard !settings.isDisabled, let old = offset else { return distance }
    let way = way(of: distance)
    let new = clamped(Point(old.x + way.x, old.y + way.y))
    if new != old {
      if pan.isNone || !pan.animating.isEmpty { hold() }
      move(to: new)
      endWheel()
      if behavior == nil {
        pan = .none
      } else {
        wheelEnd = host.schedule(at: host.time + Self.wheelPause) { [weak self] in
          self?.release(.zero)
        }
      }
    }
    let moved = self.way(of: Point(new.x - old.x, new.y - old.y))
    return Point(distance.x - moved.x, distance.y - moved.y)
  }

  private func endWheel() {
    if let wheelEnd { host.events.cancel(wheelEnd) }
    wheelEnd = nil
  }

  // MARK: Letting go

  /// Lets the content go, if it is held, while the finger moves with a velocity in points a second.
  func release(_ velocity: Point) {
    guard case .held(let origin, _) = pan, let offset else { return }
    let (first, last) = (first, last)
    let (way, deceleration) = (way(of: velocity), behavior?.deceleration ?? .normal)
    func speed(_ axis: Axis, _ stretch: Double, _ extent: Double, _ way: Double) -> Double {
      guard axes.contains(Axis.Set(axis)), way.isFinite else { return 0 }
      return stretch > 0 ? way * RubberBand.slope(at: stretch, extent: extent) : way
    }
    let speed = Point(
      speed(.horizontal, max(first.x - offset.x, offset.x - last.x), frame.width, way.x),
      speed(.vertical, max(first.y - offset.y, offset.y - last.y), frame.height, way.y))
    func projection(_ from: Double, _ speed: Double) -> Double {
      ScrollMotion.projection(from: from, velocity: speed, deceleration)
    }
    let wanted = behavior.map { _ in
      clamped(
        rest(
          clamped(Point(projection(offset.x, speed.x), projection(offset.y, speed.y))),
          from: offset, since: origin))
    }
    let precision = 0.5 / host.configuration.scale
    func motion(
      _ from: Double, _ speed: Double, _ ends: ClosedRange<Double>, _ wanted: Double?
    ) -> ScrollMotion {
      ScrollMotion(
        from: from, velocity: speed, in: ends, to: wanted, deceleration, precision: precision,
        at: host.time)
    }
    pan = .coasting(
      ScrollCoast(
        x: motion(offset.x, speed.x, first.x...max(first.x, last.x), wanted?.x),
        y: motion(offset.y, speed.y, first.y...max(first.y, last.y), wanted?.y)))
    host.activate(self)
    coast()
  }

  /// Moves what was let go to where it is at this moment.
  func coast() {
    guard case .coasting(let motion) = pan else { return }
    let time = host.time
    move(to: Point(motion.x.value(at: time), motion.y.value(at: time)))
    if !motion.isAnimating(at: time) { pan = .none }
  }
}
