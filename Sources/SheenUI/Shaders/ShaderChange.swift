public import Foundation
internal import SheenCore
internal import SheenDisplay

/// A view drawn by a function in GLSL; as it is where there is none.
struct ShaderChange: Equatable, Sendable {
  var shader: ResolvedShader?

  /// What a view draws, changed; its frame is in the same coordinates.
  func applied(
    to drawn: [DisplayItem], id: ItemID, in frame: Rect, at time: Double
  ) -> [DisplayItem] {
    guard let shader, !drawn.isEmpty else { return drawn }
    var item = drawn.grouped(id: id)
    item.shader = shader.effect(in: frame, at: time)
    return [item]
  }

  /// Whether the picture is another one at every moment.
  var followsClock: Bool { shader?.usesTime == true }

  /// Whether a change to another one can be animated.
  func canBecome(_ other: ShaderChange) -> Bool {
    switch (shader, other.shader) {
    case (let a?, let b?): a.canBecome(b)
    case (nil, nil): true
    default: false
    }
  }
}

extension ShaderChange: Animatable {
  var animatableData: AnimatableNumbers {
    get { AnimatableNumbers(numbers: (shader?.numbers ?? []).map { $0 * Animation.unitScale }) }
    set { shader?.numbers = newValue.numbers.map { $0 / Animation.unitScale } }
  }
}

/// A function in GLSL as a view is given it.
struct ShaderModifier: Sendable {
  let shader: Shader
  let kind: ShaderEffect.Kind
  let reach: CGSize
  let isEnabled: Bool

  func change(in environment: EnvironmentValues) -> ShaderChange {
    guard isEnabled else { return ShaderChange() }
    return ShaderChange(shader: shader.resolved(as: kind, reach: reach, in: environment))
  }
}

extension ShaderModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ShaderItem {
    ShaderItem(item, change(in: context.environment), host: node.host, context: context)
  }

  func update(_ wrapper: ShaderItem, _ context: UpdateContext) {
    wrapper.set(change(in: context.environment), context.transaction)
  }

  var label: String {
    switch kind {
    case .color, .fill: "colorEffect"
    case .distortion: "distortionEffect"
    case .layer: "layerEffect"
    }
  }

  var details: String { isEnabled ? shader.function.name : "off" }
}

/// An item whose content is drawn by a function in GLSL.
final class ShaderItem: WrapperItem {
  private var change: AnimatedProperty<ShaderChange>
  private var placed = PlacedFrame()

  init(
    _ content: LayoutItem, _ change: ShaderChange, host: ViewHost, context: UpdateContext
  ) {
    self.change = AnimatedProperty(change)
    super.init(content, host: host, context: context)
    if change.followsClock { host.activate(self) }
  }

  func set(_ new: ShaderChange, _ transaction: Transaction) {
    guard new != change.target else { return }
    if change.target.canBecome(new) {
      change.set(new, transaction, at: host.time)
    } else {
      change = AnimatedProperty(new)
    }
    setNeedsRedraw()
    if isAnimating(at: host.time) { host.activate(self) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    change.value(at: time).applied(
      to: content.drawn(at: time), id: id, in: placed.value(at: time), at: time)
  }

  override var animating: [any Animating] {
    [placed.animating, change] + Live.following(change.target.followsClock)
  }

  override var geometryAnimating: [any Animating] { [placed.animating] }
}

extension Live {
  /// The motion of what is another picture at every moment, if it is.
  static func following(_ followsClock: Bool) -> [any Animating] {
    followsClock ? [Live(interval: nil)] : []
  }
}

extension View {
  /// Runs a function in GLSL for the colour of each pixel of the view:
  /// `vec4 name(vec2 position, vec4 color, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function with its arguments.
  ///   - isEnabled: Whether it is run.
  /// - Returns: The view with the effect.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, kind: .color, reach: .zero, isEnabled: isEnabled))
  }

  /// Runs a function in GLSL for the place each pixel of the view is taken from:
  /// `vec2 name(vec2 position, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function with its arguments.
  ///   - maxSampleOffset: How far a pixel may come from at most, in points.
  ///   - isEnabled: Whether it is run.
  /// - Returns: The view with the effect.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      ShaderModifier(
        shader: shader, kind: .distortion, reach: maxSampleOffset, isEnabled: isEnabled))
  }

  /// Runs a function in GLSL for each pixel of the view, which may look at all of it:
  /// `vec4 name(vec2 position, Layer layer, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function with its arguments.
  ///   - maxSampleOffset: How far from a pixel the function looks at most, in points.
  ///   - isEnabled: Whether it is run.
  /// - Returns: The view with the effect.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      ShaderModifier(shader: shader, kind: .layer, reach: maxSampleOffset, isEnabled: isEnabled))
  }
}
