import Casement

/// Menus of buttons, of views and of rows.
struct MenusPage: View {
    @State private var last = "nothing yet"

    var body: some View {
        PageFrame("Presented above the content, operated by pointer or keyboard.") {
            Text("Last: \(last)").foregroundStyle(.secondary).lineLimit(1).frame(maxWidth: 260, alignment: .trailing)
        } content: {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    ActionsCard(last: $last)
                    ChoicesCard(last: $last)
                    LongCard(last: $last)
                }
                VStack(spacing: 16) {
                    PlaceCard(last: $last)
                    RowsCard(last: $last)
                    MenuBarCard()
                }
            }
        }
    }
}

/// Actions, some of them in submenus, some with keys.
private struct ActionsCard: View {
    @Binding var last: String
    @State private var showsGrid = true
    @State private var hasShadow = false

    var body: some View {
        GroupBox("Actions") {
            HStack(spacing: 8) {
                Menu("Edit") {
                    Button("Undo") { last = "Undo" }.keyboardShortcut("z")
                    Button("Redo") { last = "Redo" }.keyboardShortcut("z", modifiers: [.command, .shift]).disabled(true)
                    Divider()
                    Button("Duplicate", systemImage: "doc") { last = "Duplicate" }
                    Menu("Move to") {
                        ForEach(["Desktop", "Documents", "Music"], id: \.self) { place in
                            Button(place) { last = "Move to \(place)" }
                        }
                        Menu("Elsewhere") { Button("The attic") { last = "Move to the attic" } }
                    }
                    Divider()
                    Button("Delete", role: .destructive) { last = "Delete" }
                }
                Menu("View") {
                    Section("Paper") {
                        Toggle("Show the grid", isOn: $showsGrid)
                        Toggle("Shadows", isOn: $hasShadow)
                    }
                    Section("Size") {
                        Button("Larger") { last = "Larger" }
                        Button("Smaller") { last = "Smaller" }
                    }
                }
                Menu("Share") {
                    Button("By letter") { last = "By letter" }
                    Button("By pigeon") { last = "By pigeon" }
                } primaryAction: {
                    last = "Share"
                }
            }
            Caption("Arrow keys go through the items, a letter leads to the next one that begins with it.")
        }
    }
}

/// One of several, chosen from a menu.
private struct ChoicesCard: View {
    @Binding var last: String
    @State private var flavour = "Vanilla"
    @State private var size = 1

    var body: some View {
        GroupBox("Choices") {
            HStack(spacing: 20) {
                Picker("Flavour", selection: $flavour) {
                    ForEach(["Vanilla", "Cherry", "Walnut", "Pistachio"], id: \.self) { Text($0) }
                }
                Menu("Order") {
                    Picker("Size", selection: $size) {
                        Text("A scoop").tag(1).keyboardShortcut("1")
                        Text("Two scoops").tag(2).keyboardShortcut("2")
                        Text("A bucket").tag(3).keyboardShortcut("3")
                    }
                    .pickerStyle(.inline)
                    Picker("Flavour", selection: $flavour) {
                        ForEach(["Vanilla", "Cherry", "Walnut", "Pistachio"], id: \.self) { Text($0) }
                    }
                    Divider()
                    Button("Order it") { last = "Ordered \(size)" }
                }
            }
        }
    }
}

/// More items than fit in a window.
private struct LongCard: View {
    @Binding var last: String

    var body: some View {
        GroupBox("Two hundred items") {
            Menu("Years") {
                ForEach(1900..<2100, id: \.self) { year in Button(String(year)) { last = "The year \(year)" } }
            }
            Caption("A long menu leaves the window, and scrolls if it is longer than the screen.")
        }
    }
}

/// A view with its own context menu.
private struct PlaceCard: View {
    @Binding var last: String
    @State private var color = Color.indigo

    private let colors: [(String, Color)] = [
        ("Indigo", .indigo), ("Teal", .teal), ("Orange", .orange), ("Pink", .pink),
    ]

    var body: some View {
        GroupBox("Where the pointer is") {
            RoundedRectangle(cornerRadius: 10)
                .fill(color.gradient)
                .frame(height: 96)
                // White is legible on any of them in both schemes.
                .overlay { Color.black.opacity(0.35).clipShape(RoundedRectangle(cornerRadius: 10)) }
                .overlay { Text("Press the secondary button here").font(.callout).foregroundStyle(.white) }
                .contextMenu {
                    ForEach(colors, id: \.0) { name, color in
                        Button(name) {
                            withAnimation { self.color = color }
                            last = name
                        }
                    }
                }
        }
    }
}

/// A list whose rows share a menu.
private struct RowsCard: View {
    @Binding var last: String
    @State private var files = ["Letter.odt", "Map.svg", "Notes.txt", "Photo.png", "Song.ogg"]
    @State private var selected: Set<String> = ["Map.svg", "Notes.txt"]

    var body: some View {
        GroupBox("Rows") {
            List(files, id: \.self, selection: $selected) { name in
                Label(name, systemImage: "doc")
            }
            .contextMenu(forSelectionType: String.self) { names in
                if names.isEmpty {
                    Button("New file") { add() }
                } else {
                    Button(names.count == 1 ? "Open" : "Open \(names.count) files") { last = "Opened \(names.count)" }
                    Divider()
                    Button("Delete", role: .destructive) { files.removeAll(where: names.contains) }
                }
            } primaryAction: { names in
                last = "Opened \(names.sorted().joined(separator: ", "))"
            }
            .listStyle(.bordered)
            .frame(height: 190)
            Caption("The menu is for what is selected, or for the row that is pressed.")
        }
    }

    private func add() {
        let name = "New \(files.count + 1).txt"
        files.append(name)
        last = "Added \(name)"
    }
}

/// A value of the page that the menu bar of the program changes.
private struct MenuBarCard: View {
    @State private var tally = 0

    var body: some View {
        GroupBox("The menu bar") {
            Text("Tally: \(tally)").monospacedDigit().frame(maxWidth: .infinity, alignment: .leading)
            Caption(
                "The menu Tally counts while this page is shown, also by Ctrl K. Ctrl Shift P finds commands by name.")
        }
        .focusedSceneValue(\.tally, $tally)
    }
}
