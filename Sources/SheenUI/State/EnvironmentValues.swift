/// Names a value that views pass down to the views inside them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}

/// What views pass down to the views inside them.
public struct EnvironmentValues {
  /// A value set for a key, over the older ones; never changed, so that copies can share it.
  private final class Setting {
    let key: ObjectIdentifier
    let value: Any
    let older: Setting?

    init(key: ObjectIdentifier, value: Any, older: Setting?) {
      self.key = key
      self.value = value
      self.older = older
    }
  }

  private var newest: Setting?

  /// Makes the environment in which every value is the default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      var setting = newest
      while let current = setting {
        if current.key == id, let value = current.value as? Key.Value { return value }
        setting = current.older
      }
      return Key.defaultValue
    }
    set { newest = Setting(key: ObjectIdentifier(key), value: newValue, older: newest) }
  }

  /// Whether both are known to be the same.
  func isIdentical(to other: EnvironmentValues) -> Bool { newest === other.newest }
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }
  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum AlphaRuleKey: EnvironmentKey {
    static let defaultValue = GradientAlphaRule.weighted
  }
  private enum PaletteKey: EnvironmentKey {
    static let defaultValue = ColorPalette.iOS18
  }
  private enum AssetsKey: EnvironmentKey {
    static let defaultValue: AssetLookup? = nil
  }

  /// The appearance of the surroundings.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The extent of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction in which people read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How gradients mix colours of different opacity, where they do not say it themselves.
  public var gradientAlphaRule: GradientAlphaRule {
    get { self[AlphaRuleKey.self] }
    set { self[AlphaRuleKey.self] = newValue }
  }

  /// The colours behind system names.
  var palette: ColorPalette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  /// The images and colours scenes name.
  var assets: AssetLookup? {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }

  /// Whether leading is right.
  var isMirrored: Bool { layoutDirection == .rightToLeft }
}
