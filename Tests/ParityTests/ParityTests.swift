import Foundation
import SheenCore
import SheenDisplay
import SheenGLES
import SheenTestSupport
import Testing

/// The GL renderer against the CPU renderer on random lists.
///
/// `SHEEN_SEEDS_TO_TRY="17 99"` runs just these seeds.
@Suite struct ParityTests {
  /// The seeds of one eighth of the run.
  static func seeds(_ part: Int, of count: Int) -> [UInt64] {
    if let chosen = ProcessInfo.processInfo.environment["SHEEN_SEEDS_TO_TRY"] {
      return part == 0 ? chosen.split(separator: " ").compactMap { UInt64($0) } : []
    }
    let share = count / 8
    return (part * share..<(part + 1) * share).map { UInt64($0) }
  }

  @Test(arguments: 0..<8)
  func randomListsAgree(part: Int) throws {
    guard let gl = try TestRenderers.make("software") else { return }
    try check(Self.seeds(part, of: 2000), gl)
  }

  /// Specialised programs, compiled for every signature that occurs.
  @Test func specializedProgramsAgree() throws {
    guard try TestRenderers.make("software") != nil else { return }
    let gl = try GLESRenderer(.software, specialization: .always)
    try check((5000..<5040).map { UInt64($0) }, gl)
  }

  @Test(arguments: 0..<8)
  func randomEffectsAgree(part: Int) throws {
    guard let gl = try TestRenderers.make("software") else { return }
    try check(Self.seeds(part, of: 400), gl, effects: true)
  }

  /// Programs that draw layers, compiled for every signature that occurs.
  @Test func specializedProgramsAgreeOnEffects() throws {
    guard try TestRenderers.make("software") != nil else { return }
    let gl = try GLESRenderer(.software, specialization: .always)
    try check((6000..<6030).map { UInt64($0) }, gl, effects: true)
  }

  private func check(_ seeds: [UInt64], _ gl: any Renderer, effects: Bool = false) throws {
    for seed in seeds {
      let list = RandomDisplayList.make(seed: seed, effects: effects)
      let agreement = try agreement(list, gl)
      guard !agreement.isParity else { continue }
      let smallest = ListShrinker.smallest(of: list) { candidate in
        (try? self.agreement(candidate, gl))?.isParity == false
      }
      Issue.record("seed \(seed): \(agreement)\nsmallest list that fails:\n\(smallest)")
    }
  }

  private func agreement(_ list: DisplayList, _ gl: any Renderer) throws -> Agreement {
    Agreement(try TestRenderers.cpu.picture(of: list), try gl.picture(of: list))
  }
}
