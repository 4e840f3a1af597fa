// What modifiers that are unavailable take, so that the compiler tells of them and of nothing else.

internal import Foundation

/// In what colours the layers of a symbol are drawn.
public struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
  /// One colour in several opacities.
  public static let hierarchical = SymbolRenderingMode()
  /// Several colours.
  public static let palette = SymbolRenderingMode()
}

/// The forms a symbol may have.
public struct SymbolVariants: Hashable, Sendable {
  /// None.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// In a rectangle.
  public static let rectangle = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// Crossed out.
  public static let slash = SymbolVariants()

  /// In a circle.
  public var circle: SymbolVariants { self }
  /// In a square.
  public var square: SymbolVariants { self }
  /// In a rectangle.
  public var rectangle: SymbolVariants { self }
  /// Filled.
  public var fill: SymbolVariants { self }
  /// Crossed out.
  public var slash: SymbolVariants { self }
}

/// Of what kind glass is.
public struct Glass: Equatable, Sendable {
  /// As usual.
  public static let regular = Glass()
  /// Clear.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()

  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// That gives way to a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass that melts together.
@available(
  *, unavailable,
  message: "Sheen draws no glass; use background(.ultraThinMaterial, in: shape)"
)
public struct GlassEffectContainer<Content: View>: View {
  /// Makes a container of glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
