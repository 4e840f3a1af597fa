internal import SheenUI

/// What becomes of imports and conditions in the compiled copy of a scene file.
enum ImportRule {
  /// Keywords between `import` and a name, as in `import struct SwiftUI.Color`.
  static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// What may stand before a declaration's keyword beside attributes.
  static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final",
  ]

  /// Modules that scenes see through `SheenScene`, clock included.
  private static let provided: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "Combine", "Dispatch", "CoreGraphics", "UIKit",
    "AppKit",
    "Darwin", "Sheen",
  ]

  /// Modules that exist on Apple's systems only.
  private static let absent: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "CarPlay", "Charts",
    "CloudKit", "Cocoa", "Contacts", "CoreAudio", "CoreData", "CoreFoundation", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreText", "CoreVideo",
    "DeveloperToolsSupport", "EventKit", "GameController", "GameKit", "GameplayKit",
    "HealthKit", "ImageIO", "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "ObjectiveC", "OSLog", "PDFKit", "PencilKit", "Photos",
    "PhotosUI", "PlaygroundSupport", "QuartzCore", "QuickLook", "RealityFoundation",
    "RealityKit", "RealityKitContent", "SafariServices", "SceneKit", "Security", "SpriteKit",
    "Speech", "StoreKit", "Spatial", "SwiftData", "Symbols", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "Vision", "VisionKit", "WatchKit", "WebKit", "WidgetKit", "os", "simd",
  ]

  /// The names that `os(…)` knows.
  private static let systems: Set<String> = [
    "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android",
    "FreeBSD", "OpenBSD", "WASI",
  ]

  /// What an import of a module becomes; `nil` where it stays.
  static func replacement(for module: String) -> String? {
    if provided.contains(module) { return "import SheenScene" }
    return absent.contains(module) ? "" : nil
  }

  /// Whether a condition such as `os(iOS)` holds on a system; `nil` where the compiler decides.
  static func holds(_ condition: String, _ name: String, on system: Platform.System) -> Bool? {
    switch (condition, name) {
    case ("os", "OSX"): system == .macOS
    case ("os", _) where systems.contains(name): name == system.rawValue
    case ("canImport", "UIKit"): system != .macOS
    case ("canImport", "AppKit"): system == .macOS
    case ("canImport", "Sheen"): false
    case ("canImport", _) where provided.contains(name): true
    case ("canImport", _) where absent.contains(name): false
    case ("targetEnvironment", "macCatalyst"): false
    default: nil
    }
  }
}
