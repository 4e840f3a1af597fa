// A paragraph that fades towards its end and opens when tapped.
// sheen render QuoteFade.swift -o QuoteFade.apng --size 300x240 --pointer "0.6:tap@150,80" --duration 2
import SwiftUI

struct QuoteFade: View {
  @State private var isOpen = false
  private let text = """
    It was the best of times, it was the worst of times, it was the age of wisdom, it was the age \
    of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season \
    of light, it was the season of darkness.
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(text)
        .font(.system(.callout, design: .serif))
        .lineSpacing(4)
        .lineLimit(isOpen ? nil : 4)
        .mask {
          LinearGradient(
            colors: [.black, .black, .black.opacity(isOpen ? 1 : 0.1)], startPoint: .top,
            endPoint: .bottom)
        }
      Text(isOpen ? "Less" : "Read more")
        .font(.footnote.bold())
        .foregroundStyle(.blue)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.white)
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.smooth) { isOpen.toggle() } }
  }
}

#Preview { QuoteFade() }
