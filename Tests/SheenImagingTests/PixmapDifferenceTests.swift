import SheenCore
import SheenImaging
import Testing

/// Comparison counts what differs and forgives what cannot be seen.
@Suite struct PixmapDifferenceTests {
  private func picture(_ pixels: [Int: SIMD4<UInt8>]) -> Pixmap {
    var pixmap = Pixmap(width: 5, height: 2)
    for (index, pixel) in pixels { pixmap[index % 5, index / 5] = pixel }
    return pixmap
  }

  @Test func equalPicturesMatch() {
    let difference = PixmapDifference(picture([1: [1, 2, 3, 4]]), picture([1: [1, 2, 3, 4]]))
    #expect(difference.isMatch && difference.identicalShare == 1)
    #expect(difference.description == "identical")
  }

  @Test func transparentPixelsAreEqual() {
    #expect(PixmapDifference(picture([0: [9, 0, 0, 0]]), picture([:])).differingCount == 0)
  }

  @Test func differencesAreCounted() {
    let a = picture([0: [10, 10, 10, 255], 3: [10, 20, 30, 255], 7: [0, 0, 0, 1]])
    let b = picture([0: [11, 10, 10, 255], 3: [10, 25, 0, 255]])
    let difference = PixmapDifference(a, b, tolerance: 1)
    #expect(!difference.isMatch)
    #expect(difference.largest == [1, 5, 30, 1])
    #expect(difference.differingCount == 3 && difference.exceedingCount == 1)
    #expect(difference.identicalShare == 0.7)
    let first = difference.firstExceeding
    #expect(first?.x == 3 && first?.y == 0 && first?.second == [10, 25, 0, 255])
    #expect(PixmapDifference(a, b, tolerance: 30).isMatch)
  }

  @Test func otherSizesDiffer() {
    let difference = PixmapDifference(picture([:]), Pixmap(width: 2, height: 5), tolerance: 255)
    #expect(!difference.isMatch && difference.identicalShare == 0)
    #expect(difference.description == "sizes differ: 5×2 and 2×5")
  }
}
