import Foundation
import SheenCore
import SheenImaging
import Testing

/// Files that are no usable image give one line that names file, cause and mend.
@Suite struct ImageErrorTests {
  private func error(_ bytes: [UInt8], named file: String = "a.png") -> ImageError? {
    do throws(ImageError) {
      _ = try ImageFile.decode(bytes, named: file)
      return nil
    } catch {
      return error
    }
  }

  /// A valid file of one pixel whose header says something else; checksums are not looked at that
  /// early.
  private func claiming(width: UInt32, height: UInt32) throws -> [UInt8] {
    var bytes = try PNGEncoder.encode(Pixmap(width: 1, height: 1))
    withUnsafeBytes(of: width.bigEndian) { bytes.replaceSubrange(16..<20, with: $0) }
    withUnsafeBytes(of: height.bigEndian) { bytes.replaceSubrange(20..<24, with: $0) }
    return bytes
  }

  @Test(arguments: [
    ("photo.tif", Array("II*\0".utf8), "ffmpeg -i photo.tif photo.png"),
    (
      "it's.pdf", Array("%PDF-1.7".utf8),
      "pdftocairo -png -singlefile -transp 'it'\\''s.pdf' 'it'\\''s'"
    ),
    ("x/icon.svg", Array("<svg xmlns=".utf8), "rsvg-convert -o x/icon.png x/icon.svg"),
    ("i.heic", [0, 0, 0, 24] + Array("ftypheic".utf8), "heif-convert i.heic i.png"),
    ("i", Array("GIF89a".utf8), "ffmpeg -i i i.png"),
  ])
  func otherFormatsNameTheConversion(file: String, bytes: [UInt8], command: String) {
    let error = error(bytes, named: file)
    #expect(error?.kind == .otherFormat)
    #expect(error?.description.hasPrefix("\(file): ") == true)
    #expect(error?.description.hasSuffix("convert it: \(command)") == true)
  }

  @Test func kindsAreToldApart() throws {
    #expect(error([])?.kind == .notAnImage)
    #expect(error(Array("hello, world".utf8))?.kind == .notAnImage)
    let whole = try PNGEncoder.encode(Pixmap(width: 40, height: 40))
    for count in 1..<whole.count {
      #expect(error(Array(whole.prefix(count)))?.kind == .truncated, "\(count) bytes")
    }
    #expect(error(whole) == nil)
    for index in 33..<whole.count - 12 {
      var damaged = whole
      damaged[index] ^= 0x10
      #expect(error(damaged) != nil, "byte \(index)")
    }
  }

  @Test func hugeClaimsAreRefusedFirst() throws {
    let tooLarge = error(try claiming(width: 100_000, height: 100_000))
    #expect(tooLarge?.kind == .tooLarge)
    #expect(tooLarge?.description.contains("100000×100000") == true)
    #expect(error(try claiming(width: 8193, height: 8192))?.kind == .tooLarge)
    // As many pixels as allowed, but without the data for them.
    #expect(error(try claiming(width: 8192, height: 8192))?.kind == .truncated)
    #expect(error(try claiming(width: 0, height: 1))?.kind == .damaged)
    #expect(error(try claiming(width: 1, height: .max))?.kind == .damaged)
  }

  @Test func missingFilesAndFoldersAreReported() {
    #expect(throws: ImageError.self) { try ImageFile.load("/nonexistent/a.png") }
    do throws(ImageError) {
      _ = try ImageFile.load("/")
      Issue.record("a folder was decoded")
    } catch {
      #expect(error.kind == .unreadable)
      #expect(error.description == "/: Is a directory; name a file in it")
    }
  }
}
