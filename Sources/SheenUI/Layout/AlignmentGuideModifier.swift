internal import SheenCore

/// Sets where a line lies by which a view is aligned.
struct AlignmentGuideModifier {
  let line: AlignmentLine
  /// The place, from the leading or the top side, in points.
  let place: (ViewDimensions) -> Double
}

extension AlignmentGuideModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> AlignmentGuideItem {
    AlignmentGuideItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: AlignmentGuideItem, _ context: UpdateContext) {
    wrapper.modifier = self
  }
}

/// An item with a line at a place of its own.
final class AlignmentGuideItem: WrapperItem {
  var modifier: AlignmentGuideModifier {
    didSet {
      host.guides.insert(modifier.line)
      // Code cannot be compared: it may depend on anything.
      setNeedsLayout()
    }
  }

  init(
    _ content: LayoutItem, _ modifier: AlignmentGuideModifier, host: ViewHost,
    context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
    host.guides.insert(modifier.line)
  }

  override func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    if line == modifier.line { return modifier.place(content.dimensions(proposal)) }
    return super.explicitLine(line, proposal)
  }
}

extension View {
  /// Sets where a vertical line of the view lies, from its leading side, in points.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(line: AlignmentLine(g)) { Double(computeValue($0)) })
  }

  /// Sets where a horizontal line of the view lies, from its top, in points.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(line: AlignmentLine(g)) { Double(computeValue($0)) })
  }
}
