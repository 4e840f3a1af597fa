public import Foundation
internal import SheenCore
internal import SheenDisplay

/// What a canvas is drawn with: each drawing is added in front of those before it.
///
/// A copy has settings of its own and draws into the same canvas. Lengths are points, from the top
/// left corner of the canvas, y down.
public struct GraphicsContext {
  /// What is multiplied with the opacity of each drawing, 0…1.
  public var opacity = 1.0
  /// How each drawing is composited with those below it.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// What places go through before they are places of the canvas.
  public var transform = CGAffineTransform.identity

  let recording: CanvasRecording
  let symbols: (AnyHashable) -> ResolvedSymbol?
  private(set) var clips: [CanvasClip] = []
  private(set) var filters: [Filter] = []
  let bounds: Rect

  init(
    recording: CanvasRecording, bounds: Rect, environment: EnvironmentValues,
    symbols: @escaping (AnyHashable) -> ResolvedSymbol?
  ) {
    self.recording = recording
    self.bounds = bounds
    self.environment = environment
    self.symbols = symbols
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Stretches what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps what is drawn from now on, before the transform there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// How a clip limits drawing.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Drawing shows only outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle around everywhere that drawing can show, in the coordinates there are.
  public var clipBoundingRect: CGRect {
    let all = clips.reduce(bounds) { $0.intersection($1.bounds) }
    guard let inverse = transform.affine.inverse else { return .zero }
    return CGRect(all.bounds(under: Projection(inverse)))
  }

  /// Lets what is drawn from now on show only inside a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.filled(style).outline.applying(transform.affine)
    let inside = DisplayItem(
      id: ItemID(1), content: .fill(outline.displayShape, .solid(.black)))
    addClip(
      Mask(outline.elements.isEmpty ? [] : [inside], isInverted: options.contains(.inverse)),
      around: outline.controlBounds())
  }

  /// Lets what is drawn from now on show only where a layer is opaque, and translucent where that is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = innerContext()
    try content(&layer)
    var group = DisplayItem(id: ItemID(1), content: .group(layer.recording.items))
    group.opacity = min(max(opacity, 0), 1)
    addClip(Mask([group], isInverted: options.contains(.inverse)), around: bounds)
  }

  private mutating func addClip(_ mask: Mask, around box: Rect) {
    clips.append(CanvasClip(mask: mask, bounds: mask.isInverted ? bounds : box))
  }

  // MARK: Layers

  /// A context with a recording of its own, in which nothing but the transform is set.
  private func innerContext() -> GraphicsContext {
    var inner = GraphicsContext(
      recording: CanvasRecording(), bounds: bounds, environment: environment, symbols: symbols)
    inner.transform = transform
    return inner
  }

  /// Draws several things as one: opacity, blend mode, clips and filters apply to all of them
  /// together.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = innerContext()
    try content(&layer)
    guard !layer.recording.items.isEmpty else { return }
    add(DisplayItem(id: ItemID(0), content: .group(layer.recording.items), isIsolated: true))
  }

  /// Adds a drawing, in the coordinates of the canvas, under the settings there are.
  func add(_ drawing: DisplayItem) {
    var item = filters.reversed().reduce(drawing) { $1.apply(to: $0, environment) }
    item.opacity *= min(max(opacity, 0), 1)
    if blendMode.blend.reachesBeyondSource, !clips.isEmpty {
      for part in erasing(item) { recording.add(part) }
    } else {
      recording.add(clipped(item, blend: blendMode.blend))
    }
  }

  /// Adds a filter to those every drawing goes through, the last one first.
  mutating func append(_ filter: Filter) { filters.append(filter) }
}

extension Path {
  /// The path with the rule a style fills it by.
  func filled(_ style: FillStyle) -> Path {
    var outline = outline
    outline.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    return Path(outline)
  }
}

extension Rect {
  /// What both rectangles cover.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      left, top, max(min(maxX, other.maxX) - left, 0), max(min(maxY, other.maxY) - top, 0))
  }
}
