import Foundation
import SheenCore
import SheenExport
import SheenImaging
import Testing

/// Outputs appear complete or not at all.
@Suite struct SinkTests {
  /// A folder that exists during a test.
  final class Folder {
    let path = NSTemporaryDirectory() + "sheen-" + UUID().uuidString
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { FileManager.default.subpaths(atPath: path)?.sorted() ?? [] }
    func bytes(_ name: String) throws -> [UInt8] {
      try [UInt8](Data(contentsOf: URL(filePath: path + "/" + name)))
    }
  }

  private func frame(_ index: Int, width: Int = 4) -> ExportFrame {
    var pixmap = Pixmap(width: width, height: 3)
    pixmap[index % width, 0] = [100, 50, 0, 128]
    return ExportFrame(
      index: index, time: Rational(index, 30), duration: Rational(1, 30), pixmap: pixmap)
  }

  @Test func aStillAppearsWhenFinished() throws {
    let folder = try Folder()
    let sink = try StillSink(.file(folder.path + "/new/folder/a.png"))
    try sink.write(frame(1))
    #expect(!folder.names.contains("new/folder/a.png"))
    try sink.finish()
    #expect(folder.names == ["new", "new/folder", "new/folder/a.png"])
    let image = try PNG.decode(folder.bytes("new/folder/a.png"), named: "a.png")
    #expect(image.pixmap().pixmap == frame(1).pixmap)
    #expect(throws: ExportError.self) { try sink.write(frame(2)) }
  }

  @Test func whatIsNotFinishedLeavesNothing() throws {
    let folder = try Folder()
    try Data([1, 2, 3]).write(to: URL(filePath: folder.path + "/a.png"))
    var sink: (any FrameSink)? = try StillSink(.file(folder.path + "/a.png"))
    try sink?.write(frame(0))
    sink = try AnimationSink(.file(folder.path + "/b.apng"))
    try sink?.write(frame(0))
    sink?.cancel()
    sink = try RawSink(.file(folder.path + "/c.rgba"))
    try sink?.write(frame(0))
    sink = nil
    #expect(folder.names == ["a.png"])
    #expect(try folder.bytes("a.png") == [1, 2, 3])
    let empty = try AnimationSink(.file(folder.path + "/d.apng"))
    #expect(throws: ExportError.self) { try empty.finish() }
    #expect(folder.names == ["a.png"])
  }

  @Test func sequencesUseAbsoluteNumbersAndKeepWhatIsDone() throws {
    let folder = try Folder()
    let pattern = try #require(SequencePattern(folder.path + "/s/f-%04d.png"))
    let sink = SequenceSink(pattern)
    for index in 90..<93 { try sink.write(frame(index)) }
    sink.cancel()
    #expect(throws: ExportError.self) { try sink.write(frame(93)) }
    #expect(folder.names == ["s", "s/f-0090.png", "s/f-0091.png", "s/f-0092.png"])
    let still = try StillSink(.file(folder.path + "/still.png"))
    try still.write(frame(91))
    try still.finish()
    #expect(try folder.bytes("still.png") == folder.bytes("s/f-0091.png"))
  }

  @Test func patternsAreRead() {
    #expect(SequencePattern("f%03d.png")?.path(forFrame: 7) == "f007.png")
    #expect(SequencePattern("%d")?.path(forFrame: 1234) == "1234")
    #expect(SequencePattern("50%%-%2d.png")?.path(forFrame: 7) == "50%- 7.png")
    for wrong in ["a.png", "%d%d", "%s.png", "100%", "%04x"] {
      #expect(SequencePattern(wrong) == nil, "\(wrong)")
    }
  }

  @Test func animationsAreCompleted() throws {
    let folder = try Folder()
    let sink = try AnimationSink(.file(folder.path + "/a.apng"), loops: 2)
    for index in [0, 1, 5, 2] { try sink.write(frame(index)) }
    try sink.finish()
    let animation = try AnimatedPNG.decode(folder.bytes("a.apng"), named: "a.apng")
    #expect(animation.plays == 2)
    // Frames 1 and 5 are equal.
    #expect(animation.delays == [Rational(1, 30), Rational(1, 15), Rational(1, 30)])
    #expect(folder.names == ["a.apng"])
  }

  @Test func descriptorsGetTheSameBytes() throws {
    let folder = try Folder()
    let sinks: [(String, (OutputDestination) throws -> any FrameSink)] = [
      ("a.png", { try StillSink($0) }), ("a.apng", { try AnimationSink($0) }),
      ("a.rgba", { try RawSink($0) }),
    ]
    for (name, make) in sinks {
      let file = try make(.file(folder.path + "/" + name))
      try file.write(frame(2))
      try file.finish()
      let pipe = Pipe()
      let piped = try make(.descriptor(pipe.fileHandleForWriting.fileDescriptor, name: "-"))
      try piped.write(frame(2))
      try piped.finish()
      try pipe.fileHandleForWriting.close()
      let data = try pipe.fileHandleForReading.readToEnd()
      #expect(try [UInt8](data ?? Data()) == folder.bytes(name), "\(name)")
    }
    // Raw: 4×3 pixels, straight: 100/128 of 255 is 199.2.
    let raw = try folder.bytes("a.rgba")
    #expect(raw.count == 48 && Array(raw[8..<12]) == [199, 100, 0, 128])
  }

  @Test func outputsThatCannotBeWrittenAreOneLine() throws {
    let folder = try Folder()
    try Data().write(to: URL(filePath: folder.path + "/file"))
    for path in [
      folder.path, folder.path + "/", "", folder.path + "/file/a.png", "/proc/none/a.png",
      folder.path + "/" + String(repeating: "x", count: 300),
    ] {
      do throws(ExportError) {
        _ = try StillSink(.file(path))
        Issue.record("\(path) was opened")
      } catch {
        #expect(error.description.hasPrefix(path + ": ") && !error.description.contains("\n"))
      }
    }
    #expect(folder.names == ["file"])
    let full = try RawSink(.file("/dev/full"))
    #expect(
      throws: ExportError(
        file: "/dev/full", cause: "No space left on device", mend: "free some space")
    ) {
      try full.write(frame(0))
    }
  }

  @Test func linksAreFollowed() throws {
    let folder = try Folder()
    try Data([1]).write(to: URL(filePath: folder.path + "/real.rgba"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.rgba", withDestinationPath: folder.path + "/real.rgba")
    let sink = try RawSink(.file(folder.path + "/link.rgba"))
    try sink.write(frame(0))
    try sink.finish()
    #expect(try folder.bytes("real.rgba").count == 48)
    #expect(folder.names == ["link.rgba", "real.rgba"])
  }

  @Test func ratesCountFrames() {
    #expect(FrameRate("60")?.frameCount(below: 2.5) == 150)
    #expect(FrameRate("60")?.frameCount(below: 1.1) == 66)
    #expect(FrameRate("30000/1001")?.frameCount(below: 1.001) == 30)
    #expect(FrameRate("24")?.frameCount(below: 0.01) == 1)
    #expect(FrameRate("24")?.frameCount(below: 0) == 0)
    #expect(FrameRate("30000/1001")?.time(ofFrame: 30) == Rational(1001, 1000))
    for wrong in ["", "0", "-1", "a", "60/0", "1/2/3", "/", "1e3", "2000000"] {
      #expect(FrameRate(wrong) == nil, "\(wrong)")
    }
  }
}
