/// A modifier whose data animation interpolates: the same as conforming to both protocols.
public protocol AnimatableModifier: Animatable, ViewModifier {}
