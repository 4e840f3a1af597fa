import Sheen
import SheenTool
import Testing

@Suite struct ArgumentsTests {
  private func message(_ command: Command, _ words: String...) -> String? {
    do {
      _ = try Arguments(command, words)
      return nil
    } catch {
      return error.status == 2 ? error.message : "status \(error.status)"
    }
  }

  @Test func valuesFollowTheirOptionOrAnEqualsSign() throws {
    let arguments = try Arguments(
      .render, ["--size", "10x20.5", "--scale=2", "a.swift", "-o", "-", "--frames", "3..5"])
    #expect(arguments.operands == ["a.swift"])
    #expect(arguments[Options.size]?.width == 10)
    #expect(arguments[Options.size]?.height == 20.5)
    #expect(arguments[Options.scale] == 2)
    #expect(arguments[Options.output] == "-")
    #expect(arguments[Options.frames] == 3..<5)
  }

  @Test func defaultsComeFromTheTableAndTheEnvironment() throws {
    let plain = try Arguments(.render, ["a.swift"])
    #expect(plain[Options.size]?.width == 390)
    #expect(plain[Options.size]?.height == 844)
    #expect(plain[Options.duration] == nil)
    let environment = ["SHEEN_BACKEND": "cpu"]
    let set = try Arguments(.render, ["a.swift"], environment: environment)
    #expect(set[Options.backend]?.rawValue == "cpu")
    let both = try Arguments(
      .render, ["a.swift", "--backend", "software"], environment: environment)
    #expect(both[Options.backend]?.rawValue == "software")
    #expect(throws: ToolError.self) {
      try Arguments(.render, ["a.swift"], environment: ["SHEEN_BACKEND": "abacus"])
    }
  }

  @Test func unknownOptionsNameTheNearest() {
    #expect(message(.render, "--siz", "1x1", "a") == "unknown option --siz; did you mean --size?")
    #expect(message(.render, "--szie=1x1", "a") == "unknown option --szie; did you mean --size?")
    #expect(
      message(.doctor, "--xyzzy") == "unknown option --xyzzy; see sheen doctor --help")
    #expect(
      message(.compare, "a", "b", "--fps", "1")
        == "sheen compare has no --fps; it belongs to sheen render, sheen parity, sheen bench")
    #expect(message(.render, "--locale", "x", "a") == "--locale does not exist yet")
  }

  @Test(arguments: [
    ("--size", "0x0"), ("--size", "10"), ("--size", "-1x5"), ("--size", "infx1"), ("--scale", "0"),
    ("--scale", "nan"), ("--at", "-1"), ("--duration", "0"), ("--fps", "0"), ("--fps", "30/0"),
    ("--frames", "5..5"), ("--frames", "5"), ("--threads", "0"), ("--loops", "-1"),
    ("--background", "#12345"), ("--background", "reddish"), ("--backend", "metal"),
    ("--asset", "badge"), ("--asset", "=a.png"), ("--seed", "-1"), ("--epoch", "yesterday"),
    ("--format", "bmp"), ("--timeout", "0"), ("--appearance", "dim"),
    ("--platform", "ios"), ("--safe-area", "1,2,3"), ("--safe-area", "1,2,3,-4"),
    ("--safe-area", "1,2,3,nan"),
  ])
  func valuesOutsideTheDomainAreRefused(option: String, value: String) {
    let message = message(.render, "a.swift", option, value)
    #expect(message?.hasPrefix("\(option): '\(value)' is not valid; expected ") == true)
  }

  @Test func operandsAreCounted() {
    #expect(message(.compare, "a") == "usage: sheen compare A B [options]")
    #expect(message(.render, "a", "b") == "usage: sheen render SCENE -o OUT [options]")
    #expect(message(.render, "--size") == "--size: expected two numbers above 0, such as 390x844")
    #expect(message(.doctor, "--json=yes") == "--json takes no value")
  }

  @Test(arguments: [("kitten", "sitting", 3), ("ab", "ba", 1), ("", "abc", 3), ("same", "same", 0)])
  func distancesAreThoseOfDamerau(a: String, b: String, distance: Int) {
    #expect(Spelling.distance(Array(a), Array(b)) == distance)
  }
}
