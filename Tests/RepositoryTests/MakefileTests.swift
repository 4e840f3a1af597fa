import Foundation
import Testing

/// `make` does what the README and the continuous checks count on.
@Suite struct MakefileTests {
  private func text(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
  }

  @Test func everySystemLibraryIsInstalled() throws {
    let makefile = try text("Makefile").replacing("\\\n", with: "")
    let packages = try #require(makefile.firstMatch(of: /\nPACKAGES = (.*)/)).1
      .split(separator: " ")
    let providers = try text("Package.swift").matches(of: /\.apt\(\["([^"]+)"\]\)/)
    #expect(providers.count >= 4)
    for provider in providers { #expect(packages.contains(provider.1), "\(provider.1)") }
  }

  @Test(arguments: [
    "demo", "test", "build", "gallery", "format", "lint", "bench", "docs", "test-long", "install",
    "uninstall",
    "clean",
  ])
  func helpNamesTheTargets(target: String) throws {
    let makefile = try text("Makefile")
    #expect(makefile.contains("\n\(target):"))
    #expect(makefile.contains("'make \(target) "))
  }

  @Test func theContinuousChecksRunEveryTest() throws {
    #expect(try text(".ci/run").contains("\nmake test\n"))
  }
}
