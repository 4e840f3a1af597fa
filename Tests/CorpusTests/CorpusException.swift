extension CorpusException {
  private static let clamped = "curves and keyframes hold their ends, as SwiftUI's do"
  private static let twoCentres = "SwiftUI's radial gradients have one centre"
  private static let oldSystem = "there is no palette of that system; beside the next one's"

  /// All cases that do not meet their reference, with the largest difference measured.
  static let all: [CorpusException] = [
    CorpusException(
      "capsule-progress", 62, "frames snap to pixels, the original's ends 0.25 pixels further on"),
    CorpusException(
      "pixel_maps/rotated-square-45", 11,
      "a turned rectangle's coverage is by its edges' distances, as the rendering model has it"),
    CorpusException(
      "colour_resolved_hex/5", 1, "the exact conversion from Display P3 gives 98.49 of 255"),
    CorpusException(
      "rules/mid-grey 0.5", 1, "an exact half is rounded up, as the rendering model has it"),
    CorpusException("system_colours/macos_13_differences_light/green", 24, oldSystem),
    CorpusException("system_colours/macos_13_differences_light/teal", 89, oldSystem),
    CorpusException("system_colours/macos_13_differences_light/cyan", 85, oldSystem),
    CorpusException(
      "timing/ease-repeat-4-autoreverse-delay", 1,
      "an even repeat that runs back snaps to its target when it is over, as SwiftUI's does"),
    CorpusException(
      "wpt-easing/step-step-end-easing-with-input-progress-greater-than-2", 100, clamped),
    CorpusException(
      "wpt-easing/step-step-end-easing-with-input-progress-less-than-0", 100, clamped),
    CorpusException(
      "wpt-easing/step-steps-1-jump-both-easing-with-input-progress-greater-than-2", 50, clamped),
    CorpusException(
      "wpt-easing/step-steps-2-jump-none-easing-with-input-progress-greater-than-1", 100, clamped),
    CorpusException(
      "wpt-easing/step-steps-2-jump-none-easing-with-input-progress-greater-than-2", 300, clamped),
    CorpusException(
      "wpt-easing/bezier-cubic-bezier-easing-with-input-progress-greater-than-1", 59.8036, clamped),
    CorpusException(
      "wpt-easing/bezier-cubic-bezier-easing-with-input-progress-less-than-0", 59.8036, clamped),
    CorpusException("canvas/gradient.radial.cone.behind", 255, twoCentres),
    CorpusException("canvas/gradient.radial.cone.beside", 255, twoCentres),
    CorpusException("canvas/gradient.radial.cone.bottom", 255, twoCentres),
    CorpusException("canvas/gradient.radial.cone.cylinder", 255, twoCentres),
    CorpusException("canvas/gradient.radial.cone.shape2", 255, twoCentres),
    CorpusException("canvas/gradient.radial.touch1", 255, twoCentres),
    CorpusException("canvas/gradient.radial.touch2", 255, twoCentres),
  ]
}
