// The frames between the moments somebody asks for.

extension ViewHost {
  /// Shows the frames before a time that nobody has asked for, as far as they may differ from the one
  /// before by more than motion: while code of the scene runs for every frame, and after events.
  ///
  /// What such code keeps, the place of a particle say, comes from the frames it has run for. So a still
  /// is the frame of a sequence, and a sequence does not depend on where it starts.
  ///
  /// - Complexity: One evaluation of the scene a frame while its code runs; else one for each event.
  func passFrames(until time: Double) throws(SceneError) {
    guard let rate = configuration.frameRate else { return }
    var frame = shownTime.map { ($0 * rate).roundedFrame(.down) + 1 } ?? 0
    while true {
      if shownTime != nil, !active.runsSceneCode {
        guard let due = events.nextDue, due < time else { return }
        frame = max(frame, (due * rate).roundedFrame(.up))
      }
      let moment = frame / rate
      guard moment < time - 1e-9 * max(1, time) else { return }
      try advance(to: moment)
      _ = try picture(at: moment)
      frame += 1
    }
  }
}

extension ActiveList {
  /// Whether a picture runs code of the scene.
  fileprivate var runsSceneCode: Bool { participants.contains { $0.runsSceneCode } }
}

extension Double {
  /// The frame at a place among frames that may be off by rounding.
  fileprivate func roundedFrame(_ rule: FloatingPointRoundingRule) -> Double {
    let nearest = rounded()
    return abs(self - nearest) <= 1e-6 ? nearest : rounded(rule)
  }
}
