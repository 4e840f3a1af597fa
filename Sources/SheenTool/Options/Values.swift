internal import Foundation
internal import SheenCore
internal import SheenUI

/// The extent of a picture in points, `WxH`.
package struct PointSize: Hashable, Sendable {
  /// The width in points, above 0.
  package let width: Double
  /// The height in points, above 0.
  package let height: Double
}

/// A colour behind the scene, straight alpha, or the name of a system colour.
package enum Background: Hashable, Sendable {
  /// Encoded sRGB components and opacity, 0…255.
  case components(SIMD4<UInt8>)
  /// A system colour, which depends on the appearance.
  case system(String)
}

/// A replaced image asset, `NAME=FILE`.
package struct AssetReplacement: Hashable, Sendable {
  /// The asset's name in the catalog.
  package let name: String
  /// The file to use instead.
  package let file: String
}

/// Light or dark.
package enum Appearance: String, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension Domain where Value == PointSize {
  /// Two lengths above 0.
  package static var size: Self {
    Domain("WxH", "two numbers above 0, such as 390x844") { text in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite && $0 > 0 }
      guard parts.count == 2, numbers.count == 2 else { return nil }
      return PointSize(width: numbers[0], height: numbers[1])
    }
  }
}

extension Domain where Value == FrameRate {
  /// A whole number or a fraction above 0.
  static var frameRate: Self {
    Domain("F", "a rate such as 60 or 30000/1001") { FrameRate($0) }
  }
}

extension Domain where Value == Range<Int> {
  /// A half-open range of frame numbers.
  package static var frames: Self {
    Domain("A..B", "a range such as 0..60, the end above the start") { text in
      guard let dots = text.firstRange(of: "..") else { return nil }
      guard let first = Int(text[..<dots.lowerBound]), let end = Int(text[dots.upperBound...]),
        first >= 0, first < end
      else { return nil }
      return first..<end
    }
  }
}

extension Domain where Value == AssetReplacement {
  /// A name and a file with an equals sign between them.
  package static var assetReplacement: Self {
    Domain("NAME=FILE", "NAME=FILE, such as badge=photo.png", completion: .files) { text in
      guard let equals = text.firstIndex(of: "=") else { return nil }
      let name = text[..<equals]
      let file = text[text.index(after: equals)...]
      guard !name.isEmpty, !file.isEmpty else { return nil }
      return AssetReplacement(name: String(name), file: String(file))
    }
  }
}

extension Domain where Value == Background {
  /// A name, `#RGB`, `#RRGGBB`, `#RRGGBBAA` or `clear`.
  package static var background: Self {
    let words = ["clear"] + ColorPalette.names
    return Domain(
      "COLOR", "clear, a name such as white, #RGB, #RRGGBB or #RRGGBBAA",
      completion: .words(words)
    ) { text in
      switch text {
      case "clear": .components(SIMD4(0, 0, 0, 0))
      case _ where words.contains(text): .system(text)
      default: hexadecimal(text).map { .components($0) }
      }
    }
  }

  private static func hexadecimal(_ text: String) -> SIMD4<UInt8>? {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    func pair(_ i: Int) -> UInt8 { UInt8(digits[2 * i] * 16 + digits[2 * i + 1]) }
    switch digits.count {
    case 3: return SIMD4(UInt8(digits[0] * 17), UInt8(digits[1] * 17), UInt8(digits[2] * 17), 255)
    case 6: return SIMD4(pair(0), pair(1), pair(2), 255)
    case 8: return SIMD4(pair(0), pair(1), pair(2), pair(3))
    default: return nil
    }
  }
}

extension Domain where Value == Date {
  /// A moment in ISO 8601 form.
  static var date: Self {
    Domain("DATE", "a date such as 2025-01-01T00:00:00Z") { text in
      (try? Date(text, strategy: .iso8601))
        ?? (try? Date(text + "T00:00:00Z", strategy: .iso8601))
    }
  }
}

extension Domain where Value == EdgeInsets {
  /// Four lengths, 0 or more.
  static var insets: Self {
    Domain("T,L,B,R", "four lengths, 0 or more, such as 59,0,34,0") { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
      guard parts.count == 4, numbers.count == 4 else { return nil }
      return EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }
}

extension Domain where Value == String {
  /// The text of a pointer script, or the name of a file of one.
  static var pointerScript: Self {
    Domain(
      "SCRIPT", "a script such as \"0.5:120,80 1:leave\", or a file of one", completion: .files
    ) { text in
      text.contains(":") || FileManager.default.fileExists(atPath: text) ? text : nil
    }
  }
}
