import CasementTesting
import Foundation
import Testing

/// Split views, and tabs as a sidebar.
@MainActor struct SplitViewGoldens {
    private struct Mail: View {
        @State private var box: String? = "Inbox"
        @State private var message: Int? = 1
        var body: some View {
            NavigationSplitView {
                List(selection: $box) {
                    Section("Mailboxes") {
                        NavigationLink(value: "Inbox") { Label("Inbox", systemImage: "tray") }.badge(3)
                        NavigationLink(value: "Sent") { Label("Sent", systemImage: "paperplane") }
                    }
                }
                .navigationTitle("Mail")
                .navigationSplitViewColumnWidth(min: 120, ideal: 160)
            } content: {
                List(0..<4, id: \.self, selection: $message) { NavigationLink("Message \($0)", value: $0) }
                    .navigationTitle(box ?? "")
                    .navigationSplitViewColumnWidth(min: 100, ideal: 140)
            } detail: {
                Text("Dear Ada").navigationTitle("Message \(message ?? 0)")
            }
        }
    }

    @Test func columns() throws {
        try situationGolden("split-view") {
            Situation("three columns", 520, 200) { Mail() }
            Situation("hidden sidebar", 520, 200) {
                Mail()
            } prepare: { host in
                host.perform(onLabel: "Hide Sidebar")
                host.settle()
            }
            Situation("right to left", 520, 200) { Mail().environment(\.layoutDirection, .rightToLeft) }
            Situation("narrow", 240, 200) { Mail() }
        }
    }

    private struct Letters: View {
        var inspects = false
        var body: some View {
            NavigationSplitView {
                List { Text("Inbox") }.navigationTitle("Mail").navigationSplitViewColumnWidth(130)
            } content: {
                List { Text("A letter") }
                    .navigationTitle("Inbox")
                    .navigationSplitViewColumnWidth(140)
                    .toolbar {
                        Button("New", systemImage: "square.and.pencil") {}
                        Button("Delete", systemImage: "trash") {}
                        Button("Flag", systemImage: "flag") {}
                        Button("Archive", systemImage: "archivebox") {}
                    }
            } detail: {
                Text("Dear Ada").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("A letter")
                    .inspector(isPresented: .constant(inspects)) {
                        Text("3 pages").frame(maxWidth: .infinity, maxHeight: .infinity)
                            .inspectorColumnWidth(110)
                            .toolbar { Button("Pin", systemImage: "pin") {} }
                    }
            }
        }
    }

    @Test("Items without room stand above the next column; an inspector has a bar of its own") func bars() throws {
        try situationGolden("split-view-bars") {
            Situation("room in the next column", 560, 130) { Letters() }
            Situation("less room", 440, 130) { Letters() }
            Situation("inspector", 620, 130) { Letters(inspects: true) }
        }
    }

    @Test func tabs() throws {
        try situationGolden("tab-sidebar") {
            Situation("sidebar", 560, 180) { Tabs() }
            Situation("bar", 440, 120) { Tabs() }
        }
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("Library", systemImage: "square.stack") { Text("All songs") }.badge(12)
                TabSection("Playlists") {
                    Tab("Walks", systemImage: "star") { Text("For walks") }
                    Tab("Work", systemImage: "heart") { Text("For work") }.badge("new")
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }
}
