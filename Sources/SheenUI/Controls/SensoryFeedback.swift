/// Something that is felt or heard; here nothing is.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrinks.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something lines up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that collide.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Of some weight.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How much things give way that collide.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Hardly.
    public static let rigid = Flexibility(name: "rigid")
    /// Somewhat.
    public static let solid = Flexibility(name: "solid")
    /// Much.
    public static let soft = Flexibility(name: "soft")
  }

  /// Things of some weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Things that give way somehow collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Lets a change be felt, which has no effect on the picture.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }

  /// Lets some changes be felt, which has no effect on the picture.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Lets changes be felt, each its own way, which has no effect on the picture.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }
}
