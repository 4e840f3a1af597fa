public import Foundation

/// Draws texts in a way of its own: it is given their letters at their places.
public protocol TextRenderer: Animatable {
  /// Draws a text into a context whose origin is the top left corner of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text for a proposal; that of the text itself where nothing else is said.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws beyond the text at each side; nothing is cut off in Sheen.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size can be asked for.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// The size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A renderer of whichever type, as something to animate.
struct AnyTextRenderer: Animatable {
  var renderer: any TextRenderer

  var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(renderer.data) }
    set { renderer.take(newValue.value) }
  }
}

extension TextRenderer {
  fileprivate var data: any VectorArithmetic { animatableData }

  fileprivate mutating func take(_ data: (any VectorArithmetic)?) {
    if let data = data as? AnimatableData { animatableData = data }
  }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
  }

  /// What draws texts inside; `nil` for the usual way.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension View {
  /// Has texts inside drawn by a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(EnvironmentModifier { $0.textRenderer = renderer })
  }
}
