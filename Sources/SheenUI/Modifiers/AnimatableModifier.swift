/// A modifier whose body sees the values between two of its data while they animate; the older name
/// for a `ViewModifier` that is `Animatable`.
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
