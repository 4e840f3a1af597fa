internal import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenText

/// An item that draws a text in its frame.
final class TextItem: LayoutItem {
  private var setting: TextSetting?
  private var shaped: ShapedText?
  private var paintPlan: TextPaints?
  private var paints: [AnimatedProperty<ResolvedPaint>] = []
  private var environment = EnvironmentValues()
  private var placed = PlacedFrame()
  private var layouts: [(proposal: Proposal, layout: TextLayout)] = []
  private var still: (proposal: Proposal, figure: TextFigure)?
  private var change: TextChange?
  private var transition = ContentTransition.automatic
  private var renderer: AnimatedProperty<AnyTextRenderer>?

  private static let mostLayouts = 4

  /// Where a break that rounding has caused is not wanted, in points.
  private static let slack = 1e-3

  override init(host: ViewHost, context: UpdateContext) {
    super.init(host: host, context: context)
    host.guides.insert(AlignmentLine(.firstTextBaseline))
    host.guides.insert(AlignmentLine(.lastTextBaseline))
  }

  /// Gives the item a text; what can be animated is.
  func set(
    _ parts: [TextPart], in environment: EnvironmentValues, _ transaction: Transaction
  ) {
    let new = TextSetting(parts, in: environment)
    let plan = TextPaints(parts, in: environment)
    let old = transition
    self.environment = environment
    transition = environment.contentTransition
    let hasShape = setting?.hasShape(of: new) == true
    if !hasShape || setting?.style != new.style {
      beginChange(to: new, old, transaction)
      if !hasShape { shaped = new.shaped() }
      layouts = []
      setNeedsLayout()
    }
    if new != setting {
      setting = new
      still = nil
      setNeedsDisplay()
    }
    setPaints(plan, transaction)
    setRenderer(environment.textRenderer, transaction)
  }

  private func setRenderer(_ new: (any TextRenderer)?, _ transaction: Transaction) {
    guard let new else {
      if renderer != nil { setNeedsLayout() }
      renderer = nil
      return
    }
    if renderer.map({ type(of: $0.target.renderer) == type(of: new) }) == true {
      renderer?.set(AnyTextRenderer(renderer: new), transaction, at: host.time)
      if renderer?.isAnimating(at: host.time) == true { host.activate(self) }
    } else {
      renderer = AnimatedProperty(AnyTextRenderer(renderer: new))
    }
    // Renderers are seldom equatable, so every update measures and draws anew.
    setNeedsLayout()
  }

  private func setPaints(_ plan: TextPaints, _ transaction: Transaction) {
    guard plan != paintPlan else { return }
    still = nil
    setNeedsDisplay()
    paints = plan.paints.enumerated().map { index, paint in
      guard let old = paintPlan?.predecessor(of: index, in: plan),
        paints[old].target.canBecome(paint)
      else { return AnimatedProperty(paint) }
      var property = paints[old]
      property.set(paint, transaction, at: host.time)
      return property
    }
    paintPlan = plan
    if paints.contains(where: { $0.isAnimating(at: host.time) }) { host.activate(self) }
  }

  /// Keeps what shows now for as long as the change takes.
  private func beginChange(
    to new: TextSetting, _ oldTransition: ContentTransition, _ transaction: Transaction
  ) {
    guard transaction.animation != nil, environment.textRenderer == nil,
      let shown = snapshot(at: host.time),
      transition.animatesText
    else {
      change = nil
      return
    }
    change = TextChange(
      from: shown, before: change, transition.textKind(after: oldTransition), transaction, host)
    if change?.animating.contains(where: { $0.isAnimating(at: host.time) }) == true {
      host.activate(self)
    }
  }

  /// What shows at a time, without what is on its way out.
  private func snapshot(at time: Double) -> TextChange.Snapshot? {
    guard let setting, let paintPlan, let proposal = placedProposal,
      let layout = layout(proposal)
    else { return nil }
    return TextChange.Snapshot(
      layout: layout, setting: setting, plan: paintPlan, paints: paints.map { $0.value(at: time) },
      environment: environment)
  }

  // MARK: Layout

  private func layout(_ proposal: Proposal) -> TextLayout? {
    if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
    guard let shaped, let setting else { return nil }
    let layout = shaped.layout(
      width: proposal.width.map { max($0, 0) + Self.slack },
      height: proposal.height.map { max($0, 0) + Self.slack }, style: setting.style)
    if layouts.count == Self.mostLayouts { layouts.removeFirst() }
    layouts.append((proposal, layout))
    return layout
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard let renderer else { return ownSize(proposal) }
    let proxy = TextProxy { [self] in
      let size = ownSize(Proposal($0))
      return CGSize(width: size.width, height: size.height)
    }
    let size = renderer.target.renderer.sizeThatFits(
      proposal: ProposedViewSize(
        width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }),
      text: proxy)
    return Size(Double(size.width), Double(size.height))
  }

  private func ownSize(_ proposal: Proposal) -> Size {
    // A text without letters takes no space, unless some is reserved.
    if setting?.isEmpty == true { return Size(0, 0) }
    guard let size = layout(proposal)?.size else { return Size(0, 0) }
    return Size(host.grid.roundedUp(size.width), host.grid.roundedUp(size.height))
  }

  override func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    if line == AlignmentLine(.firstTextBaseline) { return layout(proposal)?.firstBaseline }
    if line == AlignmentLine(.lastTextBaseline) { return layout(proposal)?.lastBaseline }
    return nil
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  // MARK: Drawing

  override func draw(at time: Double) -> [DisplayItem] {
    let frame = placed.value(at: time)
    if frame.width <= 0 || frame.height <= 0 { return [] }
    if let renderer { return rendered(by: renderer.value(at: time).renderer, in: frame, at: time) }
    if let change, change.animating.contains(where: { $0.isAnimating(at: time) }),
      let shown = snapshot(at: time)
    {
      return change.items(to: shown, in: frame, id: id, host.grid, at: time)
    }
    change = nil
    guard let proposal = placedProposal, let figure = figure(proposal) else { return [] }
    let bounds = Rect(0, 0, frame.width, frame.height)
    let paints = paints.map { $0.value(at: time) }
    return figure.items(in: environment, opacity: { paints[$0].wholeOpacity }) { shape, paint in
      paints[paint].items(id: id, shape, spanning: bounds, host.grid)
    }.moved(to: Point(frame.x, frame.y), id: id)
  }

  private func rendered(
    by renderer: any TextRenderer, in frame: Rect, at time: Double
  ) -> [DisplayItem] {
    guard let shown = snapshot(at: time) else { return [] }
    let recording = CanvasRecording()
    var context = GraphicsContext(
      recording: recording, bounds: Rect(0, 0, frame.width, frame.height),
      environment: environment, symbols: { _ in nil })
    let content = LaidOutText(
      shown.layout, shown.setting, shown.plan, shown.paints, shown.environment)
    renderer.draw(layout: Text.Layout(content: content), in: &context)
    return recording.items.moved(to: Point(frame.x, frame.y), id: id)
  }

  private func figure(_ proposal: Proposal) -> TextFigure? {
    if let still, still.proposal == proposal { return still.figure }
    guard let setting, let paintPlan, let layout = layout(proposal) else { return nil }
    let figure = TextFigure(layout, setting, paintPlan)
    still = (proposal, figure)
    return figure
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  override var animating: [any Animating] {
    [placed.animating] + paints.map { $0 as any Animating } + (change?.animating ?? [])
      + (renderer.map { [$0] } ?? [])
  }

  override var description: String {
    let letters = setting?.parts.map(\.letters).joined() ?? ""
    let line = letters.replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(line)\" \(paints.first?.target.description ?? "")"
  }
}

extension PixelGrid {
  /// The shortest length of whole pixels that holds one in points.
  func roundedUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
}

extension TextPart {
  /// What is read; a picture has no letters.
  var letters: String {
    if case .letters(let letters) = content { letters } else { "" }
  }
}

extension ResolvedPaint {
  /// How opaque something is that is not filled with the paint but belongs to what is.
  var wholeOpacity: Double {
    switch kind {
    case .none: 0
    case .solid(let color): opacity * min(max(color.alpha, 0), 1)
    case .gradient, .image, .tiles, .mesh, .material, .shader: opacity
    }
  }
}

extension [DisplayItem] {
  /// The items as one, with their origin at a place.
  func moved(to place: Point, id: ItemID) -> [DisplayItem] {
    let map = Affine.translation(place.x, place.y)
    guard count == 1, var item = first else {
      return isEmpty ? [] : [DisplayItem(id: id, transform: map, content: .group(self))]
    }
    item.id = id
    item.transform = map * item.transform
    return [item]
  }
}
