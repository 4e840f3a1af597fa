internal import SheenCore

extension ScrollTransitionConfiguration {
  /// Between which looks a view is, and how far.
  struct Stage {
    /// What the view has when it is hidden on the side where it is.
    var phase: ScrollTransitionPhase
    /// The share of the look in sight.
    var share: Double
    var animation: Animation?
  }
}

extension LayoutItem {
  /// The nearest scroll view around.
  var enclosingScroll: ScrollItem? {
    var outer = parent
    while let item = outer {
      if let scroll = item as? ScrollItem { return scroll }
      outer = item.parent
    }
    return nil
  }

  /// What of the item can be seen: the nearest scroll view around, else the part of the picture that
  /// nothing covers.
  ///
  /// Where it changes its extents the item is laid out anew.
  fileprivate func sight() -> (frame: Rect, axes: Axis.Set) {
    guard let scroll = enclosingScroll else { return (host.safeArea, .vertical) }
    scroll.dependents.add(self)
    return (scroll.frame, scroll.axes)
  }

  /// How much of the item is in sight, as a share of what there is of it.
  func shareInSight() -> Double {
    let frame = frame
    let seen = frame.intersection(sight().frame)
    let area = frame.width * frame.height
    return area > 0 ? seen.width * seen.height / area : 0
  }

  /// Where the item is on its way through what it can be seen in.
  fileprivate func scrollStage(
    _ first: ScrollTransitionConfiguration, _ last: ScrollTransitionConfiguration, _ axis: Axis?
  ) -> ScrollTransitionConfiguration.Stage {
    let (container, axes) = sight()
    let axis = axis ?? (axes == .horizontal ? .horizontal : .vertical)
    func middle(_ rect: Rect) -> Double {
      axis == .horizontal ? rect.x + rect.width / 2 : rect.y + rect.height / 2
    }
    var distance = middle(frame) - middle(container)
    if axis == .horizontal, isMirrored { distance = -distance }
    let configuration = distance < 0 ? first : last
    return ScrollTransitionConfiguration.Stage(
      phase: distance < 0 ? .topLeading : .bottomTrailing,
      share: configuration.share(
        at: abs(distance), of: axis.main(frame.size), in: axis.main(container.size)),
      animation: configuration.animation)
  }
}

extension View {
  /// Changes the view's look as it comes into sight and leaves it in the scroll view around it, else
  /// in the picture.
  ///
  /// - Parameters:
  ///   - configuration: How the look follows from the place.
  ///   - axis: The direction that counts; `nil` for that of the scroll view.
  ///   - transition: The look in each phase; that in sight should leave the view as it is.
  /// - Returns: The view with the transition.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's look as it comes into sight and leaves it in the scroll view around it, else
  /// in the picture.
  ///
  /// - Parameters:
  ///   - topLeading: How the look follows from the place at the top or at the leading side.
  ///   - bottomTrailing: How it follows from the place at the bottom or at the trailing side.
  ///   - axis: The direction that counts; `nil` for that of the scroll view.
  ///   - transition: The look in each phase; that in sight should leave the view as it is.
  /// - Returns: The view with the transition.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(followsContainer: true) { item in
        let stage = item.scrollStage(topLeading, bottomTrailing, axis)
        func look(_ phase: ScrollTransitionPhase) -> [any HoverOperation] {
          transition(EmptyVisualEffect(), phase)._changes.list
        }
        return VisualEffectModifier.Look(
          changes: .mixed(look(stage.phase), look(.identity), by: stage.share),
          animation: stage.animation)
      })
  }
}

extension [any HoverOperation] {
  /// Changes between others, which are those of the first at 0 and of the second at 1.
  fileprivate static func mixed(_ first: Self, _ second: Self, by share: Double) -> Self {
    func steps(_ changes: Self) -> [HoverStep] {
      changes.map { HoverStep(operation: $0, animation: nil) }
    }
    return HoverStep.pairs(steps(first), steps(second)).map {
      $0.inactive.operation.mixed(with: $0.active.operation, by: share)
    }
  }
}

extension HoverOperation {
  fileprivate func mixed(with other: any HoverOperation, by share: Double) -> any HoverOperation {
    guard let other = other as? Self else { return self }
    if share == 0 || share == 1 { return share == 0 ? self : other }
    var (result, way) = (other, other.animatableData - animatableData)
    way.scale(by: share)
    result.animatableData = animatableData + way
    return result
  }
}
