import Foundation

/// Typed access to one object of a reference file.
extension [String: Any] {
  var id: String { self["id"] as? String ?? "" }

  /// The distance the reference allows.
  var tolerance: Double { number("tolerance") }

  func number(_ key: String, or fallback: Double = .nan) -> Double {
    if self[key] as? String == "inf" { return .infinity }
    return (self[key] as? NSNumber)?.doubleValue ?? fallback
  }

  func numbers(_ key: String) -> [Double] {
    (self[key] as? [NSNumber])?.map(\.doubleValue) ?? []
  }

  /// Rows of numbers, `nil` where the reference has `null`.
  func rows(_ key: String) -> [[Double?]] {
    (self[key] as? [[Any]])?.map { row in row.map { ($0 as? NSNumber)?.doubleValue } } ?? []
  }

  /// Objects.
  func objects(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}
