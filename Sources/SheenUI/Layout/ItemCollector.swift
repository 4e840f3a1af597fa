/// Something that collects layout items from nodes once these are up to date.
@MainActor
protocol ItemCollector: AnyObject {
  func collect()
}
