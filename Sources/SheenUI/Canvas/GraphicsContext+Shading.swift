public import Foundation
internal import SheenCore
internal import SheenDisplay

extension GraphicsContext {
  /// What paths are filled and stroked with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground
      case color(Color)
      case style(any ShapeStyle)
      case gradient(AnyGradient, GradientOptions, Line)
      case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case palette([Shading])
    }

    /// Where a gradient lies, in the coordinates of the drawing.
    enum Line: Sendable {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }

    let kind: Kind

    /// The style of the foreground around the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// One colour from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, spanning the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// The colours of a mesh, spanning the bounds of the path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// A function of Metal.
    @available(
      *, unavailable, message: "Metal shaders cannot be run; use a gradient or .tiledImage"
    )
    public static func shader<Shader>(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      .foreground
    }

    /// Several shadings, of which paths take the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// What has been drawn so far.
    @available(*, unavailable, message: "what lies below cannot be a shading yet")
    public static var backdrop: Shading { .foreground }

    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(AnyGradient(gradient), options, .linear(startPoint, endPoint)))
    }

    /// Colours around a centre, between two radii.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient), options, .radial(center, startRadius, endRadius)))
    }

    /// Colours by the direction from a centre, clockwise, once around from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(AnyGradient(gradient), options, .conic(center, angle)))
    }

    /// A picture again and again.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - origin: Where the top left corner of one copy lies.
    ///   - sourceRect: The part of the picture that is repeated, as fractions of its extents.
    ///   - scale: What its size is multiplied by.
    /// - Returns: The shading.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// What a gradient does outside its line, and how its colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient runs back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading with everything settled that depends on the environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// A shape filled with a shading, in the coordinates of the drawing; nothing where nothing shows.
  ///
  /// Styles span the rectangle.
  func filled(
    _ shape: SheenDisplay.Shape, with shading: Shading, spanning rect: Rect
  ) -> [DisplayItem] {
    let paint: Paint?
    switch shading.kind {
    case .foreground: return filled(shape, with: .style(ForegroundStyle()), spanning: rect)
    case .palette(let shadings):
      return shadings.first.map { filled(shape, with: $0, spanning: rect) } ?? []
    case .style(let style):
      let grid = PixelGrid(scale: Double(environment.displayScale))
      return style._paint(in: environment)?.paint
        .items(id: ItemID(1), shape, spanning: rect, grid) ?? []
    case .color(let color): paint = color.rgba(in: environment).map { .solid($0) }
    case .gradient(let gradient, let options, let line):
      paint = line.paint(options.apply(to: gradient.ramp(in: environment)))
    case .image(let image, let origin, let part, let scale):
      paint = ImageTiles(image, part: part, scale: scale, in: environment)?
        .paint(from: Point(origin), covering: rect)
    }
    return paint.map { [DisplayItem(id: ItemID(1), content: .fill(shape, $0))] } ?? []
  }
}

extension GraphicsContext.GradientOptions {
  fileprivate func apply(to ramp: ColorRamp) -> ColorRamp {
    var ramp = ramp
    if contains(.mirror) {
      ramp.extend = .reflect
    } else if contains(.repeat) {
      ramp.extend = .repeat
    }
    if contains(.linearColor) { ramp.space = .linear }
    return ramp
  }
}

extension GraphicsContext.Shading.Line {
  fileprivate func paint(_ ramp: ColorRamp) -> Paint {
    switch self {
    case .linear(let start, let end):
      .linear(LinearPaint(ramp, from: Point(start), to: Point(end)))
    case .radial(let center, let start, let end):
      .radial(RadialPaint(ramp, center: Point(center), from: Double(start), to: Double(end)))
    case .conic(let center, let angle):
      .angular(
        AngularPaint(
          ramp, center: Point(center), from: angle.radians, to: angle.radians + 2 * .pi))
    }
  }
}
