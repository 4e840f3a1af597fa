import Foundation
import SheenTestSupport
import Testing

/// A file of reference cases.
enum CorpusFile: String, CaseIterable, CustomTestStringConvertible {
  case applePictures = "apple/cases.json"
  case applePaths = "apple/paths.json"
  case appleValues = "apple/values.json"
  case gradients = "gradients/cases.jsonl"
  case beziers = "curves/bezier.jsonl"
  case steps = "curves/steps.jsonl"
  case nestedEasings = "curves/wpt-easing.jsonl"
  case webTimings = "curves/wpt-timing.jsonl"
  case timings = "curves/timing.jsonl"
  case springs = "curves/spring.jsonl"
  case springParameters = "curves/spring-parameters.jsonl"
  case published = "curves/external.jsonl"
  case canvas = "wpt-numeric/canvas.jsonl"
  case webGradients = "wpt-numeric/css-gradient.jsonl"
  case webMasks = "wpt-numeric/css-mask.jsonl"

  var testDescription: String { rawValue }

  /// Whether both renderers draw its cases.
  var hasPixels: Bool {
    switch self {
    case .applePictures, .appleValues, .gradients, .canvas, .webGradients, .webMasks: true
    default: false
    }
  }

  /// The folders whose every case is compared.
  static let folders = ["apple", "curves", "gradients", "wpt-numeric"]

  /// All cases of the file; none where the corpus is absent.
  func cases() throws -> [CorpusCase] {
    guard let folder = Corpus.folder else { return [] }
    if rawValue.hasSuffix(".jsonl") {
      return try Corpus.lines(rawValue).map { CorpusCase(id: $0.id, entry: $0) }
    }
    let data = try Data(contentsOf: folder.appendingPathComponent(rawValue))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    switch self {
    case .appleValues: return try AppleValue.cases(file)
    case .applePaths:
      let tolerance = try #require(file["tolerance_pt"] as? Double)
      return try #require(file["paths"] as? [[String: Any]]).map { path in
        CorpusCase(id: path.id, entry: path.merging(["tolerance": tolerance]) { own, _ in own })
      }
    default:
      return try #require(file["cases"] as? [[String: Any]]).map {
        CorpusCase(id: $0.id, entry: $0)
      }
    }
  }
}

/// One reference case, as its file has it.
struct CorpusCase {
  /// Its name, unique in all files.
  let id: String
  /// Its contents.
  let entry: [String: Any]
}

/// How far one result of a case is from what the reference says.
struct Figure: CustomStringConvertible {
  /// What was compared.
  let name: String
  /// The distance; infinite where nothing can be compared, as between a number and none.
  let difference: Double
  /// The distance the reference allows.
  let tolerance: Double

  init(_ name: String, _ difference: Double, within tolerance: Double) {
    self.name = name
    self.difference = difference.isNaN ? .infinity : difference
    self.tolerance = tolerance
  }

  /// The distance of a number from that of the reference.
  init(_ name: String, _ value: Double, from expected: Double, within tolerance: Double) {
    let difference = value == expected ? 0 : (value - expected).magnitude
    self.init("\(name): \(value) for \(expected)", difference, within: tolerance)
  }

  /// Whether the reference allows it.
  var isMet: Bool { difference <= tolerance }

  var description: String { "\(name), off by \(difference) where \(tolerance) is allowed" }
}

/// A case that does not meet its reference, why, and by how much.
struct CorpusException {
  /// The name of the case.
  let id: String
  /// Why it differs.
  let reason: String
  /// The largest difference measured.
  let difference: Double

  init(_ id: String, _ difference: Double, _ reason: String) {
    self.id = id
    self.difference = difference
    self.reason = reason
  }
}
