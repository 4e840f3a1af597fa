import SheenScene

/// The scenes shown in a window by these tests.
enum WindowScenes {
  /// Opaque, translucent and clear parts, straight and slanted edges.
  static func shapes() throws -> PreviewScene {
    try TestScene.compile(
      "Shapes",
      """
      struct Shapes: View {
        var body: some View {
          ZStack {
            Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 120, height: 60)
              .rotationEffect(.degrees(20))
            LinearGradient(colors: [.clear, .red], startPoint: .leading, endPoint: .trailing)
              .frame(width: 200, height: 30).offset(y: 50)
            RoundedRectangle(cornerRadius: 12).foregroundStyle(Color.green.opacity(0.5))
              .frame(width: 50, height: 50).offset(x: -70, y: -40)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      """)
  }

  /// A square in the top left corner, for ever on its way from one place to another.
  static func moving(_ name: String, from start: Double, to end: Double) throws -> PreviewScene {
    try TestScene.compile(
      name,
      """
      struct \(name): View {
        @State private var isThere = false
        var body: some View {
          Color.red.frame(width: 20, height: 20)
            .offset(x: isThere ? \(end) : \(start), y: 0)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .onAppear {
              withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
                isThere = true
              }
            }
        }
      }
      """)
  }

  /// One colour all over, and a smaller square of another in the middle.
  static func flag() throws -> PreviewScene {
    try TestScene.compile(
      "Flag",
      """
      struct Flag: View {
        var body: some View {
          ZStack {
            Color(red: 0, green: 0, blue: 1)
            Color(red: 1, green: 1, blue: 0).frame(width: 40, height: 40)
          }
        }
      }
      """)
  }
}
