public import Foundation

// What is felt is not seen: these do nothing, on purpose.

/// Lets something be felt; here nothing is.
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Makes ready, which changes nothing.
  open func prepare() {}
}

/// Lets collisions be felt; here nothing is.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Light things.
    case light
    /// Things of some weight.
    case medium
    /// Heavy things.
    case heavy
    /// Things that give way.
    case soft
    /// Things that do not give way.
    case rigid
  }

  /// Makes a generator of collisions.
  public init(style: FeedbackStyle) {}

  /// Makes a generator of collisions of things of some weight.
  override public init() {}

  /// Lets a collision be felt, which changes nothing.
  open func impactOccurred() {}

  /// Lets a collision be felt, which changes nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets it be felt that something is chosen; here nothing is.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt, which changes nothing.
  open func selectionChanged() {}
}

/// Lets it be felt how something went; here nothing is.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// Wrong.
    case error
  }

  /// Lets it be felt, which changes nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
