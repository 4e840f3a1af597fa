// Chance without a generator: the same numbers for the same seed.

public import Foundation
internal import SwiftUI

/// The generator behind everything that names none, fed by the scene's seed.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Makes a generator; all draw from one stream.
  public init() {}

  /// The next number.
  public mutating func next() -> UInt64 {
    var machine = Swift.SystemRandomNumberGenerator()
    return SceneClock.current?.nextWord() ?? machine.next()
  }
}

extension FixedWidthInteger {
  /// A number of a range that is not empty.
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number of a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number of a range that is not empty.
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number of a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// True or false.
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension Collection {
  /// An element; `nil` where there is none.
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  /// The elements in another order.
  public func shuffled() -> [Element] {
    var generator = SystemRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements into another order.
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}

extension UUID {
  /// An identifier of version 4 made from the scene's seed.
  public init() {
    var generator = SystemRandomNumberGenerator()
    let words = (generator.next(), generator.next())
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes.storeBytes(of: words.0, as: UInt64.self)
      bytes.storeBytes(of: words.1, toByteOffset: 8, as: UInt64.self)
      bytes[6] = bytes[6] & 0x0f | 0x40
      bytes[8] = bytes[8] & 0x3f | 0x80
    }
    self.init(uuid: bytes)
  }
}

/// A number from 0 to 1, without 1.
public func drand48() -> Double { Double.random(in: 0..<1) }

/// A number of 32 bits.
public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

/// A number below another; 0 below 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound == 0 ? 0 : UInt32.random(in: 0..<upperBound)
}
