/// A shape of any type.
public struct AnyShape: Shape {
  private var shape: any Shape

  /// Hides the type of a shape.
  public init<Inner: Shape>(_ shape: Inner) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// What gradients on the shape itself span.
  public func _paintPath(in rect: CGRect) -> Path? { shape._paintPath(in: rect) }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's own data.
  public var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(shape.erasedData) }
    set { if let data = newValue.value { shape.take(data) } }
  }
}

extension Shape {
  fileprivate var erasedData: any VectorArithmetic { animatableData }

  /// Takes data, if they are the shape's own type of data.
  fileprivate mutating func take(_ data: any VectorArithmetic) {
    if let data = data as? AnimatableData { animatableData = data }
  }
}
