// The innermost loops: compositing one row onto another, and packing eight pixels.

/// The lanes at an address.
@inline(__always)
func load(_ pointer: UnsafeMutablePointer<Float>) -> Lanes {
  UnsafeRawPointer(pointer).load(as: Lanes.self)
}

/// Source over: source + target × (1 − source alpha).
///
/// Twin: `source_over` in `Shaders/lib`.
@inline(__always)
func compositeRow(
  _ source: Planes, _ sourceOffset: Int, _ target: Planes, _ targetOffset: Int,
  _ groups: Range<Int>
) {
  for group in groups {
    let at = sourceOffset + group * 8
    let onto = targetOffset + group * 8
    let rest = 1 - source.load(3, at)
    for channel in 0..<4 {
      target.store(source.load(channel, at) + target.load(channel, onto) * rest, channel, onto)
    }
  }
}

/// Source × modulation, over.
@inline(__always)
func compositeRow(
  _ source: Planes, _ sourceOffset: Int, _ target: Planes, _ targetOffset: Int,
  _ groups: Range<Int>, modulation: UnsafeMutablePointer<Float>
) {
  for group in groups {
    let at = sourceOffset + group * 8
    let onto = targetOffset + group * 8
    let share = load(modulation + group * 8)
    let rest = 1 - source.load(3, at) * share
    for channel in 0..<4 {
      let color = source.load(channel, at) * share
      target.store(color + target.load(channel, onto) * rest, channel, onto)
    }
  }
}

/// Replaces a row.
@inline(__always)
func copyRow(_ source: Planes, _ target: Planes, _ targetOffset: Int, _ groups: Range<Int>) {
  for group in groups {
    for channel in 0..<4 {
      target.store(source.load(channel, group * 8), channel, targetOffset + group * 8)
    }
  }
}

/// 0.2126 R + 0.7152 G + 0.0722 B of premultiplied encoded colours.
///
/// Twin: `luminance` in `Shaders/lib`.
@inline(__always)
func luminance(_ planes: Planes, _ offset: Int) -> Lanes {
  (planes.load(0, offset) * 0.2126 + planes.load(1, offset) * 0.7152)
    + planes.load(2, offset) * 0.0722
}

/// Eight pixels of 8 bits a channel: floor(255 v + ½ + 1/512), all four 0 where alpha is 0.
///
/// Adding 2^15 leaves the 8-bit value in bits 8…15 of the float, rounded to a 256th on the way: the
/// bias of the rule.
@inline(__always)
func packedPixels(_ r: Lanes, _ g: Lanes, _ b: Lanes, _ a: Lanes) -> SIMD8<UInt32> {
  let red = unsafeBitCast(clamp(r) * 255 + 32768.5, to: SIMD8<UInt32>.self)
  let green = unsafeBitCast(clamp(g) * 255 + 32768.5, to: SIMD8<UInt32>.self)
  let blue = unsafeBitCast(clamp(b) * 255 + 32768.5, to: SIMD8<UInt32>.self)
  let alpha = unsafeBitCast(clamp(a) * 255 + 32768.5, to: SIMD8<UInt32>.self)
  let alphaByte = (alpha &>> 8) & 0xff
  // All ones where alpha is not 0.
  let visible = 0 &- ((alphaByte &+ 0xff) &>> 8)
  let color =
    ((red &>> 8) & 0xff) | (green & 0xff00) | ((blue & 0xff00) &<< 8) | ((alpha & 0xff00) &<< 16)
  return color & visible
}
