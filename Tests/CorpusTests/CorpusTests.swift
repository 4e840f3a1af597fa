import Foundation
import SheenDisplay
import SheenTestSupport
import Testing

/// Every reference case from outside: each meets its tolerance, or stands in the list of exceptions and
/// is as far off as that says.
@MainActor
@Suite struct CorpusTests {
  @Test(arguments: CorpusFile.allCases, ["cpu", "software"])
  func everyCaseMeetsItsReference(file: CorpusFile, backend: String) throws {
    guard backend == "cpu" || file.hasPixels, let renderer = try TestRenderers.make(backend) else {
      return
    }
    let cases = try file.cases()
    let exceptions = CorpusException.all.filter { exception in
      cases.contains { $0.id == exception.id }
    }
    var compared = 0
    for reference in cases {
      let figures = try Self.figures(of: reference, in: file, on: renderer)
      if let exception = exceptions.first(where: { $0.id == reference.id }) {
        let missed = figures.filter { !$0.isMet }
        let worst = missed.map(\.difference).max() ?? 0
        #expect(
          (worst - exception.difference).magnitude <= max(0.01 * exception.difference, 1e-9),
          "\(reference.id) is off by \(worst) and not by \(exception.difference)")
        continue
      }
      for figure in figures { #expect(figure.isMet, "\(reference.id): \(figure)") }
      // A case nothing was compared of is one that nobody runs.
      if figures.isEmpty {
        Issue.record("nobody runs \(reference.id)")
      } else {
        compared += 1
      }
    }
    #expect(cases.count == compared + exceptions.count, "\(compared) of \(cases.count) compared")
    print("\(file.rawValue) on \(backend): \(compared) compared, \(exceptions.count) excepted")
  }

  /// What a case comes to beside its reference; nothing where nobody knows how to run it.
  private static func figures(
    of reference: CorpusCase, in file: CorpusFile, on renderer: any Renderer
  ) throws -> [Figure] {
    switch file {
    case .applePictures where reference.entry["kind"] as? String == "layout":
      try AppleLayout.figures(of: reference)
    case .applePictures: try ApplePicture.figures(of: reference, on: renderer)
    case .applePaths: try ApplePath.figures(of: reference)
    case .appleValues: try AppleValue.figures(of: reference, on: renderer)
    case .gradients: try GradientCase(reference.entry).figures(on: renderer)
    case .beziers: CurveCase.bezier(reference.entry)
    case .steps: CurveCase.steps(reference.entry)
    case .nestedEasings: CurveCase.nested(reference.entry)
    case .webTimings, .timings: TimingCase(reference.entry).figures
    case .springs: SpringCase.course(reference.entry)
    case .springParameters: SpringCase.parameters(reference.entry)
    case .published: SpringCase.published(reference.entry) + CurveCase.published(reference.entry)
    case .canvas: try WebCanvas.figures(of: reference.entry, on: renderer)
    case .webGradients: try WebGradient.figures(of: reference.entry, on: renderer)
    case .webMasks: try WebMask.figures(of: reference.entry, on: renderer)
    }
  }

  /// No file of the folders is left out, and no name stands twice.
  @Test func everyFileIsRead() throws {
    guard let folder = Corpus.folder else { return }
    for name in CorpusFile.folders {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(name).path
      ).filter { $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") }.map { "\(name)/\($0)" }
      let known = CorpusFile.allCases.map(\.rawValue).filter { $0.hasPrefix("\(name)/") }
      #expect(files.sorted() == known.sorted())
    }
    let ids = try CorpusFile.allCases.flatMap { try $0.cases().map(\.id) }
    #expect(ids.count >= 600)
    #expect(Set(ids).count == ids.count)
    let excepted = CorpusException.all.map(\.id)
    #expect(Set(excepted).count == excepted.count)
    #expect(excepted.allSatisfy(ids.contains), "an exception names no case")
  }
}
