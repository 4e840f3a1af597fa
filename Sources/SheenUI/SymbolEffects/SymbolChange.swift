internal import SheenCore
internal import SheenDisplay
internal import SheenMotion

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {
  /// How the symbols go and come; an implementation detail.
  var _way: _SymbolWay { get }
}

/// How one symbol goes and another comes; an implementation detail.
public enum _SymbolWay: Equatable, Sendable {
  /// The old one shrinks away, then the new one grows.
  case downUp
  /// The old one grows away, then the new one grows.
  case upUp
  /// The old one is gone, the new one grows.
  case offUp
}

/// A symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// How the symbols go and come.
  public private(set) var _way = _SymbolWay.downUp

  /// The old symbol shrinks away, the new one grows.
  public var downUp: ReplaceSymbolEffect { with(.downUp) }
  /// The old symbol grows away, the new one grows.
  public var upUp: ReplaceSymbolEffect { with(.upUp) }
  /// The old symbol is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { with(.offUp) }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// What both symbols have in common stays; in Sheen they have nothing in common.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }

  private func with(_ way: _SymbolWay) -> ReplaceSymbolEffect {
    var copy = self
    copy._way = way
    return copy
  }

  /// How the symbol moves besides: not at all.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(SymbolPose())) }
}

/// The effect that is usual for what it is used for.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// As `replace` has it.
  public var _way: _SymbolWay { .downUp }

  /// How the symbol moves besides: not at all.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(SymbolPose())) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that is usual for what it is used for.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How symbols take each other's place, and how fast.
struct SymbolChange: Equatable, Sendable {
  var way: _SymbolWay
  /// The factor on the speed.
  var speed: Double

  func run(from start: Double) -> Run { Run(way: way, speed: speed, start: start) }

  /// The change of one symbol into another.
  struct Run: Animating {
    let way: _SymbolWay
    let speed: Double
    let start: Double

    /// How long a symbol goes, and how long one comes, in seconds; nobody has published it.
    private static let part = 0.18

    private var going: Double { way == .offUp ? 0 : Self.part }
    private var end: Double { start + (going + Self.part) / speed }

    /// How the old symbol stands at a time, and how the new one.
    func poses(at time: Double) -> (before: SymbolPose, after: SymbolPose) {
      let elapsed = (time - start) * speed
      let gone = going > 0 ? min(max(elapsed / going, 0), 1) : 1
      let come = min(max((elapsed - going) / Self.part, 0), 1)
      func pose(_ share: Double, from small: Double) -> SymbolPose {
        let eased = share * share * (3 - 2 * share)
        return SymbolPose(scale: small + (1 - small) * eased, opacity: eased)
      }
      return (pose(1 - gone, from: way == .upUp ? 1.3 : 0.5), pose(come, from: 0.5))
    }

    func isAnimating(at time: Double) -> Bool { time < end }
    func nextChange(after time: Double) -> Double? { time < end ? time : nil }
    var course: Course { .rests(at: end) }
  }
}

extension SymbolPose {
  /// What is drawn in a frame, in the pose.
  func applied(to items: [DisplayItem], in frame: Rect, _ id: ItemID) -> [DisplayItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let map = Affine.translation(x, y) * .scale(scale, scale) * .translation(-x, -y)
    return [DisplayItem(id: id, transform: map, content: .group(items), opacity: opacity)]
  }
}
