package import SheenCore

/// A function in GLSL that makes the pixels of a flattened item, or of a fill.
///
/// Positions are points from the top left corner of `frame`; colours are premultiplied and encoded.
package struct ShaderEffect: Hashable, Sendable {
  /// What the function is given, besides its own arguments, and what it returns.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A position and the item's colour there; the colour in its place.
    case color
    /// A position; where the item's colour for it lies.
    case distortion
    /// A position and the item, to be looked at anywhere; a colour.
    case layer
    /// A position; a colour.
    case fill
  }

  /// An argument of the function.
  package enum Argument: Hashable, Sendable {
    /// One to four numbers.
    case vector([Double])
    /// A colour, premultiplied for the function.
    case color(RGBA)
    /// Numbers.
    case numbers([Double])
    /// Colours, premultiplied for the function.
    case colors([RGBA])
    /// A picture, sampled by the function itself.
    case image(ImageBuffer)
  }

  /// What the function is used for.
  package var kind: Kind
  /// The text the function is part of.
  package var source: GLSLSource
  /// The function's name.
  package var function: String
  /// Its own arguments.
  package var arguments: [Argument]
  /// The rectangle whose top left corner positions are measured from, in the item's points: `u_resolution`
  /// is its size.
  package var frame: Rect
  /// The furthest a pixel may lie from those it is made of, in the item's points.
  package var reach: Size
  /// What `u_time` is, in seconds.
  package var time: Double
  /// What `u_scale` is: pixels per point.
  package var scale: Double

  /// Makes an effect.
  package init(
    _ kind: Kind, _ function: String, of source: GLSLSource, arguments: [Argument] = [],
    frame: Rect, reach: Size = Size(0, 0), time: Double = 0, scale: Double = 1
  ) {
    self.kind = kind
    self.source = source
    self.function = function
    self.arguments = arguments
    self.frame = frame
    self.reach = reach
    self.time = time
    self.scale = scale
  }
}

/// A text in GLSL.
package struct GLSLSource: Hashable, Sendable {
  /// The file as errors name it.
  package var name: String
  /// The text.
  package var text: String

  /// Makes a text.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension ShaderEffect {
  /// Every number the picture depends on.
  private var numbers: [Double] {
    [frame.x, frame.y, frame.width, frame.height, reach.width, reach.height, time, scale]
      + arguments.flatMap(\.numbers)
  }

  /// Whether they all are finite.
  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

extension ShaderEffect.Argument {
  /// The numbers it consists of; colours straight.
  fileprivate var numbers: [Double] {
    switch self {
    case .vector(let numbers), .numbers(let numbers): numbers
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .image: []
    }
  }
}

extension DisplayList {
  /// The names of the files whose functions draw something in the list, in order.
  package var shaderFiles: [String] {
    var names: [String] = []
    for item in items { item.collectShaderFiles(into: &names) }
    return names
  }
}

extension DisplayItem {
  fileprivate func collectShaderFiles(into names: inout [String]) {
    func add(_ effect: ShaderEffect) {
      if !names.contains(effect.source.name) { names.append(effect.source.name) }
    }
    if let shader { add(shader) }
    switch content {
    case .fill(_, .shader(let effect)): add(effect)
    case .fill: break
    case .group(let children): for child in children { child.collectShaderFiles(into: &names) }
    }
    for item in mask?.items ?? [] { item.collectShaderFiles(into: &names) }
  }
}
