// `import SwiftUI` compiles on Linux: the surface is Sheen's.

@_exported public import Sheen
