import CasementTesting
import Expectations
import Foundation
import Testing

@testable import Casement

/// Tabs of a sidebar that the user reorders and hides.
@MainActor struct TabCustomization {
    private struct Tabs: View {
        @Binding var customization: TabViewCustomization
        @State private var page = "a"

        var body: some View {
            TabView(selection: $page) {
                Tab("Alpha", systemImage: "star", value: "a") { Text("page a") }.customizationID("a")
                Tab("Fixed", systemImage: "star", value: "f") { Text("page f") }
                Tab("Beta", systemImage: "gear", value: "b") { Text("page b") }.customizationID("b")
                TabSection("More") {
                    Tab("Gamma", systemImage: "trash", value: "c") { Text("page c") }.customizationID("c")
                    Tab("Delta", systemImage: "bolt", value: "d") { Text("page d") }.customizationID("d")
                    Tab("Epsilon", systemImage: "lock", value: "e") { Text("page e") }
                        .customizationID("e")
                        .customizationBehavior(.reorderable, for: .sidebar)
                }
                .customizationID("more")
                TabSection("Still") {
                    Tab("Zeta", systemImage: "bolt", value: "z") { Text("page z") }.customizationID("z")
                }
                .customizationBehavior(.disabled)
                .customizationID("still")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }

    @Observable @MainActor final class Model { var customization = TabViewCustomization() }

    private let model = Model()

    private func host(width: CGFloat = 700) -> TestHost {
        let host = TestHost(width: width, height: 400) { [model] in Tabs(customization: Bindable(model).customization) }
        host.settle()
        return host
    }

    private func order(_ host: TestHost) -> [String] {
        let titles = ["Alpha", "Fixed", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"]
        let places = titles.compactMap { title in host.find(text: title).map { (title: title, y: $0.minY) } }
        return places.sorted { $0.y < $1.y }.map(\.title)
    }

    private func openMenu(of title: String, in host: TestHost) throws {
        let frame = try require(host.find(text: title))
        let point = CGPoint(x: frame.midX, y: frame.midY)
        host.deliver(.pointerDown(point, .secondary, clicks: 1))
        host.deliver(.pointerUp(point, .secondary))
        host.settle()
    }

    @Test("Tabs are dragged within their section") func dragging() throws {
        let host = host()
        let gamma = try require(host.find(text: "Gamma"))
        let last = try require(host.find(text: "Epsilon"))
        host.drag(from: CGPoint(x: gamma.midX, y: gamma.midY), to: CGPoint(x: gamma.midX, y: last.maxY + 1))
        host.settle()
        expect(order(host), equals: ["Alpha", "Fixed", "Beta", "Delta", "Epsilon", "Gamma", "Zeta"])
        expect(model.customization[section: "more"].tabOrder, equals: ["d", "e", "c"])
        expect(model.customization[section: "still"].tabOrder == nil)
        model.customization.resetSectionOrder()
        host.settle()
        expect(order(host), equals: ["Alpha", "Fixed", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"])
    }

    @Test("Alt with an arrow moves the selected tab, which stays selected") func keys() {
        let host = host()
        host.tap(text: "Gamma")
        host.settle()
        host.key(.downArrow, modifiers: .option)
        host.settle()
        expect(order(host)[3...], equals: ["Delta", "Gamma", "Epsilon", "Zeta"])
        expect(host.find(text: "page c") != nil)
        host.key(.upArrow, modifiers: .option)
        host.key(.upArrow, modifiers: .option)
        host.settle()
        expect(order(host)[3...], equals: ["Gamma", "Delta", "Epsilon", "Zeta"])
    }

    @Test("The context menu hides a tab and shows it again") func hiding() throws {
        let host = host()
        host.tap(text: "Delta")
        host.settle()
        try openMenu(of: "Delta", in: host)
        host.tap(text: "Hide from Sidebar")
        host.settle()
        expect(!order(host).contains("Delta") && host.find(text: "page e") != nil)
        expect(model.customization[tab: "d"].sidebarVisibility, equals: .hidden)
        try openMenu(of: "Epsilon", in: host)
        expect(host.find(text: "Hide from Sidebar") == nil)
        host.tap(text: "Show")
        host.settle()
        host.tap(text: "Delta")
        host.settle()
        expect(order(host)[3...], equals: ["Gamma", "Delta", "Epsilon", "Zeta"])
        expect(model.customization, equals: TabViewCustomization())
    }

    @Test("Tabs without a name and those of a disabled section stay") func fixed() throws {
        let host = host()
        host.tap(text: "Zeta")
        host.settle()
        expect(host.perform("Move Up", onLabel: "Zeta") == false && host.perform("Hide", onLabel: "Fixed") == false)
        try openMenu(of: "Zeta", in: host)
        expect(host.find(text: "Hide from Sidebar") == nil && host.find(text: "Restore Defaults") == nil)
    }

    @Test("Assistive programs move and hide tabs; the defaults come back") func actions() throws {
        let host = host()
        expect(host.perform("Move Down", onLabel: "Gamma") && host.perform("Hide", onLabel: "Alpha"))
        host.settle()
        expect(order(host), equals: ["Fixed", "Beta", "Delta", "Gamma", "Epsilon", "Zeta"])
        expect(host.find(text: "page f") != nil)
        try openMenu(of: "Beta", in: host)
        host.tap(text: "Restore Defaults")
        host.settle()
        expect(order(host), equals: ["Alpha", "Fixed", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"])
    }

    @Test("The bar of a narrow tab view is as the program says") func bar() {
        model.customization[tab: "a"].sidebarVisibility = .hidden
        model.customization[section: "more"].tabOrder = ["e", "d", "c", "gone", "e"]
        let narrow = host(width: 540)
        expect(narrow.find(text: "Alpha") != nil)
        // The bar is wider than the windows, which do not become wide enough for a sidebar by it.
        for width: CGFloat in [559, 540, 300, 40] {
            let host = host(width: width)
            expect(host.settle(), "at rest, \(width) points wide")
            expect(host.find(text: "Alpha") != nil, "in a bar, not in the sidebar, in which it is hidden")
        }
        let wide = host()
        expect(order(wide), equals: ["Fixed", "Beta", "Epsilon", "Delta", "Gamma", "Zeta"])
    }

    @Test("A customisation is stored, and older ones are read") func storing() throws {
        var customization = TabViewCustomization()
        customization[tab: "a"].sidebarVisibility = .hidden
        customization[section: "more"].tabOrder = ["b", "a"]
        let stored = try require(customization._encoded)
        expect(TabViewCustomization._decode(stored), equals: customization)
        expect(TabViewCustomization._decode("{}"), equals: TabViewCustomization())
        customization.resetTabOrder()
        expect(customization[sectionID: "more"] == nil && customization != TabViewCustomization())
    }
}
