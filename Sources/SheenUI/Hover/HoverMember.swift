internal import SheenCore
internal import SheenDisplay

/// One hover effect of one view: the group it belongs to, and the changes it makes.
@MainActor
final class HoverMember {
  private weak var item: HoverEffectItem?
  private(set) var isEnabled = false
  private(set) var group: HoverEffectGroup?
  private(set) var tracks: [any HoverTrack] = []
  private var isActive = false
  private var isNew = true

  init(_ item: HoverEffectItem) { self.item = item }

  /// The group whose state is the effect's; `nil` where that is its own hover.
  var joined: HoverEffectGroup? { group?.behavior == .ignoresGroup ? nil : group }

  /// The group that hovering the view has a say in.
  var trigger: HoverEffectGroup? {
    isEnabled && joined?.behavior != .followsGroup ? joined : nil
  }

  /// Takes a group and whether the effect is enabled at all.
  func join(_ group: HoverEffectGroup?, isEnabled: Bool, _ tracker: HoverTracker) {
    guard isNew || group != self.group || isEnabled != self.isEnabled else { return }
    let old = isNew ? nil : joined?.key
    isNew = false
    (self.group, self.isEnabled) = (group, isEnabled)
    tracker.memberChanged(self, from: old)
  }

  /// Takes the steps of both phases.
  func describe(
    _ inactive: [HoverStep], _ active: [HoverStep], _ transaction: Transaction, at time: Double
  ) {
    let pairs = HoverStep.pairs(inactive, active)
    let areKept =
      tracks.count == pairs.count
      && zip(tracks, pairs).allSatisfy { track, pair in
        track.update(pair.inactive, pair.active, transaction, at: time)
      }
    if !areKept {
      tracks = pairs.compactMap { HoverStep.track($0.inactive, $0.active, isActive: isActive) }
    }
    item?.effectChanged()
  }

  /// Goes over to the phase that the tracker says.
  func refresh(_ tracker: HoverTracker, at time: Double) {
    let new = tracker.isActive(self)
    guard new != isActive else { return }
    isActive = new
    for track in tracks { track.setPhase(new, at: time) }
    item?.effectChanged()
  }
}

/// A hover effect of one view before it has a place: both phases, and what it asks for.
struct HoverLayer {
  /// Describes a phase.
  var steps: (Bool, GeometryProxy) -> [HoverStep]
  var group: HoverEffectGroup?
  var isEnabled = true
}
