/// A line of the help: keys, and what they do.
package struct KeyHelp: Equatable, Sendable {
  /// The keys, as written on them.
  package var keys: [String]
  /// What they do, in that order.
  package var meaning: String

  /// Every key of a preview window.
  package static let all = [
    KeyHelp(keys: ["space"], meaning: "pause, go on"),
    KeyHelp(keys: [".", ","], meaning: "a frame forward, back"),
    KeyHelp(keys: ["0"], meaning: "restart"),
    KeyHelp(keys: ["+", "-"], meaning: "faster, slower"),
    KeyHelp(keys: ["b"], meaning: "switch renderer"),
    KeyHelp(keys: ["d"], meaning: "what was redrawn"),
    KeyHelp(keys: ["h"], meaning: "hover regions, active groups"),
    KeyHelp(keys: ["l"], meaning: "layout frames"),
    KeyHelp(keys: ["i"], meaning: "frame times and counts"),
    KeyHelp(keys: ["s"], meaning: "save a PNG"),
    KeyHelp(keys: ["r"], meaning: "reload"),
    KeyHelp(keys: ["?"], meaning: "this help"),
    KeyHelp(keys: ["esc"], meaning: "close"),
  ]
}
