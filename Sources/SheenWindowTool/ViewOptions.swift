/// What the window shows besides the scene.
struct ViewOptions: Hashable {
  /// The keys and what they do.
  var showsHelp = false
  /// What was drawn anew.
  var showsDamage = false
  /// Where things react to the pointer.
  var showsRegions = false
  /// The frames of the layout.
  var showsFrames = false
  /// How long frames take.
  var showsGraph = false
}
