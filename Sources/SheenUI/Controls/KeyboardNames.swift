// What code says of a keyboard, which a picture does not have.

/// What is written with a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Anything.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and marks.
  case numbersAndPunctuation
  /// Web addresses.
  case URL
  /// Digits.
  case numberPad
  /// Numbers of telephones.
  case phonePad
  /// Names and numbers of telephones.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Numbers with a fraction.
  case decimalPad
  /// Short messages.
  case twitter
  /// What is searched for.
  case webSearch
  /// Digits without accents.
  case asciiCapableNumberPad
}

/// What a text means.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// The name of a person.
  public static let name = UITextContentType(name: "name")
  /// The name of an account.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A password for once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
}

/// Which letters become capitals as one writes.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static var never: Self { Self(name: "never") }
  /// The first of each word.
  public static var words: Self { Self(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All.
  public static var characters: Self { Self(name: "characters") }
}

/// What the key says that ends writing.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// “Done”.
  public static var done: Self { Self(name: "done") }
  /// “Go”.
  public static var go: Self { Self(name: "go") }
  /// “Send”.
  public static var send: Self { Self(name: "send") }
  /// “Join”.
  public static var join: Self { Self(name: "join") }
  /// “Route”.
  public static var route: Self { Self(name: "route") }
  /// “Search”.
  public static var search: Self { Self(name: "search") }
  /// “Return”.
  public static var `return`: Self { Self(name: "return") }
  /// “Next”.
  public static var next: Self { Self(name: "next") }
  /// “Continue”.
  public static var `continue`: Self { Self(name: "continue") }
}

/// What is written where writing ends.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 2)
}
