import CasementTesting
import SwiftUI
import Testing

// The examples of docs/split-views.md, as they stand there.

struct Planet: Identifiable, Hashable {
    let id: String
    var moons: [String]
}

struct Planets: View {
    let planets: [Planet]
    @State private var chosen: Planet.ID?

    var body: some View {
        NavigationSplitView {
            List(planets, selection: $chosen) { planet in
                NavigationLink(planet.id, value: planet.id).badge(planet.moons.count)
            }
            .navigationTitle("Planets")
            .navigationSplitViewColumnWidth(min: 140, ideal: 180)
        } detail: {
            if let planet = planets.first(where: { $0.id == chosen }) {
                List(planet.moons, id: \.self) { Text($0) }.navigationTitle(planet.id)
            } else {
                Text("Choose a planet")
            }
        }
    }
}

struct Focused: View {
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            Text("Chapters")
        } detail: {
            Button("Read in peace") { columns = .detailOnly }
        }
    }
}

struct Music: View {
    var body: some View {
        TabView {
            Tab("Library", systemImage: "square.stack") { Text("All songs") }
                .badge(12)
            TabSection("Playlists") {
                Tab("Walks", systemImage: "star") { Text("For walks") }
                Tab("Work", systemImage: "heart") { Text("For work") }
            }
            Tab(role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

struct Films: View {
    @AppStorage("tabs") private var tabs = TabViewCustomization()

    var body: some View {
        TabView {
            Tab("New", systemImage: "star") { Text("New films") }
                .customizationID("new")
                .customizationBehavior(.disabled, for: .sidebar)
            TabSection("Lists") {
                Tab("Seen", systemImage: "eye") { Text("Seen films") }.customizationID("seen")
                Tab("Lent", systemImage: "person") { Text("Lent films") }
                    .customizationID("lent")
                    .defaultVisibility(.hidden, for: .sidebar)
            }
            .customizationID("lists")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($tabs)
    }
}

@MainActor struct DocumentedSplitViews {
    @Test("a planet shows its moons")
    func planets() {
        let planets = [Planet(id: "Mars", moons: ["Phobos", "Deimos"]), Planet(id: "Venus", moons: [])]
        let host = TestHost(width: 500, height: 300) { Planets(planets: planets) }
        host.settle()
        #expect(host.find(text: "Choose a planet") != nil && host.find(text: "2") != nil)
        host.tap(text: "Mars")
        host.settle()
        #expect(host.find(text: "Phobos") != nil && host.title == "Mars")
    }

    @Test("a program hides the sidebar")
    func hiding() {
        let host = TestHost(width: 500, height: 300) { Focused() }
        host.settle()
        host.tap(text: "Read in peace")
        host.settle()
        #expect(host.find(text: "Chapters") == nil)
    }

    @Test("tabs in a bar and in a sidebar")
    func tabs() {
        let host = TestHost(width: 700, height: 300) { Music() }
        host.settle()
        #expect(host.find(text: "Playlists") != nil)
        host.tap(text: "Walks")
        host.settle()
        #expect(host.find(text: "For walks") != nil)
    }

    @Test func films() {
        let host = TestHost(width: 640, height: 300) { Films() }
        host.settle()
        #expect(host.find(text: "New") != nil && host.find(text: "Seen") != nil && host.find(text: "Lent") == nil)
    }
}
