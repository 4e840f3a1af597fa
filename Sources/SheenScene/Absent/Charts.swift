public import SwiftUI

// Charts, as far as effect code names them.

/// A chart.
@available(
  *, unavailable, message: "there is no Charts; use shapes in an HStack, a Path or a Canvas"
)
public struct Chart: View {
  /// Makes a chart of marks.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}

  /// Makes a chart of a mark for each element.
  public init<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}

  /// Makes a chart of a mark for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What a mark stands for.
public struct PlottableValue {
  /// Makes a value with a name.
  public static func value<Title: StringProtocol, Value>(
    _ title: Title, _ value: Value
  ) -> PlottableValue { PlottableValue() }
}

/// A bar of a chart.
@available(*, unavailable, message: "there is no Charts; use rectangles in an HStack")
public struct BarMark: View {
  /// Makes a bar.
  public init(x: PlottableValue, y: PlottableValue) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A line of a chart.
@available(*, unavailable, message: "there is no Charts; use a Path with a stroke")
public struct LineMark: View {
  /// Makes a line.
  public init(x: PlottableValue, y: PlottableValue) {}

  /// Makes one of several lines.
  public init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// An area of a chart.
@available(*, unavailable, message: "there is no Charts; use a Path with a fill")
public struct AreaMark: View {
  /// Makes an area.
  public init(x: PlottableValue, y: PlottableValue) {}

  /// Makes an area between two values.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A point of a chart.
@available(*, unavailable, message: "there is no Charts; use circles with an offset")
public struct PointMark: View {
  /// Makes a point.
  public init(x: PlottableValue, y: PlottableValue) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A line across a chart.
@available(*, unavailable, message: "there is no Charts; use a Rectangle")
public struct RuleMark: View {
  /// Makes a line at a place from the left.
  public init(x: PlottableValue) {}

  /// Makes a line at a height.
  public init(y: PlottableValue) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A sector of a chart.
@available(*, unavailable, message: "there is no Charts; use Circle().trim(from:to:)")
public struct SectorMark: View {
  /// Makes a sector.
  public init(angle: PlottableValue) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
