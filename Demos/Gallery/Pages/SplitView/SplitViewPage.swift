import Casement

/// Columns that drive each other, and tabs that become a sidebar.
struct SplitViewPage: View {
    var body: some View {
        PageFrame("A choice in one column decides what the next one shows.") {
            VStack(spacing: 16) {
                LettersCard()
                SidebarTabsCard()
            }
        }
    }
}

/// Three columns: boxes, letters, and one letter.
private struct LettersCard: View {
    @State private var box: String? = "Inbox"
    @State private var letter: Int? = 1
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var name = "Letters"

    var body: some View {
        GroupBox("Columns") {
            NavigationSplitView(columnVisibility: $columns) {
                List(selection: $box) {
                    Section("Boxes") {
                        NavigationLink(value: "Inbox") { Label("Inbox", systemImage: "tray") }.badge(3)
                        NavigationLink(value: "Sent") { Label("Sent", systemImage: "paperplane") }
                    }
                    NavigationLink(value: "Trash") { Label("Trash", systemImage: "trash") }
                }
                .navigationTitle($name)
                .navigationSplitViewColumnWidth(min: 120, ideal: 160)
            } content: {
                List(0..<12, id: \.self, selection: $letter) { NavigationLink("Letter \($0)", value: $0) }
                    .navigationTitle(box ?? "No box")
                    .navigationSplitViewColumnWidth(min: 120, ideal: 180)
            } detail: {
                NavigationStack {
                    VStack(spacing: 12) {
                        Text("Letter \(letter ?? 0) of \(box ?? "no box")")
                        NavigationLink("The envelope") { Text("Paper, sealed").navigationTitle("Envelope") }
                    }
                    .navigationTitle("Letter \(letter ?? 0)")
                }
            }
            .pane(height: 260)
            Caption("Drag the lines; a double click resets them. A double click on the first title renames it.")
        }
    }
}

/// Tabs in sections.
private struct SidebarTabsCard: View {
    @AppStorage("galleryTabs") private var customization = TabViewCustomization()

    var body: some View {
        GroupBox("Tabs as a sidebar, to drag and to hide") {
            TabView {
                Tab("Library", systemImage: "square.stack") { Text("All songs") }.badge(12)
                TabSection("Playlists") {
                    Tab("Walks", systemImage: "star") { Text("For walks") }.customizationID("walks")
                    Tab("Work", systemImage: "heart") { Text("For work") }.badge("new").customizationID("work")
                }
                .customizationID("playlists")
                Tab(role: .search) { Text("Find a song") }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
            .pane(height: 180)
        }
    }
}
