import SheenUI

/// Calls the spelling without a value, which new code is warned of.
@MainActor
private protocol OldSpelling {
  func animated(_ animation: Animation?) -> AnyView
}

extension AnyView: @MainActor OldSpelling {
  @available(*, deprecated)
  fileprivate func animated(_ animation: Animation?) -> AnyView {
    AnyView(self.animation(animation))
  }
}

extension View {
  /// The view under `animation(_:)`, without a value.
  @MainActor
  func everyAnimation(_ animation: Animation?) -> AnyView {
    let spelling: any OldSpelling = AnyView(self)
    return spelling.animated(animation)
  }
}
