import Foundation
import SheenTestSupport
import Testing

/// The page of what effect code uses names states and tests that there are, and every row.
@Suite struct CoverageTests {
  /// A row of the page.
  private struct Row {
    let name: String
    let files: String
    let state: String
    let note: String
    let tests: [String]

    /// Reads a line of a table; `nil` for any other line.
    init?(_ line: String) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| `"), cells.count == 5 else { return nil }
      name = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      (files, state, note) = (cells[1], cells[2], cells[3])
      tests = cells[4].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
      }
    }
  }

  private static let page = Repository.root.appendingPathComponent("Documentation/coverage.md")

  private let rows: [Row]

  init() throws { rows = try Repository.lines(of: Self.page).compactMap(Row.init) }

  /// Every test in the sources, as `Suite/function`.
  private static func tests() throws -> Set<String> {
    var tests: Set<String> = []
    for file in Repository.files(below: "Tests", endings: ["swift"]) {
      var suite = ""
      var isTest = false
      for line in try Repository.lines(of: file) {
        let declared = line.firstMatch(of: #/^(?:@?\w+(?:\([^)]*\))? )*(?:struct|class) (\w+)/#)
        if let declared { suite = String(declared.output.1) }
        if line.contains("@Test") { isTest = true }
        guard isTest, let function = line.firstMatch(of: #/func (\w+)/#) else { continue }
        tests.insert("\(suite)/\(function.output.1)")
        isTest = false
      }
    }
    return tests
  }

  @Test func statesAreOneOfThreeAndNamesAreThereOnce() {
    #expect(rows.count > 200)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      #expect(["supported", "partly", "missing"].contains(row.state), "\(row.name)")
      // What is left out is said, and what is there is shown.
      #expect(row.state == "supported" || !row.note.isEmpty, "\(row.name)")
      #expect(row.state == "missing" || !row.tests.isEmpty, "\(row.name)")
    }
  }

  @Test func theTestsThatAreNamedExist() throws {
    let tests = try Self.tests()
    #expect(tests.contains("CoverageTests/theTestsThatAreNamedExist"))
    for row in rows {
      for test in row.tests {
        let isThere = tests.contains(test)
        #expect(isThere, "\(row.name) names \(test)")
      }
    }
  }

  @Test func theFiguresOfTheIntroductionAreThoseOfTheRows() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let pattern = #/Of the (\d+) rows (\d+) are supported, (\d+) partly, (\d+) missing/#
    let told = try #require(text.firstMatch(of: pattern)).output
    func count(_ state: String) -> String { "\(rows.count { $0.state == state })" }
    #expect(String(told.1) == "\(rows.count)")
    #expect(String(told.2) == count("supported"))
    #expect(String(told.3) == count("partly"))
    #expect(String(told.4) == count("missing"))
  }

  /// The table that was counted lies beside the reference data.
  @Test func everyRowOfTheCountIsThere() throws {
    guard let shared = Corpus.folder?.deletingLastPathComponent() else { return }
    let file = shared.appendingPathComponent("design/effect-api-usage.md")
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: no table of what effect code uses beside the reference data")
      return
    }
    var counted: [String] = []
    for line in try Repository.lines(of: file) where line.hasPrefix("| ") {
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for start in stride(from: 0, to: cells.count - 2, by: 3) where Int(cells[start + 1]) != nil {
        counted.append("\(cells[start]): \(cells[start + 1])")
      }
    }
    #expect(counted.count > 200)
    #expect(rows.map { "\($0.name): \($0.files)" } == counted)
  }
}
