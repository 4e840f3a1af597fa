/// An image in an asset catalog, by name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Names an image; bundles are kept for comparison, all catalogs are searched.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour in an asset catalog, by name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Names a colour; bundles are kept for comparison, all catalogs are searched.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
