import CasementTesting
import Expectations
import Foundation
import Testing

/// Lists of all styles, their selection, and editing.
@MainActor struct ListGoldens {
    private struct Fruit: Identifiable {
        let id: String
        var parts: [Fruit]?
        static let all = ["Apple", "Cherry", "Mango", "Plum"].map { Fruit(id: $0) }
        static let tree = [
            Fruit(id: "Apple", parts: [Fruit(id: "Boskoop"), Fruit(id: "Elstar", parts: [Fruit(id: "Red Elstar")])]),
            Fruit(id: "Cherry"),
        ]
    }

    private struct Fruits: View {
        @State var selection: Set<String> = []
        var body: some View {
            List(selection: $selection) {
                Section("Fruit") {
                    ForEach(Fruit.all) { Label($0.id, systemImage: "leaf") }
                }
                Section {
                    Text("Carrot").badge(12).tag("Carrot")
                    Text("Leek").tag("Leek")
                } header: {
                    Text("Roots")
                } footer: {
                    Text("They grow below.")
                }
            }
        }
    }

    @Test func styles() throws {
        try situationGolden("list-styles") {
            Situation("automatic", 220, 250) { Fruits(selection: ["Cherry"]) }
            Situation("plain", 220, 250) { Fruits(selection: ["Cherry"]).listStyle(.plain) }
            Situation("inset", 220, 250) { Fruits(selection: ["Cherry"]).listStyle(.inset) }
            Situation("sidebar", 220, 260) { Fruits(selection: ["Cherry"]).listStyle(.sidebar) }
            Situation("bordered", 220, 240) { Fruits(selection: ["Cherry"]).listStyle(.bordered).padding(4) }
            Situation("alternating", 220, 250) { Fruits().alternatingRowBackgrounds() }
        }
    }

    @Test func selection() throws {
        try situationGolden("list-selection", isAlsoLarge: true) {
            Situation("several, without the keyboard", 200, 150) { Fruits(selection: ["Cherry", "Mango"]) }
            Situation("several, with the keyboard", 200, 150) {
                Fruits(selection: ["Cherry", "Mango"])
            } prepare: {
                $0.key(.tab)
            }
            Situation("pressed", 200, 150) {
                Fruits()
            } prepare: { host in
                let frame = try require(host.find(text: "Mango"))
                host.hold(from: CGPoint(x: frame.midX, y: frame.midY))
            }
            Situation("sidebar, with the keyboard", 200, 150) {
                Fruits(selection: ["Cherry"]).listStyle(.sidebar)
            } prepare: {
                $0.key(.tab)
            }
            Situation("nothing selected: a ring", 200, 150) {
                Fruits()
            } prepare: {
                $0.key(.tab)
            }
        }
    }

    @Test func surroundings() throws {
        try situationGolden("list-surroundings") {
            Situation("under the pointer, with a bar", 200, 150) {
                Fruits(selection: ["Cherry"])
            } prepare: {
                $0.hover(at: CGPoint(x: 100, y: 80))
            }
            Situation("disabled", 200, 150) { Fruits(selection: ["Cherry"]).disabled(true) }
            Situation("right to left", 200, 250) {
                Fruits(selection: ["Cherry"]).environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                $0.key(.tab)
            }
            Situation("more contrast", 200, 150) {
                Fruits(selection: ["Cherry"])
            } prepare: {
                $0.setEnvironment(\._colorSchemeContrast, .increased)
            }
        }
    }

    @Test func rows() throws {
        try situationGolden("list-rows") {
            Situation("rows of their own look", 220, 170) {
                List {
                    Text("Ground").listRowBackground(Color.yellow)
                    Text("No line").listRowSeparator(.hidden)
                    Text("Tinted line").listRowSeparatorTint(.red)
                    Text("Insets").listRowInsets(EdgeInsets(top: 10, leading: 40, bottom: 10, trailing: 0))
                    Text("Badge").badge("new")
                }
            }
            Situation("a large header", 220, 90) {
                List {
                    Section("Fruit") { Text("Apple") }
                }
                .headerProminence(.increased)
            }
            Situation("tinted symbols", 220, 90) {
                List {
                    Label("Apple", systemImage: "leaf").listItemTint(.green)
                    Label("Cherry", systemImage: "heart").listItemTint(.red)
                }
                .listStyle(.sidebar)
            }
            Situation("outline, closed", 220, 90) { List(Fruit.tree, children: \.parts) { Text($0.id) } }
            Situation("outline, open", 220, 150) {
                List(Fruit.tree, children: \.parts, selection: .constant("Apple")) { Text($0.id) }
            } prepare: {
                $0.key(.tab)
                $0.key(.rightArrow)
            }
            Situation("disclosures", 220, 120) {
                List {
                    DisclosureGroup("Open", isExpanded: .constant(true)) { Text("inside") }
                    DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("inside") }
                }
            }
        }
    }

    private struct Mails: View {
        @State var selection: String?
        var body: some View {
            List(selection: $selection) {
                ForEach(Fruit.all) { fruit in
                    Label(fruit.id, systemImage: "leaf")
                        .swipeActions {
                            Button("Delete", systemImage: "trash", role: .destructive) {}
                            Button("Star", systemImage: "star") {}.tint(.orange)
                        }
                        .swipeActions(edge: .leading) { Button("Read") {} }
                }
            }
        }
    }

    @Test func swipeActions() throws {
        let hovered = { (host: TestHost) in host.hover(at: CGPoint(x: 110, y: 40)) }
        try situationGolden("list-swipe-actions", isAlsoLarge: true) {
            Situation("under the pointer", 220, 110) {
                Mails()
            } prepare: {
                hovered($0)
            }
            Situation("selected", 220, 110) {
                Mails(selection: "Cherry")
            } prepare: {
                $0.key(.tab)
                hovered($0)
            }
            Situation("right to left", 220, 110) {
                Mails().environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                hovered($0)
            }
            Situation("alternating rows", 220, 110) {
                Mails().alternatingRowBackgrounds()
            } prepare: {
                hovered($0)
            }
            Situation("their menu", 220, 150) {
                Mails(selection: "Cherry")
            } prepare: {
                $0.key(.tab)
                $0.deliver(.pointerMoved(CGPoint(x: 60, y: 40)))
                $0.deliver(.pointerDown(CGPoint(x: 60, y: 40), .secondary, clicks: 1))
                $0.deliver(.pointerMoved(CGPoint(x: 60, y: 145)))
            }
        }
    }

    /// Two fingers move a row by a distance and rest before they leave.
    private func swipe(_ host: TestHost, by distance: CGFloat, lifts: Bool = true) {
        let place = CGPoint(x: 110, y: 40)
        host.deliver(.scrollBegan(place))
        for _ in 0..<10 {
            host.deliver(.scroll(place, dx: -distance / 10, dy: 0))
            host.advance(by: 1.0 / 60)
        }
        host.advance(by: 0.3)
        if lifts { host.deliver(.scrollEnded(place, isGuessed: false)) }
        host.settle()
    }

    @Test("rows that fingers have opened") func swipedRows() throws {
        try situationGolden("list-swiped-rows", isAlsoLarge: true) {
            Situation("trailing", 220, 110) {
                Mails()
            } prepare: {
                swipe($0, by: -60)
            }
            Situation("leading, selected", 220, 110) {
                Mails(selection: "Cherry")
            } prepare: {
                $0.key(.tab)
                swipe($0, by: 60)
            }
            Situation("under the fingers", 220, 110) {
                Mails().alternatingRowBackgrounds()
            } prepare: {
                swipe($0, by: -30, lifts: false)
            }
            Situation("far", 220, 110) {
                Mails()
            } prepare: {
                swipe($0, by: -150, lifts: false)
            }
            Situation("right to left", 220, 110) {
                Mails().environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                swipe($0, by: 60)
            }
        }
    }

    private struct Sections: View {
        var body: some View {
            List {
                ForEach(1..<5) { section in
                    Section("Section \(section)") { ForEach(1..<6) { Text("Row \(section).\($0)") } }
                }
                .listSectionSeparator(.visible)
            }
        }
    }

    @Test func pinnedHeaders() throws {
        let scrolled = { (host: TestHost, distance: CGFloat) in
            host.scroll(at: CGPoint(x: 100, y: 60), dy: distance)
            host.advance(by: 3)
        }
        try situationGolden("list-pinned-headers") {
            Situation("plain", 200, 130) {
                Sections().listStyle(.plain)
            } prepare: {
                scrolled($0, 60)
            }
            Situation("inset", 200, 130) {
                Sections()
            } prepare: {
                scrolled($0, 60)
            }
            Situation("bordered", 200, 130) {
                Sections().listStyle(.bordered)
            } prepare: {
                scrolled($0, 60)
            }
            Situation("sidebar: not pinned", 200, 130) {
                Sections().listStyle(.sidebar)
            } prepare: {
                scrolled($0, 60)
            }
            Situation("the next one comes", 200, 130) {
                Sections().listStyle(.plain)
            } prepare: {
                scrolled($0, 140)
            }
            Situation("right to left", 200, 130) {
                Sections().environment(\.layoutDirection, .rightToLeft)
            } prepare: {
                scrolled($0, 60)
            }
        }
    }

    private struct Edited: View {
        @State private var names = ["Apple", "Cherry", "Mango", "Plum"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test func editing() throws {
        try situationGolden("list-editing") {
            Situation("edit mode", 200, 130) { Edited().environment(\.editMode, .constant(.active)) }
            Situation("delete under the pointer", 200, 130) {
                Edited().environment(\.editMode, .constant(.active))
            } prepare: { host in
                let frame = try require(host.frames("delete").dropFirst().first)
                host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
            }
            Situation("a row is moved", 200, 130) {
                Edited()
            } prepare: { host in
                let row = try require(host.find(text: "Apple")), other = try require(host.find(text: "Mango"))
                host.hold(
                    from: CGPoint(x: row.midX, y: row.midY), through: CGPoint(x: row.midX + 10, y: row.midY + 20),
                    CGPoint(x: row.midX + 20, y: other.midY + 4))
            }
        }
    }
}
