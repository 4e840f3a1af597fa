public import Foundation
internal import SheenCore
internal import SheenDisplay

/// Blurs a flattened view with a Gaussian.
struct BlurEffect: GroupEffect, Sendable {
  /// The standard deviation in points.
  var radius: Double
  /// Whether the borders of what the view draws go on outside it.
  let isOpaque: Bool

  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem] {
    // Numbers that are not finite go on to the planner, which names them.
    if radius <= 0 { return items }
    var item = items.grouped(id: id)
    item.blur = Blur(radius: radius, isOpaque: isOpaque)
    return [item]
  }

  var label: String { "blur" }
  var details: String { isOpaque ? "\(radius) opaque" : "\(radius)" }
}

extension BlurEffect: Animatable {
  var animatableData: Double {
    get { radius * Animation.unitScale }
    set { radius = newValue / Animation.unitScale }
  }
}

extension BlurEffect: HoverOperation {
  var identity: BlurEffect { BlurEffect(radius: 0, isOpaque: isOpaque) }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] { drawn.isEmpty ? drawn : applied(to: drawn, id: item.id) }
}

extension View {
  /// Blurs what the view draws with a Gaussian; its frame stays.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points; 0 and less change nothing.
  ///   - opaque: Whether what lies at the borders goes on outside, so that a picture stays opaque to its
  ///     edges; otherwise the view fades into what is around it.
  /// - Returns: The blurred view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(GroupEffectModifier(effect: BlurEffect(radius: Double(radius), isOpaque: opaque)))
  }
}

extension VisualEffect {
  /// Blurs the view with a Gaussian; see the modifier of views.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurEffect(radius: Double(radius), isOpaque: opaque))
  }
}
