public import Foundation

/// A field to write in: it shows its text, or what is asked for while there is none.
///
/// Nobody writes in a picture; code may change the text.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
}

extension TextField: View where Label: View {
  /// Makes a field with a label, which shows while there is neither text nor prompt.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }

  /// The text in the style in force.
  public var body: some View {
    FieldBody(shown: text.wrappedValue, label: label, prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Makes a field.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  /// Makes a field.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Makes a field that shows a value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(get: { format.format(value.wrappedValue) }, set: { _ in })
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: .horizontal)
  }

  /// Makes a field; what is called while somebody writes is never called.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, axis: .horizontal)
  }
}

/// A field to write in what nobody is to read: it shows a dot for each letter.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField: View where Label: View {
  /// Makes a field with a label, which shows while there is neither text nor prompt.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Dots in the style in force.
  public var body: some View {
    FieldBody(
      shown: String(repeating: "•", count: text.wrappedValue.count), label: label, prompt: prompt,
      axis: .horizontal)
  }
}

extension SecureField where Label == Text {
  /// Makes a field.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Makes a field.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

/// A place for text of many lines: it shows its text.
public struct TextEditor {
  let text: Binding<String>

  /// Makes a place for text.
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// The text at the top, 5 points from the sides and 8 from the top, as `UITextView` has it.
  public var body: some View {
    Text(verbatim: text.wrappedValue)
      .padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A text or what is asked for, from side to side.
private struct FieldBody<Label: View>: View {
  let shown: String
  let label: Label
  let prompt: Text?
  let axis: Axis
  @Environment(\.textFieldLook) private var look
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    line
      .lineLimit(axis == .horizontal ? 1 : nil)
      .frame(maxWidth: .infinity, alignment: .leading)
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
      .padding(
        look == .roundedBorder
          ? EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : EdgeInsets()
      )
      .background {
        if look == .roundedBorder {
          RoundedRectangle(cornerRadius: 5).fill(BackgroundStyle())
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color.fill, lineWidth: 1)
        }
      }
  }

  @ViewBuilder private var line: some View {
    if !shown.isEmpty {
      Text(verbatim: shown)
    } else if let prompt {
      prompt.foregroundStyle(.tertiary)
    } else {
      label.foregroundStyle(.tertiary)
    }
  }
}

/// What fields look like.
enum TextFieldLook: Equatable, Sendable {
  case plain, roundedBorder
}

/// Makes fields look in some way; the styles are the system's.
public protocol TextFieldStyle {
  /// Whether fields have a border; an implementation detail.
  var _hasBorder: Bool { get }
}

/// Fields as the system shows them: text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// They have none.
  public var _hasBorder: Bool { false }
}

/// Fields that are text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// They have none.
  public var _hasBorder: Bool { false }
}

/// Fields with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// They have one.
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Fields as the system shows them.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Fields that are text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Fields with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum TextFieldLookKey: EnvironmentKey {
    static let defaultValue = TextFieldLook.plain
  }

  /// What fields inside look like.
  fileprivate var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  /// Has fields inside look in some way.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldLook, style._hasBorder ? .roundedBorder : .plain)
  }

  // MARK: What concerns a keyboard

  /// Accepted: nobody writes in a picture.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted: nobody writes in a picture.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted: nobody writes in a picture.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted: nobody writes in a picture.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepted: nobody writes in a picture.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Accepted: nobody writes in a picture.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Accepted: nobody writes in a picture.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
}
