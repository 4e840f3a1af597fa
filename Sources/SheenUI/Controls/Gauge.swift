/// Where a value lies between two bounds.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let bounds: (low: BoundsLabel, high: BoundsLabel)?
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View {
  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? Double((value - range.lowerBound) / length) : 0
    self.init(
      fraction: min(max(fraction, 0), 1), label: label, current: current, bounds: bounds)
  }

  /// Makes a gauge with labels for itself, its value and its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, range, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// A track of 4 points between the labels of the bounds.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      HStack {
        bounds?.low
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule(style: .circular).fill(Color.fill)
            Capsule(style: .circular).fill(TintShapeStyle())
              .frame(width: proxy.size.width * CGFloat(fraction))
          }
        }
        .frame(height: 4)
        bounds?.high
      }
      current
    }
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView {
  /// Makes a gauge with labels for itself and its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, range, label(), currentValueLabel(), nil)
  }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Makes a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, range, label(), EmptyView(), nil)
  }
}
