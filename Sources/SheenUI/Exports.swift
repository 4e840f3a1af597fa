// The names of other modules that `import SwiftUI` brings with it, one by one.

@_exported public import class Foundation.Bundle
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import protocol SheenMotion.VectorArithmetic
@_exported public import Combine
@_exported public import Observation
