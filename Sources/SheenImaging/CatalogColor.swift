internal import SheenCore

/// The colour of a colour set's entry.
struct CatalogColor: Decodable {
  /// A component: a fraction `"0.5"`, a byte `"255"` or `"0xFF"`, or a JSON number.
  struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = String(try container.decode(Double.self))
      }
    }

    /// The value, 0…1 for ordinary colours.
    ///
    /// - Parameter countsInBytes: Whether a whole number counts 0…255.
    /// - Returns: `nil` where the text is not a number.
    func value(countsInBytes: Bool) -> Double? {
      let text = text.filter { !$0.isWhitespace }
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return countsInBytes && Int(text) != nil ? number / 255 : number
    }
  }

  var space: String?
  var components: [String: Component]?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  /// The colour in extended sRGB, or `nil` where it names a system colour or is incomplete.
  var color: RGBA? {
    guard let components else { return nil }
    let alpha = components["alpha"].map { component in
      // Alpha is a fraction, but bytes occur too.
      component.value(countsInBytes: (Double(component.text) ?? 0) > 1)
    }
    func value(_ name: String) -> Double? { components[name]?.value(countsInBytes: true) }
    guard let alpha = alpha ?? 1 else { return nil }
    if let white = value("white") { return Self.gray(white, alpha: alpha, space: space) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return switch space ?? "srgb" {
    case "display-p3": DisplayP3.toSRGB(red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      RGBA(SRGB.encode(red), SRGB.encode(green), SRGB.encode(blue), alpha)
    case "srgb", "extended-srgb": RGBA(red, green, blue, alpha)
    default: nil
    }
  }

  private static func gray(_ white: Double, alpha: Double, space: String?) -> RGBA? {
    switch space ?? "extended-gray" {
    case "gray-gamma-22":
      let encoded = SRGB.encode(Mathematics.power(max(0, white), 2.2))
      return RGBA(encoded, encoded, encoded, alpha)
    case "extended-gray", "srgb", "extended-srgb": return RGBA(white, white, white, alpha)
    default: return nil
    }
  }
}
