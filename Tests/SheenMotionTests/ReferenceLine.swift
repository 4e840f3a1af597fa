import Foundation

/// Typed access to one line of a reference file.
extension [String: Any] {
  var id: String { self["id"] as? String ?? "" }

  func number(_ key: String, or fallback: Double = .nan) -> Double {
    (self[key] as? NSNumber)?.doubleValue ?? fallback
  }

  func numbers(_ key: String) -> [Double] {
    (self[key] as? [NSNumber])?.map(\.doubleValue) ?? []
  }

  /// Rows of numbers, `nil` where the reference has `null`.
  func rows(_ key: String) -> [[Double?]] {
    (self[key] as? [[Any]])?.map { row in row.map { ($0 as? NSNumber)?.doubleValue } } ?? []
  }
}
