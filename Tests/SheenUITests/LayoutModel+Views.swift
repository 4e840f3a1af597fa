import SheenUI

extension LayoutLine {
  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .middle: .center
    case .end: .trailing
    }
  }

  var vertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .middle: .center
    case .end: .bottom
    }
  }
}

extension LayoutTree {
  /// The tree as views.
  @MainActor
  var view: AnyView {
    func number(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
    func point(_ h: LayoutLine, _ v: LayoutLine) -> Alignment {
      Alignment(horizontal: h.horizontal, vertical: v.vertical)
    }
    switch self {
    case .box(let width, let height):
      return AnyView(Color.red.frame(width: CGFloat(width), height: CGFloat(height)))
    case .flexible: return AnyView(Color.blue)
    case .spacer(let minimum): return AnyView(Spacer(minLength: number(minimum)))
    case .row(let spacing, let line, let children):
      return AnyView(
        HStack(alignment: line.vertical, spacing: number(spacing)) { Self.all(children) })
    case .column(let spacing, let line, let children):
      return AnyView(
        VStack(alignment: line.horizontal, spacing: number(spacing)) { Self.all(children) })
    case .layers(let h, let v, let children):
      return AnyView(ZStack(alignment: point(h, v)) { Self.all(children) })
    case .frame(let width, let height, let h, let v, let child):
      return AnyView(
        child.view.frame(
          width: number(width), height: number(height), alignment: point(h, v)))
    case .limits(let x, let y, let child):
      return AnyView(
        child.view.frame(
          minWidth: number(x.minimum), idealWidth: number(x.ideal), maxWidth: number(x.maximum),
          minHeight: number(y.minimum), idealHeight: number(y.ideal),
          maxHeight: number(y.maximum)))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      return AnyView(
        child.view.padding(
          EdgeInsets(
            top: CGFloat(top), leading: CGFloat(leading), bottom: CGFloat(bottom),
            trailing: CGFloat(trailing))))
    case .aspect(let ratio, let isFit, let child):
      return AnyView(
        child.view.aspectRatio(CGFloat(ratio), contentMode: isFit ? .fit : .fill))
    case .fixed(let horizontal, let vertical, let child):
      return AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let priority, let child):
      return AnyView(child.view.layoutPriority(priority))
    case .position(let x, let y, let child):
      return AnyView(child.view.position(x: CGFloat(x), y: CGFloat(y)))
    case .overlay(let h, let v, let child, let over):
      return AnyView(child.view.overlay(alignment: point(h, v)) { over.view })
    }
  }

  @MainActor
  private static func all(_ children: [LayoutTree]) -> some View {
    ForEach(children.indices, id: \.self) { children[$0].view }
  }
}
