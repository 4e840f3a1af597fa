import Foundation
import SheenCore
import SheenImaging
import Testing

/// `--pointer`: what reaches the scene, and when.
@Suite(.serialized) struct PointerTests {
  private let folder = Scratch()

  /// A red square that takes a second to come while the pointer is over it, and a second to go.
  private func lamp() throws -> String {
    try folder.write(
      """
      import SwiftUI
      struct Lamp: View {
        var body: some View {
          Color(red: 1, green: 0, blue: 0)
            .hoverEffect { effect, isActive, _ in
              effect.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0) }
            }
            .frame(width: 4, height: 4)
            .onHover { print($0, Date().timeIntervalSinceReferenceDate) }
        }
      }
      """, "Lamp.swift")
    return "Lamp.swift"
  }

  private func run(_ scene: String, _ arguments: String...) throws -> ToolRun {
    try ToolRun(
      ["render", scene, "--size", "8x8", "--epoch", "2001-01-01", "-o", "-", "--format", "rgba"]
        + arguments, in: folder)
  }

  /// The alpha of the middle pixel, frame by frame.
  private func alphas(_ scene: String, _ arguments: String...) throws -> [UInt8] {
    let run = try ToolRun(
      ["render", scene, "--size", "8x8", "-o", "-", "--format", "rgba"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return stride(from: (4 * 8 + 4) * 4 + 3, to: run.output.count, by: 8 * 8 * 4).map {
      run.output[$0]
    }
  }

  @Test func aHoverAsAnAnimation() throws {
    let script = ["--pointer", "0.5:4,4 2:leave"]
    // Without a duration the last transition is shown to its end.
    let all = try alphas(lamp(), script[0], script[1], "--fps", "4")
    #expect(all == [0, 0, 0, 64, 128, 191, 255, 255, 255, 191, 128, 64, 0])
    let some = try alphas(lamp(), script[0], script[1], "--fps", "4", "--frames", "9..11")
    #expect(some == [191, 128])
    #expect(try alphas(lamp(), script[0], script[1], "--at", "2.25") == [191])
    let longer = try alphas(lamp(), script[0], script[1], "--fps", "1", "--duration", "5")
    #expect(longer == [0, 128, 255, 0, 0])
  }

  /// State changes at the instants of the events, whatever the frames are.
  @Test func eventsHappenAtTheirInstants() throws {
    let script = ["--pointer", "0.3:4,4 0.35:5,5 0.9:0.5,0.5 1:4,4 1.1:leave"]
    let expected = "true 0.3\nfalse 0.9\ntrue 1.0\nfalse 1.1\n"
    // Without a duration the scene is run ahead first, to find out how long it lasts.
    for (arguments, runs) in [(["--at", "2"], 1), (["--fps=7", "--duration=2"], 1), ([], 2)] {
      let run = try ToolRun(
        ["render", lamp(), "--size", "8x8", "--epoch", "2001-01-01", "-o", "a.apng", "-q"] + script
          + arguments, in: folder)
      #expect(run.errors == String(repeating: expected, count: runs))
    }
  }

  /// Events of one instant are one change; what happens later in the script does not count.
  @Test func oneInstantIsOneChange() throws {
    let gone = try run(lamp(), "--pointer", "0.5:4,4 0.5:leave", "--at", "3", "-q")
    #expect(gone.errors.isEmpty)
    #expect(gone.output.allSatisfy { $0 == 0 })
    let early = try run(lamp(), "--pointer", "0.5:4,4", "--at", "0.25", "-q")
    #expect(early.errors.isEmpty)
  }

  /// A tap moves the pointer; what no view can receive yet does nothing.
  @Test func otherEventsMoveAtMost() throws {
    let script = "0.5:tap@4,4 0.75:scroll@0,-40 0.75:pinch@2 1:rotate@90 1.25:down 1.5:up 2:leave"
    #expect(
      try alphas(lamp(), "--pointer", script, "--fps", "4")
        == alphas(lamp(), "--pointer", "0.5:4,4 2:leave", "--fps", "4"))
  }

  @Test func scriptsInFiles() throws {
    try folder.write("0.5:4,4\n\n  2:leave\n", "scripts/in and out.txt")
    #expect(
      try alphas(lamp(), "--pointer", "scripts/in and out.txt", "--fps", "4").count == 13)
    try folder.write("0.5:4,4\n2:laeve\n", "bad.txt")
    let bad = try run(lamp(), "--pointer", "bad.txt")
    #expect(bad.status == 2)
    #expect(
      bad.errors
        == "sheen: --pointer bad.txt: 2:laeve: 'laeve' is not an event; did you mean leave?\n")
  }

  /// A loop begins once the script is over.
  @Test func loopsGoOnBesideThePointer() throws {
    let shine = try ToolRun(
      ["render", "shine", "--size", "39x84", "--pointer", "0.5:1,1 1:leave", "-o", "a.apng"],
      in: folder)
    #expect(shine.errors.contains("39x84, 210 frames"))
  }

  @Test func everyCommandThatShowsAScene() throws {
    let script = ["--pointer", "0:4,4", "--at", "0.5", "--size", "8x8"]
    let hovered = try ToolRun(["inspect", lamp()] + script, in: folder)
    #expect(hovered.status == 0)
    let rest = try ToolRun(["inspect", lamp(), "--at", "0.5", "--size", "8x8"], in: folder)
    #expect(hovered.output != rest.output)
    let parity = try ToolRun(["parity", lamp(), "--backend", "software"] + script, in: folder)
    #expect(parity.status == 0 || parity.errors.contains("--backend software"))
    let compile = try ToolRun(
      ["compile", lamp(), "-o", "a.sheen", "--pointer", "0:1,1"], in: folder)
    #expect(compile.status == 2)
  }

  @Test(arguments: [
    (
      "1,2",
      "'1,2' is not valid; expected a script such as \"0.5:120,80 1:leave\", or a file of one"
    ),
    ("1:1,2 down", "down: there is no time; write TIME:EVENT, such as 0.5:120,80"),
    ("0.5:tpa@1,2", "0.5:tpa@1,2: 'tpa@1,2' is not an event; did you mean tap@120,80?"),
    (
      "1:1,1 0.5:leave",
      "0.5:leave: it comes after an event at 1.0 s; put the events in order of time"
    ),
    ("", "'' is not valid; expected a script such as \"0.5:120,80 1:leave\", or a file of one"),
  ])
  func whatIsNoScript(text: String, message: String) throws {
    // Found out before the scene is looked at.
    let run = try ToolRun(["render", "x.swift", "-o", "a.png", "--pointer", text], in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "sheen: --pointer: \(message)\n")
  }
}
