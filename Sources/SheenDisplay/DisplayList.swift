package import SheenCore

/// What to draw: a value, independent of renderer, device and time.
///
/// Coordinates are points with y down; `scale` takes them to pixels. Items paint in order, later ones on
/// top, composited in premultiplied, gamma-encoded sRGB.
package struct DisplayList: Hashable, Sendable {
  /// The extent of the picture in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// The things to draw, bottom first.
  package var items: [DisplayItem]

  /// Makes a display list.
  package init(size: Size, scale: Double = 1, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }

  /// The width in pixels, floor(width · scale + ½).
  package var pixelWidth: Int { Self.pixels(size.width, scale) }
  /// The height in pixels, floor(height · scale + ½).
  package var pixelHeight: Int { Self.pixels(size.height, scale) }

  /// The pixel extent of a length in points; 0 for lengths no picture can have.
  package static func pixels(_ points: Double, _ scale: Double) -> Int {
    let pixels = (points * scale + 0.5).rounded(.down)
    return pixels >= 1 && pixels < 1e15 ? Int(pixels) : 0
  }
}

/// The identity of an item, stable from frame to frame.
package struct ItemID: Hashable, Sendable {
  /// A number unique among siblings.
  package var rawValue: UInt64

  /// Makes an identity.
  package init(_ rawValue: UInt64) { self.rawValue = rawValue }
}

/// One thing to draw: a filled shape, or a group of things, under a transform.
package struct DisplayItem: Hashable, Sendable {
  /// The identity damage is found by.
  package var id: ItemID
  /// Takes the item's own coordinates to its parent's, in points.
  package var transform: Affine
  /// What the item's own coordinates are seen through before `transform`; `nil` for no perspective.
  package var perspective: Projection?
  /// What is drawn, in the item's own coordinates.
  package var content: Content
  /// Multiplies the item, a group after it is flattened; 0…1.
  package var opacity: Double
  /// What the item is multiplied by, in the item's own coordinates.
  package var mask: Mask?
  /// Makes other pixels of the item after it is flattened, before all that follows.
  package var shader: ShaderEffect?
  /// Blurs the item, flattened.
  package var blur: Blur?
  /// Makes one colour of the item, flattened and blurred.
  package var threshold: AlphaThreshold?
  /// What lies below the item, flattened, blurred and made one colour; then both are one.
  package var shadow: DropShadow?
  /// What becomes of the colours, of a group after it is flattened, before opacity and mask.
  package var filter: ColorMatrix?
  /// How the item, flattened, is composited onto what lies below.
  package var blend: Blend
  /// Whether blend modes inside see nothing of what lies below the group.
  ///
  /// Every group that is flattened for its opacity, mask, filter or blend mode is isolated anyway.
  package var isIsolated: Bool
  /// A rectangle known to hold everything the item draws, in the item's own coordinates, so that the
  /// planner can pass over it where nothing has changed; `nil` where none is known.
  package var extent: DrawnExtent?

  /// What an item draws.
  package indirect enum Content: Hashable, Sendable {
    /// A shape filled with a paint.
    case fill(Shape, Paint)
    /// Items composited together.
    case group([DisplayItem])
  }

  /// Makes an item.
  package init(
    id: ItemID, transform: Affine = .identity, perspective: Projection? = nil, content: Content,
    opacity: Double = 1, mask: Mask? = nil, shader: ShaderEffect? = nil, blur: Blur? = nil,
    threshold: AlphaThreshold? = nil, shadow: DropShadow? = nil, filter: ColorMatrix? = nil,
    blend: Blend = .normal, isIsolated: Bool = false, extent: DrawnExtent? = nil
  ) {
    self.id = id
    self.transform = transform
    self.perspective = perspective
    self.content = content
    self.opacity = opacity
    self.mask = mask
    self.shader = shader
    self.blur = blur
    self.threshold = threshold
    self.shadow = shadow
    self.filter = filter
    self.blend = blend
    self.isIsolated = isIsolated
    self.extent = extent
  }

  /// Takes the item's own coordinates to its parent's: perspective, then transform.
  package var map: Projection {
    perspective.map { transform * $0 } ?? Projection(transform)
  }
}

extension DisplayItem {
  /// Whether it is composited source over, its colours unchanged.
  var isPlain: Bool { blend == .normal && filter == nil }

  /// Whether it changes pixels that nothing inside covers and no blur reaches.
  var reachesBeyondContent: Bool {
    blend.reachesBeyondSource || filter?.paintsNothing == true || threshold?.colorsNothing == true
  }

  /// Whether pixels of it depend on their neighbours.
  var needsLayers: Bool { needsContentLayer || shadow != nil || shader != nil }

  /// The same, its shadow and its function aside.
  var needsContentLayer: Bool { blur.map { !($0.radius <= 0) } ?? false || threshold != nil }

  /// Whether a paint in it shows what lies below it.
  var readsBelow: Bool {
    contentReadsBelow || mask?.items.contains(where: \.readsBelow) == true
  }

  /// Whether a paint in its content shows what lies below it.
  var contentReadsBelow: Bool {
    switch content {
    case .fill(_, .backdrop): true
    case .fill: false
    case .group(let children): extent?.readsBelow ?? children.contains(where: \.readsBelow)
    }
  }

  /// Whether a blend mode in it sees what lies below.
  var blendsBelow: Bool {
    if blend != .normal { return true }
    guard case .group(let children) = content, opacity == 1, mask == nil, filter == nil,
      !isIsolated, !needsLayers
    else { return false }
    return children.contains(where: \.blendsBelow)
  }
}

/// Items whose flattened alpha or luminance multiplies another item.
package struct Mask: Hashable, Sendable {
  /// What of the flattened mask counts.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Its alpha; the colour is ignored.
    case alpha
    /// 0.2126 R + 0.7152 G + 0.0722 B of the premultiplied encoded colour.
    case luminance
  }

  /// The items of the mask, in the coordinates of the masked item's content.
  package var items: [DisplayItem]
  /// What of them counts.
  package var mode: Mode
  /// Whether one minus the value counts.
  package var isInverted: Bool

  /// Makes a mask.
  package init(_ items: [DisplayItem], mode: Mode = .alpha, isInverted: Bool = false) {
    self.items = items
    self.mode = mode
    self.isInverted = isInverted
  }
}

/// What is filled.
package enum Shape: Hashable, Sendable {
  /// A rectangle; its coverage is a closed form.
  case rect(Rect)
  /// Any outline.
  case path(Outline)

  /// The smallest rectangle known to hold the shape.
  package var bounds: Rect {
    switch self {
    case .rect(let rect): rect
    case .path(let outline): outline.controlBounds()
    }
  }

  /// The shape as an outline.
  var outline: Outline {
    switch self {
    case .rect(let rect): Outline(rect)
    case .path(let outline): outline
    }
  }

  /// Whether every coordinate is finite.
  var isFinite: Bool {
    switch self {
    case .rect(let rect):
      rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite
    case .path(let outline): outline.isFinite
    }
  }
}
