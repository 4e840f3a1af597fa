import Foundation
import Testing

/// What holds for every file.
@Suite struct StyleTests {
  private static let sources =
    Repository.files(below: "Sources", endings: ["swift", "h"])
    + Repository.files(below: "Shaders", endings: ["glsl", "vert", "frag"])
    + Repository.files(below: "Tests", endings: ["swift"])

  @Test func filesStayShort() throws {
    #expect(Self.sources.count > 100)
    for file in Self.sources {
      let count = try Repository.lines(of: file).count
      #expect(count <= 400, "\(Repository.name(of: file)) has \(count) lines")
    }
  }

  @Test func noTraps() throws {
    let traps = ["try!", "fatalError(", "as! "]
    for file in Repository.files(below: "Sources", endings: ["swift"]) {
      for (number, line) in try Repository.lines(of: file).enumerated() {
        for trap in traps where line.contains(trap) {
          Issue.record("\(Repository.name(of: file)):\(number + 1) has \(trap)")
        }
      }
    }
  }

  @Test func noMachinePaths() throws {
    let words = ["/home/", "/root/", "/work/"]
    let documents = ["README.md", "CHANGELOG.md", "Makefile", "Package.swift"].map {
      Repository.root.appendingPathComponent($0)
    }
    for file in Self.sources + documents where file.path != #filePath {
      for line in try Repository.lines(of: file) {
        for word in words where line.contains(word) {
          Issue.record("\(Repository.name(of: file)) names \(word)")
        }
      }
    }
  }

  @Test func theVersionStandsInOnePlace() throws {
    let pattern = #/"\d+\.\d+\.\d+"/#
    var places: [String] = []
    for file in Repository.files(below: "Sources", endings: ["swift"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.firstMatch(of: pattern) != nil { places.append(Repository.name(of: file)) }
    }
    #expect(places == ["Sources/SheenTool/Version.swift"])
    let version = try #require(
      try String(
        contentsOf: Repository.root.appendingPathComponent(places[0]), encoding: .utf8
      ).firstMatch(of: pattern))
    let changes = try String(
      contentsOf: Repository.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    #expect(changes.contains(version.output.dropFirst().dropLast()))
  }
}
