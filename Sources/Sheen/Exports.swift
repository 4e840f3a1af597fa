// `import Sheen` is all a program needs: the SwiftUI surface and the pictures it is drawn into.

@_exported public import SheenUI

@_exported public import struct SheenCore.Pixmap
