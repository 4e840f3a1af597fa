internal import SheenUI

/// A grid of cards, each of which shows a dot while the pointer is over it.
struct CardGrid: View {
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: 2) {
          ForEach(0..<columns, id: \.self) { _ in HoverCard() }
        }
      }
    }
  }
}

private struct HoverCard: View {
  @Namespace private var hover

  var body: some View {
    ZStack {
      Rectangle()
        .foregroundStyle(.blue)
      Circle()
        .foregroundStyle(.white)
        .padding(1)
        .hoverEffect(in: HoverEffectGroup(hover)) { effect, isActive, _ in
          effect.opacity(isActive ? 1 : 0)
        }
    }
    .hoverEffect(in: HoverEffectGroup(hover)) { effect, _, _ in effect }
    .clipShape(.rect(cornerRadius: 2))
  }
}
