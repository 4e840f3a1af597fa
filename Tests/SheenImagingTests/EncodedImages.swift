internal import CJPEG
internal import CLCMS
internal import CWEBP
import Foundation

/// Files for tests, written by the libraries' own encoders.
enum EncodedImages {
  /// A JPEG file of the best quality, without subsampling, of R G B triples, or grey or C M Y K values.
  static func jpeg(
    _ pixels: [UInt8], width: Int, channels: Int = 3, isProgressive: Bool = false,
    markers: [(Int, [UInt8])] = [], profile: [UInt8] = []
  ) -> [UInt8] {
    var errors = jpeg_error_mgr()
    var encoder = jpeg_compress_struct()
    encoder.err = jpeg_std_error(&errors)
    jpeg_CreateCompress(
      &encoder, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
    defer { jpeg_destroy_compress(&encoder) }
    var (memory, count) = (UnsafeMutablePointer<UInt8>?.none, UInt(0))
    defer { free(memory) }
    jpeg_mem_dest(&encoder, &memory, &count)
    let height = pixels.count / (width * channels)
    encoder.image_width = JDIMENSION(width)
    encoder.image_height = JDIMENSION(height)
    encoder.input_components = Int32(channels)
    encoder.in_color_space = channels == 1 ? JCS_GRAYSCALE : channels == 3 ? JCS_RGB : JCS_CMYK
    jpeg_set_defaults(&encoder)
    jpeg_set_quality(&encoder, 100, 1)
    for component in 0..<Int(encoder.num_components) {
      encoder.comp_info[component].h_samp_factor = 1
      encoder.comp_info[component].v_samp_factor = 1
    }
    if isProgressive { jpeg_simple_progression(&encoder) }
    jpeg_start_compress(&encoder, 1)
    for (number, data) in markers {
      jpeg_write_marker(&encoder, JPEG_APP0 + Int32(number), data, UInt32(data.count))
    }
    if !profile.isEmpty { jpeg_write_icc_profile(&encoder, profile, UInt32(profile.count)) }
    for first in stride(from: 0, to: pixels.count, by: width * channels) {
      var row = Array(pixels[first..<first + width * channels])
      row.withUnsafeMutableBufferPointer { bytes in
        var pointer = bytes.baseAddress
        jpeg_write_scanlines(&encoder, &pointer, 1)
      }
    }
    jpeg_finish_compress(&encoder)
    return Array(UnsafeBufferPointer(start: memory, count: Int(count)))
  }

  /// A lossless WebP file of R G B A pixels; chunks turn it into the extended form.
  static func webP(
    _ pixels: [UInt8], width: Int, chunks: [(String, [UInt8])] = []
  ) -> [UInt8] {
    let height = pixels.count / (width * 4)
    var memory: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessRGBA(
      pixels, Int32(width), Int32(height), Int32(width * 4), &memory)
    defer { WebPFree(memory) }
    let simple = Array(UnsafeBufferPointer(start: memory, count: count))
    if chunks.isEmpty { return simple }
    // The extended form, as the container's specification says: flags, canvas size, then the
    // chunks in their order.
    var flags: UInt8 = 0x10
    for (name, _) in chunks { flags |= name == "ICCP" ? 0x20 : 0x08 }
    func size(_ value: Int) -> [UInt8] { (0..<3).map { UInt8((value - 1) >> (8 * $0) & 255) } }
    let before = chunks.filter { $0.0 == "ICCP" }, after = chunks.filter { $0.0 != "ICCP" }
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [flags, 0, 0, 0] + size(width) + size(height))
      + before.flatMap { chunk($0.0, $0.1) } + simple[12...] + after.flatMap { chunk($0.0, $0.1) }
    return chunk("RIFF", body)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + UInt32(data.count).bytes.reversed() + data
      + (data.count % 2 == 1 ? [0] : [])
  }

  /// EXIF data that says how the image lies, in either byte order.
  static func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      let big = (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 255) }
      return isLittle ? big.reversed() : big
    }
    let entries: [[UInt8]] = [
      // The tag before it, so that it has to be looked for.
      bytes(271, 2) + bytes(2, 2) + bytes(4, 4) + Array("abc\0".utf8),
      bytes(274, 2) + bytes(3, 2) + bytes(1, 4) + bytes(orientation, 2) + [0, 0],
    ]
    return Array((isLittle ? "II" : "MM").utf8) + bytes(42, 2) + bytes(8, 4)
      + bytes(entries.count, 2) + entries.flatMap { $0 } + bytes(0, 4)
  }

  /// An ICC profile whose red is sRGB's green, green its blue, and blue its red.
  static func rotatedProfile() -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.30, y: 0.60, Y: 1), Green: cmsCIExyY(x: 0.15, y: 0.06, Y: 1),
      Blue: cmsCIExyY(x: 0.64, y: 0.33, Y: 1))
    // IEC 61966-2-1.
    let curve = cmsBuildParametricToneCurve(
      nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    defer { cmsFreeToneCurve(curve) }
    let curves: [OpaquePointer?] = [curve, curve, curve]
    let profile = cmsCreateRGBProfile(&white, &primaries, curves)
    defer { cmsCloseProfile(profile) }
    var count: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    cmsSaveProfileToMem(profile, &bytes, &count)
    return bytes
  }
}
