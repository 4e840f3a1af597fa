/// What a preview shows.
public struct Preview {
  /// What a preview of a view may be made with.
  public struct ViewTraits: Sendable {}
}

/// Something a preview is to be made with; here the tools' options say the size of the picture.
public struct PreviewTrait<Traits>: Sendable {
  init() {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Of an extent in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
