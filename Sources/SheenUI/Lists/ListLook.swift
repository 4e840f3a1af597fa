internal import Foundation
internal import SheenCore

/// How a list is arranged and drawn, in points.
///
/// The measures are those of iOS 18 on a telephone; nothing is published for them.
struct ListLook: Equatable, Sendable {
  /// The distance of the rows from the sides.
  var margin = 0.0
  /// The radius of the corners around the rows of a section.
  var radius = 0.0
  /// Whether the rows have a ground of their own.
  var hasGrounds = false
  /// The distance between sections.
  var sectionSpacing = 0.0
  /// The distance of the first and the last section from the ends.
  var ends = 0.0
  /// The distance of what stands before or after a section from its rows.
  var partSpacing = 6.0

  /// Rows from side to side.
  static let plain = ListLook()
  /// Sections from side to side, on a ground.
  static let grouped = ListLook(hasGrounds: true, sectionSpacing: 35, ends: 35)
  /// Sections with round corners, on a ground.
  static let insetGrouped = ListLook(
    margin: 20, radius: 10, hasGrounds: true, sectionSpacing: 35, ends: 35)

  /// What a row keeps clear around its content where it says nothing.
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
}

/// Everything that says where the parts of a list go.
struct ListMetrics: Equatable {
  var look: ListLook
  var rowSpacing: Double
  var leastRow: Double
  var leastHeader: Double
  /// How thick a line between rows is, in points: a pixel.
  var line: Double

  init(_ environment: EnvironmentValues) {
    look = environment.listLook
    if let spacing = environment.listSectionSpacing { look.sectionSpacing = spacing }
    rowSpacing = environment.listRowSpacing ?? 0
    leastRow = Double(environment.defaultMinListRowHeight)
    leastHeader = Double(environment.defaultMinListHeaderHeight ?? 0)
    line = 1 / max(Double(environment.displayScale), 1)
  }
}

extension Color {
  private static func adaptive(_ light: SIMD3<Double>, _ dark: SIMD3<Double>) -> Color {
    Color(light: SIMD4(light / 255, 1), dark: SIMD4(dark / 255, 1))
  }

  /// What lies behind the rows of a plain list: `UIColor.systemBackground`.
  static let listGround = adaptive(SIMD3(255, 255, 255), SIMD3(0, 0, 0))
  /// What lies behind sections: `UIColor.systemGroupedBackground`.
  static let sectionGround = adaptive(SIMD3(242, 242, 247), SIMD3(0, 0, 0))
  /// What lies behind the rows of sections: `UIColor.secondarySystemGroupedBackground`.
  static let rowGround = adaptive(SIMD3(255, 255, 255), SIMD3(28, 28, 30))
  /// The lines between rows: `UIColor.separator`.
  static let separator = Color(
    light: SIMD4(60 / 255, 60 / 255, 67 / 255, 0.29),
    dark: SIMD4(84 / 255, 84 / 255, 88 / 255, 0.6))
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey {
    static let defaultValue = ListLook.insetGrouped
  }
  private enum GroundKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
  }
  private enum SectionSpacingKey: EnvironmentKey {
    static let defaultValue: Double? = nil
  }
  private enum RowSpacingKey: EnvironmentKey {
    static let defaultValue: Double? = nil
  }
  private enum LeastRowKey: EnvironmentKey {
    static let defaultValue: CGFloat = 44
  }
  private enum LeastHeaderKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }

  var listLook: ListLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }

  var listSectionSpacing: Double? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var listRowSpacing: Double? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowKey.self] }
    set { self[LeastRowKey.self] = newValue }
  }

  /// The least height of what stands before a section, in points; `nil` for the system's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderKey.self] }
    set { self[LeastHeaderKey.self] = newValue }
  }
}
