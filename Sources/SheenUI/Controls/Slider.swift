/// A value that is chosen by moving a knob along a track.
public struct Slider<Label, ValueLabel> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let labels: (low: ValueLabel, high: ValueLabel)?
}

extension Slider: View where Label: View, ValueLabel: View {
  private nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    labels: (ValueLabel, ValueLabel)?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
      onEditingChanged: onEditingChanged, label: label, labels: labels)
  }

  /// Makes a slider with a label, which is not shown, and labels at both ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider of steps with a label, which is not shown, and labels at both ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(),
      labels: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }

  /// The track with its knob, and what stands at its ends.
  public var body: some View {
    let track = SliderTrack(
      value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    if let labels {
      HStack {
        labels.low
        track
        labels.high
      }
    } else {
      track
    }
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Makes a slider with a label, which is not shown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider of steps with a label, which is not shown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), labels: nil, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider of steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), labels: nil,
      onEditingChanged: onEditingChanged)
  }
}

/// The track of a slider: 4 points high, with a knob of 27 points, as `UISlider` has.
private struct SliderTrack: View {
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  /// How far from the pointer the middle of the knob is while it is dragged, in points.
  @State private var grip: CGFloat?
  @Environment(\.isEnabled) private var isEnabled

  private static let knob: CGFloat = 27
  private static let height: CGFloat = 31
  private static let track: CGFloat = 4

  private var fraction: CGFloat {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return CGFloat(min(max((value - bounds.lowerBound) / length, 0), 1))
  }

  var body: some View {
    GeometryReader { proxy in
      let way = max(proxy.size.width - Self.knob, 0)
      let middle = Self.knob / 2 + way * fraction
      ZStack(alignment: .leading) {
        Capsule(style: .circular).fill(Color.fill).frame(height: Self.track)
        Capsule(style: .circular).fill(TintShapeStyle())
          .frame(width: middle, height: Self.track)
        SliderKnob().frame(width: Self.knob, height: Self.knob)
          .offset(x: middle - Self.knob / 2)
      }
      .frame(height: Self.height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag(to: $0.location.x, from: middle, way: way) }
          .onEnded { _ in
            grip = nil
            onEditingChanged(false)
          })
    }
    .frame(height: Self.height)
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// The knob follows a pointer that takes hold of it, and comes to one that is pressed elsewhere.
  private func drag(to x: CGFloat, from middle: CGFloat, way: CGFloat) {
    if grip == nil {
      onEditingChanged(true)
      grip = abs(x - middle) <= Self.knob / 2 ? middle - x : 0
    }
    guard way > 0 else { return }
    let place = x + (grip ?? 0) - Self.knob / 2
    let fraction = Double(min(max(place / way, 0), 1))
    let length = bounds.upperBound - bounds.lowerBound
    var new = bounds.lowerBound + fraction * length
    if let step, step > 0 {
      let steps = ((new - bounds.lowerBound) / step).rounded()
      new = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    if new != value { value = new }
  }
}

/// A white disc with the thin edge that stands for its shadow.
private struct SliderKnob: View {
  var body: some View {
    Circle().fill(.black.opacity(0.12))
    Circle().fill(.white).padding(0.5)
  }
}
