internal import SheenCore
internal import SheenDisplay
internal import SheenImaging

/// A picture from an asset catalog.
public struct Image: Equatable, Sendable {
  private let name: String
  private var isResizable = false
  private var quality = Interpolation.medium

  /// Makes the picture of a resource.
  public init(_ resource: ImageResource) { name = resource.name }

  /// Makes the picture of a name; bundles are not told apart.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Makes the picture of a name that has no meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// How texels are mixed when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: each pixel shows one texel.
    case none
    /// Between neighbours.
    case low
    /// Between neighbours, as `low`.
    case medium
    /// Between neighbours, as `low`.
    case high
  }

  /// The picture, taking any size it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The picture with another way to mix texels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.quality = interpolation
    return copy
  }
}

extension Image: View {
  /// Makes a node that draws the picture in its frame.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs) { $0.resolution(in: $1) }
  }

  private func resolution(in environment: EnvironmentValues) -> LeafNode<Image>.Resolution {
    let isDark = environment.colorScheme == .dark
    guard
      let asset = environment.assets?.image(
        named: name, scale: Double(environment.displayScale), isDark: isDark)
    else { return .init(sizing: .fixed(Size(0, 0))) }
    let pixels = asset.buffer.pixmap
    let size = Size(Double(pixels.width) / asset.scale, Double(pixels.height) / asset.scale)
    return .init(
      paint: ResolvedPaint(kind: .image(asset.buffer, quality == .none ? .nearest : .linear)),
      sizing: isResizable ? .greedy(ideal: size) : .fixed(size))
  }
}
