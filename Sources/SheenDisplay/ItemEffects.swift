package import SheenCore

// What is done to an item after it is flattened, for which each pixel needs its neighbours.

/// A Gaussian blur of a flattened item.
package struct Blur: Hashable, Sendable {
  /// The standard deviation in the item's own points; none is blurred at 0 or below.
  ///
  /// On the pixel grid the blur is separable: where the item's transform makes the round Gaussian a
  /// slanted ellipse, each axis gets the deviation the ellipse has along it. In perspective the
  /// transform counts as it is at the middle of the content, a blur's width being one everywhere. More than `largestDeviation` pixels count as
  /// that many.
  package var radius: Double
  /// Whether the borders of the content's rectangle go on outside it, so that what was opaque stays
  /// opaque, and nothing shows outside; otherwise the content lies on transparent ground.
  package var isOpaque: Bool

  /// The largest standard deviation in pixels.
  package static let largestDeviation = 512.0

  /// Makes a blur.
  package init(radius: Double, isOpaque: Bool = false) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
}

/// A colour of which only the alpha of a flattened item is left, blurred and moved, below the item.
package struct DropShadow: Hashable, Sendable {
  /// What the item's alpha is multiplied by.
  package var color: RGBA
  /// The standard deviation of the blur in the item's own points; none is blurred at 0 or below.
  package var radius: Double
  /// Where the shadow of the origin lies, in the item's own points.
  package var offset: Point

  /// Makes a shadow.
  package init(color: RGBA, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// Makes one colour of a flattened item where its alpha lies in a range, and nothing of the rest.
///
/// The edge runs where alpha passes the ends of the range, found between pixels from its gradient.
package struct AlphaThreshold: Hashable, Sendable {
  /// The least alpha; at 0 or below there is none.
  package var min: Double
  /// The greatest alpha; at 1 or above there is none.
  package var max: Double
  /// The colour of what is left.
  package var color: RGBA

  /// Makes a threshold.
  package init(min: Double, max: Double = 1, color: RGBA) {
    self.min = min
    self.max = max
    self.color = color
  }

  /// Whether what is transparent becomes the colour.
  var colorsNothing: Bool { min <= 0 && max >= 0 }
}

/// A paint of what lies below the item: the picture as it would be without this item and all above it,
/// blurred.
///
/// The borders of the frame go on outside it. In a mask only the mask's own items lie below.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur in the item's own points, as that of `Blur`.
  package var radius: Double

  /// Makes a paint.
  package init(radius: Double) {
    self.radius = radius
  }
}
