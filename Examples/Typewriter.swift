// A line that is typed letter by letter, with a caret that blinks.
// sheen render Typewriter.swift -o Typewriter.apng --size 320x120 --duration 3.2
import SwiftUI

struct Typewriter: View {
  private let line = "Hello, I am typing this."
  @State private var count = 0
  @State private var caretShows = true

  var body: some View {
    HStack(spacing: 2) {
      Text(line.prefix(count))
      Rectangle()
        .frame(width: 2, height: 20)
        .opacity(caretShows ? 1 : 0)
    }
    .font(.system(.body, design: .monospaced))
    .foregroundColor(.green)
    .frame(width: 280, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black)
    .onAppear(perform: type)
    .onReceive(Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()) { _ in
      caretShows.toggle()
    }
  }

  private func type() {
    Timer.scheduledTimer(withTimeInterval: 0.09, repeats: true) { timer in
      count += 1
      if count == line.count { timer.invalidate() }
    }
  }
}

struct Typewriter_Previews: PreviewProvider {
  static var previews: some View { Typewriter() }
}
