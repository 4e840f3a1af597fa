public import Foundation
internal import SheenCore
internal import SheenDisplay

extension GraphicsContext {
  /// A change of everything drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case map(ProjectionTransform)
      case color(ColorEffect)
      case multiply(Color)
      case matrix(GraphicsContext.ColorMatrix)
      case luminanceToAlpha
      case blur(BlurEffect)
      case shadow(ShadowStyle, GraphicsContext.BlendMode, ShadowOptions)
      case threshold(min: Double, max: Double, Color)
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

    /// Blurs drawings with a Gaussian.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation in points of the canvas.
    ///   - options: Whether what is blurred is taken as opaque.
    /// - Returns: The filter.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(
        kind: .blur(BlurEffect(radius: Double(radius), isOpaque: options.contains(.opaque))))
    }

    /// Puts a shadow behind drawings.
    ///
    /// - Parameters:
    ///   - color: What the shadow is filled with.
    ///   - radius: The standard deviation of its blur in points of the canvas.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    ///   - blendMode: How the shadow is composited.
    ///   - options: What else is to be done.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(.drop(color: color, radius: radius, x: x, y: y), blendMode, options))
    }

    /// Shows one colour where drawings are opaque enough, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - min: The least alpha that shows.
    ///   - max: The greatest alpha that shows.
    ///   - color: What shows there.
    /// - Returns: The filter.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    func apply(to item: DisplayItem, _ environment: EnvironmentValues) -> DisplayItem {
      switch kind {
      case .map(let map): return item.mapped(by: map.projection)
      case .color(let effect): return item.filtered(effect.matrix)
      case .multiply(let color):
        guard let color = color.rgba(in: environment) else { return item }
        return item.filtered(ColorEffect.multiply(color).matrix)
      case .matrix(let matrix): return item.filtered(matrix.map)
      case .luminanceToAlpha:
        return LuminanceToAlphaEffect().applied(to: [item], id: item.id).first ?? item
      case .blur(let effect):
        return effect.applied(to: [item], id: item.id).first ?? item
      case .shadow(let style, let mode, let options):
        return item.shadowed(style.shadow(in: environment), mode.blend, options)
      case .threshold(let min, let max, let color):
        var group = [item].grouped(id: item.id)
        let color = color.rgba(in: environment) ?? RGBA(0, 0, 0, 0)
        group.threshold = AlphaThreshold(min: min, max: max, color: color)
        return group
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
  /// The item with a shadow as a canvas may ask for it.
  fileprivate func shadowed(
    _ shadow: DropShadow, _ mode: Blend, _ options: GraphicsContext.ShadowOptions
  ) -> DisplayItem {
    if options.isEmpty, mode == .normal {
      return ShadowEffect(shadow: shadow).applied(to: [self], id: id).first ?? self
    }
    // The colour as far as anything can be drawn, where the drawing lets it show.
    let far = 1e6
    let stencil = DisplayItem(
      id: id, transform: .translation(shadow.offset.x, shadow.offset.y), content: .group([self]),
      blur: Blur(radius: shadow.radius))
    var shade = DisplayItem(
      id: id, content: .fill(.rect(Rect(-far, -far, 2 * far, 2 * far)), .solid(shadow.color)),
      mask: Mask([stencil], isInverted: options.contains(.invertsAlpha)))
    if options.contains(.shadowOnly) {
      shade.blend = mode
      return [shade].grouped(id: id)
    }
    // Over the drawing a shadow shows nowhere else, as that inside a shape.
    if options.contains(.shadowAbove), options.contains(.invertsAlpha) { shade.blend = .sourceAtop }
    if mode != .normal { shade.blend = mode }
    return (options.contains(.shadowAbove) ? [self, shade] : [shade, self]).grouped(id: id)
  }

  /// The item, flattened, with its colours mapped.
  fileprivate func filtered(_ matrix: SheenCore.ColorMatrix) -> DisplayItem {
    DisplayItem(id: ItemID(1), content: .group([self]), filter: matrix)
  }
}
