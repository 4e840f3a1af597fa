// What scene files see: SwiftUI and all of Foundation.

@_exported public import Foundation
@_exported public import SwiftUI
