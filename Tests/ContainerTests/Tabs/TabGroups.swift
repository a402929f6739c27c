import CasementTesting
import Expectations
import Foundation
import Testing

/// Sections, badges, roles and customisation of tabs, and tabs as a sidebar.
@MainActor struct TabGroups {
    private struct Tabs: View {
        @State private var page = "a"
        @Binding var customization: TabViewCustomization

        var body: some View {
            TabView(selection: $page) {
                Tab("Alpha", systemImage: "star", value: "a") { Taps() }.badge(3)
                Tab("Find", systemImage: "magnifyingglass", value: "s", role: .search) { Text("page s") }
                TabSection("More") {
                    Tab("Beta", systemImage: "gear", value: "b") { Text("page b") }
                        .badge("new")
                        .customizationID("beta")
                    Tab("Gamma", systemImage: "trash", value: "c") { Text("page c") }.tabPlacement(.sidebarOnly)
                }
                Tab("Off", systemImage: "bolt", value: "d") { Text("page d") }.hidden()
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }

    private func host(_ customization: TabViewCustomization = TabViewCustomization(), _ width: CGFloat = 400)
        -> TestHost
    {
        let host = TestHost(width: width, height: 240) { Tabs(customization: .constant(customization)) }
        host.settle()
        return host
    }

    @Test("the bar shows tabs with badges, those of sections beside the others and a search last")
    func bar() {
        let host = host()
        let bar = host.elements("tablist")
        expect(bar.count == 1 && bar.first?.children.map(\.role) == ["tab", "tab", "tab"])
        expect(bar.first?.children.map(\.label), equals: ["Alpha, 3", "Beta, new", "Find"])
        host.press("Beta")
        expect(host.shows("page b") && host.hides("taps 0"))
    }

    @Test("with room for it there is a sidebar, and pages keep their state")
    func sidebar() {
        let host = host()
        host.press("taps 0")
        host.resize(width: 700, height: 300)
        host.settle()
        expect(host.shows("Alpha", "Beta", "Gamma", "Find", "More", "3", "new", "taps 1") && host.hides("Off"))
        expect(host.elements("tablist").isEmpty && host.elements("row").count == 4)
        host.press("Gamma")
        expect(host.shows("page c"))
        host.press("Alpha")
        expect(host.shows("taps 1"))
        host.resize(width: 300, height: 300)
        host.settle()
        expect(host.shows("taps 1") && host.elements("tablist").count == 1)
    }

    @Test("a customisation hides tabs, and is kept in settings")
    func customization() throws {
        var customization = TabViewCustomization()
        customization[tab: "beta"].tabBarVisibility = .hidden
        expect(host(customization).hides("Beta"))
        expect(host(customization, 700).shows("Beta"))
        let stored = try require(customization._encoded)
        expect(TabViewCustomization._decode(stored), equals: customization)
        expect(TabViewCustomization._decode("no customisation") == nil)
        customization.resetVisibility()
        expect(customization, equals: TabViewCustomization())
    }

    @Test("a search tab without a label has one; tabs without values select themselves")
    func labels() {
        struct Plain: View {
            var body: some View {
                TabView {
                    Tab("One", systemImage: "star") { Text("first") }
                    Text("second").tabItem { Text("Two") }.badge(12)
                    Tab(role: .search) { Text("found") }
                }
            }
        }
        let host = TestHost { Plain() }
        host.settle()
        expect(host.elements("tab").map(\.label), equals: ["One", "Two, 12", "Search"])
        host.press("Search")
        expect(host.shows("found"))
    }

    @Test("each tab's stack keeps its pages while another tab is shown")
    func stacks() {
        struct Stacks: View {
            var body: some View {
                TabView {
                    NavigationStack {
                        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("page \($0)") }
                    }
                    .tabItem { Text("First") }
                    NavigationStack { Text("second root") }.tabItem { Text("Second") }
                }
            }
        }
        let host = TestHost { Stacks() }
        host.settle()
        host.press("Go")
        host.press("Second")
        expect(host.shows("second root") && host.hides("page 1"))
        host.press("First")
        expect(host.shows("page 1") && host.hides("second root"))
        host.back()
        expect(host.shows("Go"))
    }
}
