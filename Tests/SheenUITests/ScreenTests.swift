import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Containers of screens show the first one; bars around it are accepted and not drawn.
@MainActor
struct ScreenTests {
  private func frames(_ view: some View) throws -> [Rect] {
    try rects(host(view, size: Size(100, 80)))
  }

  @Test func stacksShowTheirRootInTheMiddle() throws {
    let stack = NavigationStack { box(20, 10) }.background(Color.blue)
    #expect(try frames(stack) == [Rect(0, 0, 100, 80), Rect(40, 35, 20, 10)])
    let old = NavigationView { Color.red }
    #expect(try frames(old) == [Rect(0, 0, 100, 80)])
    let pushed = NavigationStack(path: .constant([1, 2])) {
      NavigationLink(value: 3) { box(20, 10) }
        .navigationDestination(for: Int.self) { _ in box(1, 1) }
    }
    #expect(try frames(pushed) == [Rect(40, 35, 20, 10)])
    let link = NavigationLink {
      box(1, 1)
    } label: {
      box(20, 10)
    }
    #expect(try frames(link) == [Rect(40, 35, 20, 10)])
  }

  @Test func barsAreAccepted() throws {
    let view = box(20, 10)
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarTitle("Old", displayMode: .large)
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { box(5, 5) }
        ToolbarItemGroup(placement: .bottomBar) {
          box(5, 5)
          box(5, 5)
        }
      }
      .toolbar { box(5, 5) }
      .toolbar(.hidden, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .statusBarHidden()
    #expect(try frames(view) == [Rect(40, 35, 20, 10)])
  }

  private struct Tabs: View {
    let trigger: Trigger
    @State var selection = "second"

    var body: some View {
      TabView(selection: $selection) {
        Color.red.frame(width: 20, height: 10).tabItem { Color.blue }.tag("first")
        Color.red.frame(width: 40, height: 10).tag("second")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onAppear { trigger.action = { selection = "first" } }
    }
  }

  @Test func tabsShowWhatIsSelected() throws {
    let plain = TabView {
      box(20, 10)
      box(40, 10)
    }
    .background(Color.blue)
    #expect(try frames(plain) == [Rect(0, 0, 100, 80), Rect(40, 35, 20, 10)])
    let trigger = Trigger()
    let view = host(Tabs(trigger: trigger), size: Size(100, 80))
    // The other pages are beside the picture.
    func seen(_ time: Double) throws -> [Rect] {
      try rects(view, at: time).filter { $0.x < 100 && $0.maxX > 0 }
    }
    #expect(try seen(0) == [Rect(30, 35, 40, 10)])
    try view.fire(trigger, at: 1)
    #expect(try seen(4) == [Rect(40, 35, 20, 10)])
  }

  @Test func tabsAreScreensThatAValueSelects() throws {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Tab("One", systemImage: "star", value: 1) { box(20, 10) }
        Tab(value: 2) {
          box(40, 10)
        } label: {
          Color.blue
        }
      }
    }
    #expect(try frames(tabs(1)) == [Rect(40, 35, 20, 10)])
    #expect(try frames(tabs(2)) == [Rect(30, 35, 40, 10)])
    #expect(
      try frames(TabView { Tab("One", systemImage: "star") { box(20, 10) } })
        == [Rect(40, 35, 20, 10)])
  }

  @Test func whatIsNotInThePictureIsAccepted() throws {
    let view = box(20, 10)
      .accessibilityLabel("Star").accessibilityHidden(true).accessibilityAddTraits(.isButton)
      .accessibilityElement(children: .combine)
      .help("Help").searchable(text: .constant("")).refreshable {}
      .swipeActions { box(1, 1) }
      .presentationDetents([.medium, .height(100)]).interactiveDismissDisabled()
      .scrollDismissesKeyboard(.interactively).privacySensitive()
    #expect(try frames(view) == [Rect(40, 35, 20, 10)])
  }

  @Test func groundsHaveTheColourOfTheBackground() throws {
    let list = try host(box(20, 10).background(in: Rectangle()), size: Size(20, 10))
      .displayList(at: 0)
    guard case .fill(_, .solid(let color))? = list.items.first?.content else {
      Issue.record("no ground")
      return
    }
    #expect(color == .white)
  }
}
