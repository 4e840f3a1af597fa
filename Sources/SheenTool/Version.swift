/// The version of the whole project; nothing else states it.
package enum Version {
  /// The semantic version.
  package static let number = "0.1.0"

  /// What `sheen --version` prints: version, commit and the Swift that built the library.
  static var description: String {
    "sheen \(number) (\(BuildRecord.commit)), Swift \(Installation.current?.swiftVersion ?? "unknown")"
  }
}
