/// Says what a file is to be previewed with; `sheen` shows it, and a program has nothing of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SheenMacros", type: "PreviewMacro")

/// Says what a file is to be previewed with; `sheen` shows it, and a program has nothing of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SheenMacros", type: "PreviewMacro")

/// Declares state in the body of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SheenMacros", type: "PreviewableMacro")

/// Gives a value of the environment or of transactions a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .red
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SheenMacros", type: "EntryMacro")

/// Has a type animate by all of its stored variables, each of which must be animatable itself.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClosed: Bool
/// }
/// ```
///
/// Constants, and variables with attributes such as `@State`, do not take part.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SheenMacros", type: "AnimatableMacro")

/// Has `@Animatable` leave out a variable.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SheenMacros", type: "AnimatableIgnoredMacro")
