package import SheenCore
package import SheenDisplay
internal import SheenMotion

/// Keeps a view alive over time: its nodes, its state, its layout, and what it draws at any moment.
///
/// Time is an argument in seconds and never read from a clock. 0 is the first committed frame: the
/// views have been evaluated with their initial values, and what `onAppear` changed has been
/// committed. State is committed at the moments of events, never at those of frames.
@MainActor
package final class ViewHost {
  /// How deep views with bodies may nest before the nesting counts as endless.
  nonisolated static let deepestComposite = 512
  /// How deep views of any kind may nest; each takes about 600 bytes of stack.
  nonisolated static let deepestNode = 8192
  /// How many commits one moment may hold before they count as endless.
  private static let mostCommits = 2000
  /// How many times one commit lays out views that are made of their size.
  private static let mostLayouts = 16
  /// How many pieces of asynchronous code may run at one moment before they count as endless.
  private static let mostJobs = 100_000
  package private(set) var configuration: HostConfiguration
  private let makeRoot: @MainActor (_NodeInputs) -> _AnyViewNode
  private(set) var root: _AnyViewNode?
  private(set) var rootItem: RootItem?
  var assets: AssetLookup

  /// What keeps the scene from being shown, if anything does.
  private(set) var failure: SceneError?
  /// The moment the nodes stand at, in seconds.
  package private(set) var time = 0.0 { didSet { clock.time = time } }
  /// The moment of the last picture made, in seconds.
  private(set) var shownTime: Double?
  /// What scene code is told of time and chance.
  let clock: SceneClock
  /// The host whose code runs, or ran last.
  package private(set) static weak var current: ViewHost?
  /// Changes of state on their way to the nodes.
  private(set) var commits = CommitQueue()
  /// The number of bodies evaluated so far.
  package internal(set) var evaluationCount = 0
  /// The number of times an item's size has been computed so far.
  package internal(set) var measureCount = 0
  /// Whether shapes may follow those of containers around.
  var hasContainerShapes = false
  /// The number of times an item has been given another place so far, or those inside it have.
  package internal(set) var arrangeCount = 0
  /// The number of times an item's drawing has been made so far.
  package internal(set) var drawCount = 0

  /// What is to happen.
  var events: EventQueue { clock.events }
  /// What runs the scene's asynchronous code.
  private var executor = SceneExecutor.make()
  private var actions: [() -> Void] = []
  private var dirty: [_AnyViewNode] = []
  private var collectors: [any ItemCollector] = []
  /// The transitions of views that have come in the commit being applied.
  private var arrivals: [any TransitionPlace] = []
  private(set) var active = ActiveList()
  /// What the pointer is over.
  private(set) var hover = HoverTracker()
  /// What is being made of presses.
  private(set) var gestures = GestureTracker()
  /// The items that share their geometry.
  private(set) var matched = MatchedGroups()
  private var transaction = Transaction()
  /// The alignment lines that views have set to another place than the usual one.
  var guides = AlignmentLines()
  /// What views pass up, and who follows it.
  var preferences = PreferenceBoard()
  /// The values that views keep under keys.
  var keptValues: [String: AnyObject] = [:]
  /// The appearance the scene is shown in.
  package internal(set) var colorScheme: ColorScheme
  /// The number of commits applied so far, the one being applied included.
  private(set) var updateCount = 0
  /// Whether what is being brought up to date follows from the passing of time alone.
  private(set) var isTicking = false
  private var needsLayout = true
  private var serial: UInt64 = 0
  /// Whether anything came from outside the scene.
  private(set) var hasExternalEvents = false

  /// Shows a view in some surroundings; it appears when the first display list is asked for.
  package init<Root: View>(_ root: Root, configuration: HostConfiguration) {
    self.configuration = configuration
    colorScheme = configuration.colorScheme
    assets = AssetLookup(configuration)
    clock = configuration.makeClock()
    makeRoot = { inputs in
      ZStack<Root>._makeNode(ZStack(alignment: .center, content: root), inputs)
    }
  }

  /// Makes a host for the same view in the same surroundings, at its start.
  init(copying other: ViewHost) {
    configuration = other.configuration
    colorScheme = configuration.colorScheme
    assets = AssetLookup(other.configuration)
    clock = other.configuration.makeClock()
    makeRoot = other.makeRoot
  }

  /// The size of the picture in points.
  var size: Size { configuration.size }
  /// The pixels layout frames snap to.
  var grid: PixelGrid { PixelGrid(scale: configuration.scale) }

  /// The part of the picture nothing covers.
  var safeArea: Rect {
    let insets = configuration.safeArea
    let isMirrored = configuration.layoutDirection == .rightToLeft
    let left = Double(isMirrored ? insets.trailing : insets.leading)
    return Rect(
      left, Double(insets.top), max(size.width - Double(insets.leading + insets.trailing), 0),
      max(size.height - Double(insets.top + insets.bottom), 0))
  }
}

// MARK: - Showing

extension ViewHost {
  /// What to draw at a time.
  ///
  /// The time is in seconds. An earlier one than the last starts the scene anew.
  ///
  /// - Throws: What keeps the scene from being shown.
  package func displayList(at time: Double) throws(SceneError) -> DisplayList {
    takeTurn()
    if time < self.time { try restart(for: time) }
    try passFrames(until: time)
    try advance(to: time)
    return try picture(at: time)
  }

  /// What to draw at the moment the host stands at.
  func picture(at time: Double) throws(SceneError) -> DisplayList {
    showMoment()
    active.removeResting(at: time)
    shownTime = time
    if let failure { throw failure }
    return DisplayList(
      size: size, scale: configuration.scale, items: rootItem?.drawn(at: time) ?? [])
  }

  /// Has everything that moves know that the picture of this moment is made.
  private func showMoment() {
    executor.running {
      comeToThisMoment()
      settle(isEvent: false)
    }
  }

  /// Runs everything due by a time, each at its own moment.
  package func advance(to time: Double) throws(SceneError) {
    takeTurn()
    if time < self.time { try restart(for: time) }
    executor.running { runEvents(until: time) }
    self.time = time
    if let failure { throw failure }
  }

  private func runEvents(until time: Double) {
    let isFirst = root == nil
    appear()
    // The moment the host stands at may be that of a frame.
    settle(isEvent: isFirst || !commits.isEmpty)
    while failure == nil, let due = events.nextDue, due <= time {
      self.time = max(due, self.time)
      catchUp()
      hover.eventBegins()
      if let action = events.next() { CommitQueue.$current.withValue(commits, operation: action) }
      settle()
    }
  }

  /// Runs code from outside the scene, such as a pointer event, at a time, and commits what it
  /// changes.
  package func perform(at time: Double, _ action: () -> Void) throws(SceneError) {
    try advance(to: time)
    noteExternalEvent()
    executor.running {
      catchUp()
      hover.eventBegins()
      CommitQueue.$current.withValue(commits, operation: action)
      settle()
    }
    if let failure { throw failure }
  }

  /// Notes that the scene depends on what came from outside, so that it cannot start anew.
  func noteExternalEvent() { hasExternalEvents = true }

  /// Changes the size of the picture, in points, at the current time.
  package func resize(to size: Size) {
    guard size != configuration.size else { return }
    takeTurn()
    configuration.size = size
    configuration.screen.makeCurrent()
    rootItem?.setNeedsLayout()
    if root != nil { executor.running { settle() } }
  }

  /// Has scene code find this host and its clock.
  func takeTurn() {
    Self.current = self
    clock.makeCurrent()
    configuration.screen.makeCurrent()
  }

  /// Makes the nodes, if that has not happened.
  private func appear() {
    guard root == nil, failure == nil else { return }
    playPointerScript()
    let context = UpdateContext(
      environment: environment, scope: nil, transaction: Transaction())
    let item = RootItem(host: self, context: context)
    rootItem = item
    let node = makeRoot(
      _NodeInputs(host: self, parent: nil, context: context, compositeDepth: 0))
    root = node
    if let content = node.ownItem { item.setContent([content]) }
    finishUpdate()
    deliverPreferences()
  }

  /// Throws everything away, so that a moment before the current one can be shown.
  private func restart(for time: Double) throws(SceneError) {
    if hasExternalEvents { throw .timeRanBackwards(to: time, from: self.time) }
    executor.running { root?.detach() }
    (root, rootItem, failure, shownTime) = (nil, nil, nil, nil)
    (actions, dirty, collectors, arrivals) = ([], [], [], [])
    (preferences, keptValues) = (PreferenceBoard(), [:])
    colorScheme = configuration.colorScheme
    // What the run before awaits is never to come.
    executor = SceneExecutor.make()
    active = ActiveList()
    (hover, gestures, matched) = (HoverTracker(), GestureTracker(), MatchedGroups())
    commits = CommitQueue()
    assets = AssetLookup(configuration)
    (self.time, serial, evaluationCount, drawCount, needsLayout) = (0, 0, 0, 0, true)
    clock.reset()
  }
}

// MARK: - Committing

extension ViewHost {
  /// Applies commits, runs lifecycle actions and tests what the pointer is over until nothing is
  /// left to do at this moment.
  ///
  /// The moments of frames are no events: there the pointer waits for the next test. Of tests a
  /// moment has two, one of the pointer's own changes and one of what followed from them, so that
  /// a view that flees from the pointer and comes back does not hold up time.
  private func settle(isEvent: Bool = true) {
    var (count, jobCount) = (0, 0)
    var testsLeft = isEvent ? 2 : 0
    defer { scheduleHoverTest() }
    updateWhatWaits()
    while failure == nil {
      if let commit = commits.next() {
        count += 1
        if count > Self.mostCommits { fail(.endlessChanges(at: time)) }
        update(commit.transaction) { for change in commit.changes { change() } }
      } else if !actions.isEmpty {
        let action = actions.removeFirst()
        CommitQueue.$current.withValue(commits, operation: action)
      } else if executor.runNext() {
        jobCount += 1
        if jobCount > Self.mostJobs { fail(.endlessChanges(at: time)) }
      } else if testsLeft > 0, hover.needsTest {
        testsLeft -= 1
        testHover()
      } else {
        return
      }
    }
  }

  /// Brings nodes and layout up to date with what has changed outside of all commits.
  func updateWhatWaits() {
    if !dirty.isEmpty || needsLayout { update(Transaction()) }
  }

  /// Brings what follows from the passing of time up to date, without animation.
  func tick() {
    isTicking = true
    updateWhatWaits()
    isTicking = false
  }

  /// Has bodies that are evaluated at every moment see this one, before something else happens in it:
  /// what an event does must not depend on the frames that were shown before.
  private func catchUp() {
    var isBehind = false
    for participant in active.participants {
      participant.timeChanged()
      if (participant as? LayoutItem)?.movesOthers ?? true { isBehind = true }
    }
    guard isBehind else { return }
    tick()
    active.removeResting(at: time)
  }

  /// Applies one commit: state, then bodies from the outside in, then layout.
  private func update(_ transaction: Transaction, changes: () -> Void = {}) {
    self.transaction = transaction
    updateCount += 1
    changes()
    finishUpdate()
    deliverPreferences()
    for completion in transaction.completions {
      guard let (due, action) = completion.take(notBefore: time) else { continue }
      events.schedule(at: due, cycle: completion.cycle, action)
    }
    self.transaction = Transaction()
  }

  func finishUpdate() {
    // Layout may ask for nodes once more, where views are made of their size.
    for _ in 0..<Self.mostLayouts where failure == nil {
      updateNodes()
      guard failure == nil, let rootItem else { return }
      if needsLayout {
        needsLayout = false
        rootItem.place(at: .zero, Proposal(size), space: .zero)
        matched.settle(self)
      }
      let coming = arrivals
      arrivals = []
      for place in coming { place.stay() }
      if coming.isEmpty, dirty.isEmpty, !needsLayout { return }
    }
  }

  private func updateNodes() {
    while !dirty.isEmpty, failure == nil {
      let nodes = dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      dirty = []
      for node in nodes where !node.isDetached { node.refresh() }
    }
    while let collector = collectors.popLast() { collector.collect() }
    if let problem = assets.problem { fail(problem) }
  }

  /// The transaction of the commit being applied, as the modifiers around a place want it.
  func transaction(in scope: TransactionScope?) -> Transaction {
    var result = transaction
    adjust(&result, scope)
    return result
  }

  /// Runs code whose changes show at once, whatever the commit being applied says.
  func withoutAnimation(_ body: () -> Void) {
    let (outer, wasTicking) = (transaction, isTicking)
    (transaction, isTicking) = (Transaction(), true)
    body()
    (transaction, isTicking) = (outer, wasTicking)
  }

  private func adjust(_ transaction: inout Transaction, _ scope: TransactionScope?) {
    guard let scope else { return }
    adjust(&transaction, scope.outer)
    scope.adjust(&transaction)
  }

  /// Stops the scene with the first thing that went wrong.
  func fail(_ error: SceneError) {
    if failure == nil { failure = error }
  }

  /// A number not given before, the same in every run.
  func makeSerial() -> UInt64 {
    serial += 1
    return serial
  }

  /// Has a node updated in the commit being applied.
  func markDirty(_ node: _AnyViewNode) { dirty.append(node) }

  /// Has a container collect its items once the nodes are up to date.
  func collectLater(_ collector: any ItemCollector) { collectors.append(collector) }

  /// Has a view that comes show itself as it is, once it was laid out as it looks before.
  func arriveLater(_ place: any TransitionPlace) { arrivals.append(place) }

  /// Has layout run once the nodes are up to date.
  func setNeedsLayout() { needsLayout = true }

  /// Runs code once the current commit is done, before anything is drawn.
  func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

  /// Follows something that has begun to move.
  func activate(_ participant: some ActiveParticipant) { active.add(participant) }
}
