import CasementTesting
import Expectations
import Foundation
import Testing

/// Boxes, disclosures, tabs, panes and scroll bars.
@MainActor struct GroupGoldens {
    @Test func disclosures() throws {
        try stateGolden("disclosures", 150, 70) {
            Variant("closed", at: UnitPoint(x: 0.06, y: 0.5)) {
                DisclosureGroup("Details", isExpanded: .constant(false)) { Text("inside") }.padding(8)
            }
            Variant("open", at: UnitPoint(x: 0.1, y: 0.25)) {
                DisclosureGroup("Details", isExpanded: .constant(true)) { Text("inside") }.padding(8)
            }
        }
    }

    @Test func boxes() throws {
        try stateGolden("group-boxes", 160, 124, states: [.normal, .disabled]) {
            Variant("title") {
                GroupBox("Account") {
                    Text("Ada Lovelace")
                    Button("Change…") {}
                }
            }
            Variant("label") {
                GroupBox {
                    Text("Ada Lovelace")
                } label: {
                    Label("Account", systemImage: "person")
                }
            }
            Variant("no label") { GroupBox { Text("Ada Lovelace") } }
            Variant("one in another") { GroupBox("Outer") { GroupBox { Text("Inner") } } }
        }
    }

    private struct Tabs: View {
        @State private var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                Text("All letters").tabItem { Label("Letters", systemImage: "tray") }.tag(0)
                Text("What was sent").tabItem { Text("Sent") }.tag(1)
                Text("Drafts").tabItem { Text("Drafts") }.tag(2)
            }
        }
    }

    private struct Pages: View {
        var dots = PageIndexViewStyle.BackgroundDisplayMode.automatic
        @State private var page = 1
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { Text("Page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint) }
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: dots))
        }
    }

    @Test func tabs() throws {
        try situationGolden("tab-views", isAlsoLarge: true) {
            Situation("bar", 330, 110) { Tabs() }
            Situation("another under the pointer", 330, 110) {
                Tabs()
            } prepare: { host in
                let frame = try require(host.find(text: "Sent"))
                host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
            }
            Situation("focused, the second", 330, 110) {
                Tabs()
            } prepare: {
                $0.key(.tab)
                $0.key(.rightArrow)
            }
            Situation("pages", 160, 90) { Pages() }
            Situation("pages, dots on a ground", 160, 90) { Pages(dots: .always) }
            Situation("pages, focused", 160, 90) {
                Pages()
            } prepare: {
                $0.key(.tab)
            }
        }
    }

    private var panes: some View {
        HSplitView {
            Text("Left").frame(maxWidth: .infinity, maxHeight: .infinity)
            VSplitView {
                Text("Above").frame(maxWidth: .infinity, maxHeight: .infinity)
                Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    @Test func splitViews() throws {
        try situationGolden("split-views") {
            Situation("at rest", 201, 101) { panes }
            Situation("line under the pointer", 201, 101) {
                panes
            } prepare: {
                $0.hover(at: CGPoint(x: 100, y: 20))
            }
            Situation("dragged", 201, 101) {
                panes
            } prepare: {
                $0.hold(from: CGPoint(x: 100, y: 20), through: CGPoint(x: 60, y: 20))
            }
        }
    }

    @Test func scrollBars() throws {
        func lines(_ axes: Axis.Set) -> some View {
            ScrollView(axes) {
                VStack(alignment: .leading) {
                    ForEach(0..<30) { Text("Line \($0) of a text that is wider than the window").fixedSize() }
                }
            }
        }
        try situationGolden("scroll-bars") {
            Situation("at rest", 150, 90) { lines(.vertical) }
            Situation("pointer over the content", 150, 90) {
                lines([.vertical, .horizontal])
            } prepare: {
                $0.hover(at: CGPoint(x: 50, y: 40))
            }
            Situation("scrolled, pointer over the bar", 150, 90) {
                lines([.vertical, .horizontal])
            } prepare: {
                $0.scroll(at: CGPoint(x: 50, y: 40), dy: 100)
                $0.hover(at: CGPoint(x: 146, y: 25))
            }
            Situation("bar dragged", 150, 90) {
                lines([.vertical, .horizontal])
            } prepare: {
                $0.hover(at: CGPoint(x: 50, y: 40))
                $0.settle()
                $0.hold(from: CGPoint(x: 146, y: 10), through: CGPoint(x: 146, y: 40))
            }
            Situation("right to left", 150, 90) {
                lines([.vertical, .horizontal]).environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                $0.hover(at: CGPoint(x: 50, y: 40))
            }
        }
    }
}
