public import Foundation

/// A function in GLSL with its arguments: an effect of a view, or a style that shapes are filled with.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// Its arguments, after those that every function of its kind is given.
  public var arguments: [Argument]
  /// Accepted; colours are stored without dithering.
  public var dithersColor = false

  /// Makes a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// A style of shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// `colorEffect`.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// `distortionEffect`.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// `layerEffect`.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Accepted; functions are compiled when they are drawn first.
  public func compile(as type: UsageType) async throws {}
}

extension Shader {
  /// An argument of a function.
  public struct Argument: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case vector([Double])
      case numbers([Double])
      case color(Color)
      case colors([Color])
      case boundingRect
      case image(Image)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    private static func vector(_ numbers: any BinaryFloatingPoint...) -> Argument {
      Argument(.vector(numbers.map { Double($0) }))
    }

    /// A `float`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { vector(x) }

    /// A `vec2`.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { vector(x, y) }

    /// A `vec2`.
    public static func float2(_ point: CGPoint) -> Argument { vector(point.x, point.y) }

    /// A `vec2`.
    public static func float2(_ size: CGSize) -> Argument { vector(size.width, size.height) }

    /// A `vec2`.
    public static func float2(_ vector: CGVector) -> Argument {
      Argument(.vector([Double(vector.dx), Double(vector.dy)]))
    }

    /// A `vec3`.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      vector(x, y, z)
    }

    /// A `vec4`.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      vector(x, y, z, w)
    }

    /// A `FloatArray`, read by `float_at(array, index)`.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(.numbers(array.map { Double($0) }))
    }

    /// A `vec4`: left and top edge, width and height of what the shader is applied to.
    public static var boundingRect: Argument { Argument(.boundingRect) }

    /// A `vec4`: the colour, premultiplied.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }

    /// A `ColorArray`, read by `color_at(array, index)`.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }

    /// A `sampler2D`: the picture, premultiplied, read by `texture(image, place)`, where (0, 0) is its
    /// top left and (1, 1) its bottom right corner; it cannot be a symbol.
    public static func image(_ image: Image) -> Argument { Argument(.image(image)) }

    /// GLSL has no bytes.
    @available(*, unavailable, message: "give the numbers as floatArray")
    public static func data(_ data: Data) -> Argument { Argument(.numbers([])) }
  }
}
