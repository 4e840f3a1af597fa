import Foundation
import Testing

/// Which module may import which: the table of the architecture, top to bottom.
@Suite struct ImportTableTests {
  /// What each target may import besides the standard library, `Synchronization` and `Dispatch`.
  static let allowed: [String: Set<String>] = [
    "SheenCore": [],
    "SheenMotion": ["SheenCore"],
    "SheenDisplay": ["SheenCore"],
    "SheenCPU": ["SheenCore", "SheenDisplay"],
    "SheenShaders": [],
    "SheenSyntax": [],
    "SheenMacros": ["SheenSyntax", "FoundationEssentials"],
    "SheenGLES": ["SheenCore", "SheenDisplay", "SheenShaders", "CEGL", "CGLES"],
    "SheenImaging": ["SheenCore", "CPNG", "CJPEG", "CWEBP", "CLCMS", "CZlib", "Foundation"],
    "SheenText": ["SheenCore", "CFREETYPE", "CHARFBUZZ", "CFONTCONFIG", "CICU"],
    "Combine": ["Foundation"],
    "SheenUI": [
      "SheenCore", "SheenMotion", "SheenDisplay", "SheenImaging", "SheenText", "Combine",
      "Foundation",
    ],
    "SheenExport": ["SheenCore", "SheenDisplay", "SheenImaging", "Foundation"],
    "Sheen": [
      "SheenCore", "SheenMotion", "SheenDisplay", "SheenCPU", "SheenGLES", "SheenImaging",
      "SheenUI", "SheenExport", "Foundation",
    ],
    "SwiftUI": ["Sheen"],
    "SheenScene": ["SwiftUI", "Sheen", "Combine", "Foundation"],
    "SheenWindow": ["SheenCore", "SheenDisplay", "SheenGLES", "SheenText", "Sheen", "CSDL2"],
    "SheenWindowTool": [
      "SheenCore", "SheenDisplay", "SheenImaging", "SheenUI", "Sheen", "SheenScene",
      "SheenExamples", "SheenWindow", "Foundation",
    ],
    "SheenExamples": ["SheenCore", "SheenImaging", "SheenUI", "SheenScene"],
    "SheenTool": [
      "SheenCore", "SheenDisplay", "SheenCPU", "SheenGLES", "SheenImaging", "SheenUI",
      "SheenExport", "Sheen", "SheenScene", "SheenExamples", "SheenSyntax", "Foundation",
    ],
    "ShaderCodegen": ["Foundation"],
    "EmbedShaders": ["Foundation", "PackagePlugin"],
    "RecordBuild": ["Foundation", "PackagePlugin"],
  ]

  /// Modules any target may use.
  static let common: Set<String> = ["Swift", "Synchronization", "Dispatch", "Observation"]

  /// The module an import line names; `nil` for other lines.
  static func module(_ line: String) -> String? {
    let pattern =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?/#
    guard let start = line.prefixMatch(of: pattern) else { return nil }
    var words = line[start.range.upperBound...].split(separator: " ")
    guard words.first == "import", words.count >= 2 else { return nil }
    words.removeFirst()
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    if kinds.contains(words[0]), words.count >= 2 { words.removeFirst() }
    return words[0].split(separator: ".").first.map(String.init)
  }

  @Test func importLinesAreUnderstood() {
    #expect(Self.module("@_exported public import struct Foundation.CGFloat") == "Foundation")
    #expect(Self.module("internal import CPNG") == "CPNG")
    #expect(Self.module("import SheenCore") == "SheenCore")
    #expect(Self.module("/// import of things") == nil)
    #expect(Self.module("let import1 = 2") == nil)
  }

  @Test func everyTargetImportsOnlyWhatTheTableAllows() throws {
    var libcFiles: [String: [String]] = [:]
    let sources = Repository.files(below: "Sources", endings: ["swift"])
    #expect(sources.count > 50)
    for file in sources {
      let name = Repository.name(of: file)
      let target = String(name.split(separator: "/")[1])
      let table = try #require(Self.allowed[target], "\(target) has no row in the table")
      for module in try Repository.lines(of: file).compactMap(Self.module)
      where !Self.common.contains(module) {
        if module == "Glibc" || module == "Musl" {
          if libcFiles[target]?.last != name { libcFiles[target, default: []].append(name) }
          continue
        }
        #expect(table.contains(module), "\(name) imports \(module)")
      }
    }
    for (target, files) in libcFiles {
      #expect(files.count == 1, "\(target) sees libc in \(files)")
    }
  }

  @Test func theManifestDeclaresNoMoreThanTheTable() throws {
    let manifest = try Repository.lines(of: Repository.root.appendingPathComponent("Package.swift"))
    let unsafe = manifest.filter { $0.contains("unsafeFlags") }
    #expect(unsafe.count == 2, "only the tools may have unsafe flags: \(unsafe)")
  }
}
