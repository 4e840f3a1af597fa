internal import Foundation
internal import SheenCore

/// Gives a view extents made of those of the scroll view or the picture around it.
struct ContainerRelativeFrameModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// The extent for that of the container, in points.
  var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ContainerRelativeFrameItem {
    ContainerRelativeFrameItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: ContainerRelativeFrameItem, _ context: UpdateContext) {
    wrapper.modifier = self
  }
}

/// An item whose extents follow from those of the nearest container.
final class ContainerRelativeFrameItem: WrapperItem {
  var modifier: ContainerRelativeFrameModifier {
    didSet { setNeedsLayout() }
  }

  init(
    _ content: LayoutItem, _ modifier: ContainerRelativeFrameModifier, host: ViewHost,
    context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
  }

  /// The extents of the nearest scroll view, else of the part of the picture nothing covers.
  private var containerSize: Size {
    guard let scroll = enclosingScroll else { return host.safeArea.size }
    scroll.dependents.add(self)
    return scroll.windowSize
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    let size = containerSize
    func extent(_ axis: Axis, _ length: Double, _ offered: Double?) -> Double? {
      guard modifier.axes.contains(Axis.Set(axis)) else { return offered }
      return max(Double(modifier.length(CGFloat(length), axis)), 0)
    }
    return Proposal(
      extent(.horizontal, size.width, proposal.width),
      extent(.vertical, size.height, proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = inner(proposal)
    let size = content.sizeThatFits(inner)
    return Size(
      modifier.axes.contains(.horizontal) ? inner.width ?? 0 : size.width,
      modifier.axes.contains(.vertical) ? inner.height ?? 0 : size.height)
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    alignedPlace(
      of: content, inner(proposal), modifier.alignment,
      in: ViewDimensions(size.width, size.height))
  }
}

/// The items whose layout depends on that of one they are far inside of.
@MainActor
struct DependentItems {
  private struct Entry {
    weak var item: LayoutItem?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  nonisolated init() {}

  mutating func add(_ item: LayoutItem) {
    entries[ObjectIdentifier(item)] = Entry(item: item)
  }

  /// Has all of them laid out anew.
  func setNeedLayout() {
    for entry in entries.values { entry.item?.setNeedsLayout() }
  }
}

extension View {
  /// Gives the view extents of the scroll view around it, else of the picture's uncovered part.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view so many parts of the container's extents, with spacing in points between parts.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view extents that code makes of the container's, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
