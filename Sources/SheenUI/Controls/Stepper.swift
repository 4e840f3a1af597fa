/// A value that is chosen by going up and down from where it is.
public struct Stepper<Label> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
}

extension Stepper: View where Label: View {
  /// Makes a stepper that runs code; a side without any is disabled.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays between bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    self.init(
      label: label(),
      onIncrement: current >= bounds.upperBound
        ? nil : { value.wrappedValue = min(current.advanced(by: step), bounds.upperBound) },
      onDecrement: current <= bounds.lowerBound
        ? nil : { value.wrappedValue = max(current.advanced(by: -step), bounds.lowerBound) },
      onEditingChanged: onEditingChanged)
  }

  /// The label, and the two sides to press.
  public var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 0) {
        side("minus", onDecrement)
        Rectangle().fill(Color.fill).frame(width: 1, height: 18)
        side("plus", onIncrement)
      }
      .background { RoundedRectangle(cornerRadius: 8).fill(Color.fill) }
    }
  }

  @MainActor private func side(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Button {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    } label: {
      Image(systemName: symbol).frame(width: 46.5, height: 32).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
  }
}
