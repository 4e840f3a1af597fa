internal import Foundation
internal import SheenCore

/// Moves what a view draws, not its frame.
struct OffsetModifier: Equatable {
  var x: Double
  var y: Double
}

extension OffsetModifier: ItemModifier {
  typealias Wrapper = OffsetItem

  var details: String { "x: \(x), y: \(y)" }
}

/// An item whose content is placed elsewhere than it is.
///
/// The shift becomes part of the frames of the leaves and effects below, so that offsets and layout
/// animate as one position, each by the animation in force there.
final class OffsetItem: LayoutModifierItem<OffsetModifier> {
  override func arrange(_ proposal: Proposal, space: Point) {
    content.place(
      at: Point(frame.x + modifier.x, frame.y + modifier.y), proposal, space: space)
  }
}

extension View {
  /// Moves what the view draws by a distance in points; its frame stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(x: Double(x), y: Double(y)))
  }

  /// Moves what the view draws by a distance in points; its frame stays.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
