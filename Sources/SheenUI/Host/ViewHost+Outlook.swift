package import SheenCore
internal import SheenMotion

// What the host can tell of the time to come, and of its tree.

extension ViewHost {
  /// The size the view takes for a proposal.
  ///
  /// - Throws: What keeps the scene from being shown.
  package func sizeThatFits(_ proposal: ProposedViewSize) throws(SceneError) -> Size {
    try advance(to: time)
    return rootItem?.content.first?.sizeThatFits(Proposal(proposal)) ?? Size(0, 0)
  }

  /// The earliest moment from `time` on at which the picture may change: `time` itself while
  /// something moves.
  ///
  /// The time is that of the last display list; `nil` means that nothing changes any more by
  /// itself.
  package func nextChange(after time: Double) -> Double? {
    var times = active.participants.flatMap { participant in
      participant.animating.compactMap { $0.nextChange(after: time) }
    }
    if let due = events.nextDue { times.append(max(due, time)) }
    if !commits.isEmpty { times.append(time) }
    return times.min()
  }

  /// What the scene does if it is left alone, from its start on.
  ///
  /// The scene is run ahead on a copy through everything scheduled, up to 10,000 events.
  ///
  /// - Throws: What keeps the scene from being shown.
  package func extent() throws(SceneError) -> SceneExtent {
    let copy = ViewHost(copying: self)
    try copy.advance(to: 0)
    for _ in 0..<10_000 {
      guard let due = copy.events.nextSingleDue else { return copy.currentExtent }
      try copy.advance(to: due)
    }
    return .endless
  }

  private var currentExtent: SceneExtent {
    let courses = active.participants.flatMap { $0.animating.map(\.course) } + events.cycles
    switch courses.reduce(Course.rests(at: time), { $0.combined(with: $1) }) {
    case .rests(let end): return end > 0 ? .rests(at: end) : .still
    case .repeats(let start, let period): return .repeats(from: start, period: period)
    case .endless: return .endless
    }
  }

  /// The tree of views as text, one a line, indented; with frames in points where there are any.
  package var treeDescription: String {
    var lines: [String] = []
    describe(root, indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ node: _AnyViewNode?, indent: Int, into lines: inout [String]) {
    guard let node else { return }
    var line = String(repeating: "  ", count: indent) + node.label
    if !node.details.isEmpty { line += " " + node.details }
    if let frame = node.ownItem?.frame {
      line += "  [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
    }
    lines.append(line)
    for child in node.children { describe(child, indent: indent + 1, into: &lines) }
  }
}
