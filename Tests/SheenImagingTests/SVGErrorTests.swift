import Foundation
import SheenCore
import SheenImaging
import SheenTestSupport
import Testing

/// SVG files that cannot be drawn, and programs that do not draw, give one line; nothing is left of them.
@Suite struct SVGErrorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func svg(_ content: String, _ root: String = "width='10' height='10'") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(root)>"
      + content + "</svg>"
  }

  /// The error of an image file.
  private func error(
    _ text: String, scale: Double = 1, _ command: SVGCommand = SVGCommand()
  ) throws -> ImageError? {
    let file = try folder.write(text, "a.svg")
    let catalog = try AssetCatalog(overrides: ["a": file], svg: command)
    do throws(ImageError) {
      _ = try catalog.image(named: "a", scale: scale)
      return nil
    } catch {
      let line = error.description
      #expect(line.hasPrefix("\(file): ") && !line.contains("\n") && line.contains("; "), "\(line)")
      return error
    }
  }

  @Test func filesThatAreNoSVGAreTold() throws {
    for text in ["<html/>", "<!-- <svg> -->", "hello", "<svg", "<svg width='1", "</svg>", "<"] {
      #expect(try error(text)?.kind == .notAnImage, "\(text)")
    }
    #expect(try error("")?.description.contains("the file is empty") == true)
  }

  @Test func brokenFilesSayWhatLibrsvgSays() throws {
    for (text, said) in [
      (svg("<rect>"), "Premature end"), (svg("<g>&none;</g>"), "none"),
      (String(svg("<rect/>").dropLast(6)), "Premature end"),
      (svg(String(repeating: "<g>", count: 5000)), "depth"),
    ] {
      let error = try error(text)
      #expect(error?.kind == .damaged && error?.cause.contains(said) == true, "\(error as Any)")
    }
  }

  @Test func sizesThatAreNoneAreTold() throws {
    for (root, said) in [
      ("", "says no size"), ("width='5'", "says no size"), ("width='x' height='1'", "says no size"),
      ("width='100%' height='100%'", "says no size"), ("viewBox='0 0 0 10'", "says no size"),
      ("width='0' height='10'", "is 0×10 points large"),
      ("width='10' height='-2'", "is 10×-2 points large"),
      ("width='nan' height='1'", "is nan×1"), ("width='1' height='1e999'", "×inf points"),
    ] {
      let error = try error(svg("", root))
      #expect(error?.kind == .damaged && error?.cause.contains(said) == true, "\(error as Any)")
    }
  }

  @Test func enormousSizesAreRefusedAtOnce() throws {
    let none = SVGCommand(program: "/nonexistent")
    for (root, scale) in [
      ("width='1e9' height='1e9'", 1.0), ("width='40000' height='1'", 1),
      ("width='9000' height='9000'", 1), ("width='20000' height='1'", 2),
      ("width='1e300' height='1e300'", 1),
    ] {
      #expect(try error(svg("", root), scale: scale, none)?.kind == .tooLarge, "\(root)")
    }
  }

  /// Ten to the eleventh rectangles, in a kilobyte.
  @Test func bombsAreStopped() throws {
    var levels = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...11 {
      let inner = String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10)
      levels += "<g id='a\(level)'>\(inner)</g>"
    }
    let error = try error(svg("<defs>\(levels)</defs><use xlink:href='#a11'/>"))
    let isRefused = error?.cause.contains("exceeded more than") == true
    #expect(isRefused || error?.kind == .tooSlow, "\(error as Any)")
    var entities = "<!ENTITY e0 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'>"
    for level in 1...9 {
      let inner = String(repeating: "&e\(level - 1);", count: 10)
      entities += "<!ENTITY e\(level) '\(inner)'>"
    }
    let laughs = "<!DOCTYPE svg [\(entities)]>" + svg("<text>&e9;</text>")
    #expect(try self.error(laughs)?.kind == .damaged)
  }

  /// What a file refers to is not loaded: the picture is what it would be if nothing was there.
  @Test func filesLoadNothing() throws {
    var red = Pixmap(width: 1, height: 1)
    red[0, 0] = [255, 0, 0, 255]
    let bytes = try PNGEncoder.encode(red)
    let png = try folder.write(bytes, "red.png")
    let other = try folder.write(svg("<rect id='r' width='10' height='10'/>"), "other.svg")
    let style = try folder.write("rect { fill: red !important }", "style.css")
    let text = try folder.write("<rect width='10' height='10'/>", "part.xml")
    func picture(_ text: String) throws -> Pixmap {
      let file = try folder.write(text, "outside.svg")
      return try AssetCatalog(overrides: ["a": file]).image(named: "a").buffer.pixmap
    }
    func image(_ address: String) -> String {
      svg("<image width='10' height='10' xlink:href='\(address)'/>")
    }
    for address in [png, "file://" + png, "red.png", "./red.png", "http://localhost/red.png"] {
      #expect(try picture(image(address)) == Pixmap(width: 40, height: 40), "\(address)")
    }
    // The same picture inside the file is drawn: the test can fail.
    let inside = try picture(image("data:image/png;base64," + Data(bytes).base64EncodedString()))
    #expect(inside[20, 20] == [255, 0, 0, 255])
    for content in [
      "<use xlink:href='file://\(other)#r'/>", "<use xlink:href='other.svg#r'/>",
      "<include xmlns='http://www.w3.org/2001/XInclude' href='file://\(text)' parse='xml'/>",
    ] {
      #expect(try picture(svg(content)) == Pixmap(width: 40, height: 40), "\(content)")
    }
    let styled = try picture(
      svg(
        "<style>@import url('file://\(style)');</style><rect width='10' height='10' fill='#00f'/>"))
    #expect(styled[20, 20] == [0, 0, 255, 255])
    let entity = try? picture(
      "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file://\(text)'>]>" + svg("<g>&x;</g>"))
    #expect(entity == nil || entity == Pixmap(width: 40, height: 40))
  }

  // MARK: Programs

  @Test func aMissingProgramIsToldWithThePackage() throws {
    for program in ["sheen-has-no-such-program", folder.path + "/none"] {
      let error = try error(svg(""), SVGCommand(program: program))
      #expect(error?.kind == .noProgram)
      #expect(error?.cause == "there is no \(program), which draws SVG files")
      #expect(error?.mend.contains("librsvg2-bin") == true)
    }
    try folder.write("", "file")
    let plain = try error(svg(""), SVGCommand(program: folder.path + "/file"))
    #expect(plain?.kind == .noProgram && plain?.cause.contains("cannot be started") == true)
  }

  /// Whether a process exists, as a zombie or else.
  private func exists(_ process: String) -> Bool {
    FileManager.default.fileExists(atPath: "/proc/\(process.trimmingCharacters(in: .newlines))")
  }

  @Test func aProgramThatHangsIsStopped() throws {
    for end in ["exec sleep 600", "exec 1>&- 2>&-; exec sleep 600", "trap '' TERM; exec sleep 600"]
    {
      let program = try folder.writeProgram("echo $$ > '\(folder.path)/pid'; \(end)", "hangs")
      let start = ContinuousClock.now
      let error = try error(svg(""), SVGCommand(program: program, timeLimit: 0.3))
      #expect(error?.kind == .tooSlow && error?.cause.contains("after 0.3 s") == true)
      #expect(ContinuousClock.now - start < .seconds(60))
      let process = try String(contentsOfFile: folder.path + "/pid", encoding: .utf8)
      #expect(!exists(process))
    }
  }

  @Test func programsThatFailAreTold() throws {
    let png = try folder.write(try PNGEncoder.encode(Pixmap(width: 40, height: 40)), "whole.png")
    for (text, kind, said) in [
      ("head -c 60 '\(png)'", ImageError.Kind.truncated, "ends before"),
      ("exit 0", .notAnImage, "empty"), ("echo hello", .notAnImage, "no image"),
      ("exit 3", .damaged, "says: nothing"), ("echo a >&2; echo b >&2; exit 1", .damaged, "a b"),
      ("kill -9 $$", .damaged, "signal 9"),
      ("yes x | head -c 3000000 >&2; exit 1", .damaged, "x x"),
    ] {
      let program = try folder.writeProgram(text, "fails")
      let error = try error(svg(""), SVGCommand(program: program))
      #expect(
        error?.kind == kind && error?.cause.contains(said) == true, "\(text): \(error as Any)")
    }
    let small = try PNGEncoder.encode(Pixmap(width: 3, height: 3))
    let other = try folder.write(small, "small.png")
    let program = try folder.writeProgram("cat '\(other)'", "small")
    #expect(try error(svg(""), SVGCommand(program: program))?.cause.contains("3×3") == true)
    // One that reads nothing of much, and one that reads all before it writes.
    let comment = "<!--" + String(repeating: "x", count: 3_000_000) + "-->"
    for text in ["exec 0<&-; cat '\(png)'", "cat > /dev/null; cat '\(png)'"] {
      let program = try folder.writeProgram(text, "draws")
      #expect(try error(svg(comment), SVGCommand(program: program)) == nil, "\(text)")
    }
  }

  @Test func descriptorsAreClosed() throws {
    let program = try folder.writeProgram("exit 1", "fails")
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let before = try count()
    for _ in 0..<100 {
      #expect(try error(svg(""), SVGCommand(program: program)) != nil)
      #expect(try error(svg(""), SVGCommand(program: "/nonexistent")) != nil)
    }
    // Other tests have files open, too; a hundred more are not theirs.
    #expect(try count() < before + 100)
  }
}
