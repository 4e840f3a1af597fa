internal import SheenCore
internal import SheenScene
internal import SheenUI

/// `sheen preview`: a window that follows the scene's files.
@MainActor
struct PreviewCommand {
  private let context: Context
  private var arguments: Arguments { context.arguments }

  init(_ context: Context) { self.context = context }

  func run() throws(ToolError) {
    let scene = arguments.operands[0]
    let settings = try SceneSettings(arguments)
    System.boundStack(to: 256 << 20)
    System.suppressCoreFile()
    try PreviewSupervisor(scene, context) { windowSettings(settings, scene, $0) }.run()
  }

  private func windowSettings(
    _ settings: SceneSettings, _ scene: String, _ platform: Platform
  ) -> PreviewSettings {
    let insets = settings.safeArea
    let background = settings.background(on: platform).map {
      [$0.red, $0.green, $0.blue, $0.alpha]
    }
    return PreviewSettings(
      title: "\(scene.split(separator: "/").last ?? "Sheen") – Sheen",
      width: settings.size.width, height: settings.size.height,
      scale: arguments.isGiven(Options.scale) ? settings.scale : nil,
      isDark: settings.colorScheme == .dark, background: background,
      platform: platform.rawValue,
      safeArea: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) },
      seed: settings.seed,
      epoch: settings.epoch, backend: (arguments[Options.backend] ?? .auto).rawValue,
      device: arguments[Options.device] ?? 0, threads: arguments[Options.threads],
      fontDirectories: settings.fontDirectories,
      skipsShaders: arguments.isGiven(Options.skipShaders),
      pointerScript: settings.pointer.moments.isEmpty ? nil : settings.pointer.description)
  }
}
