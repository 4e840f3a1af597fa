import SheenCore
import Testing

@Suite struct CoreTests {
  @Test func rotationIsClockwiseAndQuarterTurnsAreExact() {
    let quarter = Affine.rotation(radians: .pi / 2)
    #expect(quarter * Point(1, 0) == Point(0, 1))
    #expect(Affine.rotation(radians: .pi) * Point(1, 2) == Point(-1, -2))
    let eighth = Affine.rotation(radians: .pi / 4) * Point(1, 0)
    #expect((eighth.x - 0.5.squareRoot()).magnitude < 1e-15 && eighth.y > 0)
  }

  @Test func inverseUndoesAMap() throws {
    let map = Affine(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let back = try #require(map.inverse) * (map * Point(3, 5))
    #expect((back.x - 3).magnitude < 1e-12 && (back.y - 5).magnitude < 1e-12)
    #expect(Affine.scale(0, 1).inverse == nil)
  }

  @Test func largestStretchIsTheLargerSingularValue() {
    #expect((Affine.scale(2, 3).largestStretch - 3).magnitude < 1e-12)
    let turned = Affine.rotation(radians: 1) * Affine.scale(2, 3) * Affine.rotation(radians: 0.3)
    #expect((turned.largestStretch - 3).magnitude < 1e-12)
  }

  @Test func aCopiedPixmapDoesNotChangeWithItsOriginal() {
    var a = Pixmap(width: 3, height: 2)
    a[1, 1] = SIMD4(1, 2, 3, 4)
    let b = a
    a[1, 1] = SIMD4(9, 9, 9, 9)
    #expect(b[1, 1] == SIMD4(1, 2, 3, 4))
    #expect(a != b)
  }

  @Test func levelsHalveRoundingUpAndReplicateEdges() {
    var picture = Pixmap(width: 3, height: 1)
    picture[0, 0] = SIMD4(0, 0, 0, 255)
    picture[1, 0] = SIMD4(100, 0, 0, 255)
    picture[2, 0] = SIMD4(30, 0, 0, 255)
    let image = ImageBuffer(picture)
    #expect(image.levelCount == 3)
    let half = image.level(1)
    #expect(half.width == 2 && half.height == 1)
    #expect(half[0, 0].x == 50 && half[1, 0].x == 30)
    #expect(image.level(2)[0, 0].x == 40)
    #expect(image.level(9).width == 1)
  }
}
