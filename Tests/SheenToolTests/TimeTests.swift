import Foundation
import SheenCore
import SheenImaging
import Testing

/// Scenes whose code runs later, from the file to the picture.
@Suite(.serialized) struct TimeTests {
  private let folder = Scratch()

  /// A scene with every kind of delayed code: red counts a timer, green a publisher, blue tasks.
  private func write() throws {
    try folder.write(
      """
      import SwiftUI
      import Combine
      import Foundation

      @Observable final class Counter { var count = 0 }

      final class Ticker: ObservableObject {
        @Published var count = 0
        private var bag = Set<AnyCancellable>()
        init() {
          Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.count += 1 }
            .store(in: &bag)
        }
      }

      struct Clockwork: View {
        @State private var counter = Counter()
        @StateObject private var ticker = Ticker()
        @State private var blue = 0
        @State private var timer: Timer?
        @State private var started: Date?
        let beat = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

        var body: some View {
          Color(
            red: Double(counter.count) * 51 / 255, green: Double(ticker.count) * 51 / 255,
            blue: Double(blue) / 255)
            .onAppear {
              started = Date()
              timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
                counter.count += 1
                if counter.count == 5 { timer.invalidate() }
              }
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { blue += 100 }
            }
            .task {
              try? await Task.sleep(for: .seconds(0.5))
              blue += 50
              await MainActor.run { blue += 4 }
            }
            .onReceive(beat) { date in
              if let started { blue += Int(date.timeIntervalSince(started) * 10) }
            }
        }
      }
      """, "Clockwork.swift")
  }

  private func pixel(_ path: String) throws -> SIMD4<UInt8> {
    try ImageFile.load(folder.path + "/" + path).pixmap[1, 1]
  }

  @Test func aStillEqualsTheFrameOfAnExport() throws {
    try write()
    let base = ["render", "Clockwork.swift", "--size", "4x4"]
    let film = try ToolRun(
      base + ["--duration", "1.5", "--fps", "4", "-o", "f%02d.png"], in: folder)
    #expect(film.status == 0, "\(film.errors)")
    // At 0.5 s: 2 × 51, 2 × 51, 100 + 54 + 5. At 1 s: 4 × 51, 5 × 51, 100 + 54 + 5 + 10.
    #expect(try pixel("f02.png") == SIMD4(102, 102, 159, 255))
    #expect(try pixel("f04.png") == SIMD4(204, 255, 169, 255))
    for frame in [2, 4, 5] {
      let time = "\(Double(frame) / 4)"
      let still = try ToolRun(base + ["--at", time, "-o", "still.png"], in: folder)
      #expect(still.status == 0, "\(still.errors)")
      #expect(try pixel("still.png") == pixel("f0\(frame).png"))
    }
  }

  @Test func aSceneThatNeverRestsWantsADuration() throws {
    try write()
    let run = try ToolRun(
      ["render", "Clockwork.swift", "--size", "4x4", "-o", "a.apng"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "sheen: Clockwork.swift: never comes to rest and has no loop; give --duration\n")
  }

  @Test func chanceComesFromTheSeed() throws {
    try folder.write(
      """
      import SwiftUI
      struct Chance: View {
        var body: some View {
          Color(
            red: drand48(), green: Double(arc4random_uniform(256)) / 255,
            blue: Double([1, 2, 3, 4, 5, 6, 7, 8].shuffled()[0]) / 8)
        }
      }
      """, "Chance.swift")
    let base = ["render", "Chance.swift", "--size", "4x4", "-o"]
    for (name, seed) in [("a", "1"), ("b", "1"), ("c", "2")] {
      let run = try ToolRun(base + ["\(name).png", "--seed", seed], in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try pixel("a.png") == pixel("b.png"))
    #expect(try pixel("a.png") != pixel("c.png"))
  }
}
