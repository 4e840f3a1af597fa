public import Foundation
internal import SheenCore
internal import SheenDisplay

extension GraphicsContext {
  /// A change of everything drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case none
      case map(ProjectionTransform)
      case color(ColorEffect)
      case multiply(Color)
      case matrix(GraphicsContext.ColorMatrix)
      case luminanceToAlpha
    }

    private let kind: Kind

    /// Maps drawings, in perspective if the map asks for it.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .map(matrix))
    }

    /// Multiplies colours by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Maps colours.
    public static func colorMatrix(_ matrix: GraphicsContext.ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix))
    }

    /// Turns hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation(angle.radians)))
    }

    /// Makes colours more or less colourful by a factor.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(amount)))
    }

    /// Adds an amount to all components.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness(amount)))
    }

    /// Moves components away from the middle by a factor.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast(amount)))
    }

    /// Replaces each component by 1 minus it, in part if the amount is below 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .color(.contrast(1 - 2 * amount)))
    }

    /// Makes colours grey, in part if the amount is below 1.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(1 - amount)))
    }

    /// Replaces colours by black as opaque as they are bright.
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    /// Blurs drawings.
    @available(*, unavailable, message: "blur is not drawn yet")
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .none)
    }

    /// Puts a shadow behind drawings.
    @available(*, unavailable, message: "shadows are not drawn yet")
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .none)
    }

    /// Shows one colour where drawings are opaque enough, and nothing elsewhere.
    @available(*, unavailable, message: "alpha thresholds are not drawn yet")
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .none)
    }

    func apply(to item: DisplayItem, _ environment: EnvironmentValues) -> DisplayItem {
      switch kind {
      case .none: return item
      case .map(let map): return item.mapped(by: map.projection)
      case .color(let effect): return item.filtered(effect.matrix)
      case .multiply(let color):
        guard let color = color.rgba(in: environment) else { return item }
        return item.filtered(ColorEffect.multiply(color).matrix)
      case .matrix(let matrix): return item.filtered(matrix.map)
      case .luminanceToAlpha:
        return LuminanceToAlphaEffect().applied(to: [item], id: item.id).first ?? item
      }
    }
  }

  /// How filters mix colours.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In linear light.
    @available(*, unavailable, message: "filters work on encoded colours")
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How drawings are blurred.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is blurred is taken as opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How shadows are drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverted.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Shadow and drawing do not double.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Has everything drawn from now on go through a filter, before those there are.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    append(filter)
  }
}

extension DisplayItem {
  /// The item, flattened, with its colours mapped.
  fileprivate func filtered(_ matrix: SheenCore.ColorMatrix) -> DisplayItem {
    DisplayItem(id: ItemID(1), content: .group([self]), filter: matrix)
  }
}
