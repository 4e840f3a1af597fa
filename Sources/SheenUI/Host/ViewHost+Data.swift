internal import SheenMotion

// What views pass up and keep, and what is to happen.

extension ViewHost {
  /// Tells those who follow what views pass up, once everything has its place.
  func deliverPreferences() {
    guard preferences.takeChange(), let root, failure == nil else { return }
    let wanted = root.preference(PreferredColorSchemeKey.self) ?? nil
    let new = wanted ?? configuration.colorScheme
    if new != colorScheme {
      colorScheme = new
      root.update(environment: environment)
      finishUpdate()
    }
    preferences.tellFollowers()
  }

  /// The environment of the outermost view.
  var environment: EnvironmentValues {
    var values = configuration.environment(assets)
    values.colorScheme = colorScheme
    return values
  }

  /// The place of a value that views keep under a key; another one where the type differs.
  func keptValue<Value>(_ key: String, initial: Value) -> StateLocation<Value> {
    if let known = keptValues[key] as? StateLocation<Value> { return known }
    let new = StateLocation(initial, queue: commits)
    keptValues[key] = new
    return new
  }

  /// Runs code at a time, in seconds, as part of the scene.
  @discardableResult
  package func schedule(at due: Double, _ action: @escaping () -> Void) -> EventID {
    events.schedule(at: due, action)
  }

  /// Runs code at a time, in seconds, as part of something that goes on for ever.
  func schedule(at due: Double, cycle: Course?, _ action: @escaping () -> Void) {
    events.schedule(at: due, cycle: cycle, action)
  }

  /// Keeps code from running that has been scheduled.
  package func cancelEvent(_ id: EventID) { events.cancel(id) }
}
