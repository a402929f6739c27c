import Casement

/// Bars of pages, with items that follow state.
struct ToolbarPage: View {
    @State private var last = "nothing yet"

    var body: some View {
        PageFrame("Items are declared by a view, and shown by the bar of its page.") {
            Text("Last: \(last)").foregroundStyle(.secondary).lineLimit(1)
        } content: {
            VStack(spacing: 16) {
                NotesPane(last: $last)
                HStack(alignment: .top, spacing: 16) {
                    OverflowCard(last: $last)
                    LookCard()
                }
                CustomCard(last: $last)
            }
        }
    }
}

/// Items at all places of a bar, and a menu of the title.
private struct NotesPane: View {
    @Binding var last: String
    @State private var notes = ["Apples", "Bread", "Cherries", "Milk"]
    @State private var selection: String?
    @State private var isEditing = false
    @State private var order = 0

    var body: some View {
        NavigationStack {
            List(order == 0 ? notes : notes.sorted(by: order == 1 ? (<) : (>)), id: \.self, selection: $selection) {
                Label($0, systemImage: "doc.text")
            }
            .listStyle(.inset)
            .navigationTitle("Shopping")
            .navigationSubtitle(isEditing ? "Editing" : "Saved")
            .toolbarTitleMenu {
                Button("Rename…") { last = "Rename" }
                Button("Duplicate") { last = "Duplicate" }
                Divider()
                Button("Move to the Bin", role: .destructive) { last = "Bin" }
            }
            .toolbar {
                ToolbarItem(placement: .navigation) { Toggle("Edit", systemImage: "pencil", isOn: $isEditing) }
                ToolbarItem {
                    Menu("Order", systemImage: "arrow.up.arrow.down") {
                        Picker("Order", selection: $order) {
                            Text("As Added").tag(0)
                            Text("A to Z").tag(1)
                            Text("Z to A").tag(2)
                        }
                        .pickerStyle(.inline)
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { notes.append("Note \(notes.count)") }
                }
                if isEditing {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Delete", systemImage: "trash") { notes.removeAll { $0 == selection } }
                            .disabled(selection == nil)
                    }
                }
                ToolbarItemGroup(placement: .secondaryAction) {
                    Button("Print…", systemImage: "printer") { last = "Print" }
                    Button("Share…", systemImage: "square.and.arrow.up") { last = "Share" }
                }
                ToolbarItem(placement: .status) {
                    Text("^[\(notes.count) note](inflect: true)").font(.caption).foregroundStyle(.secondary)
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Clear", systemImage: "trash") { notes = [] }.labelStyle(.titleAndIcon)
                }
            }
        }
        .pane(height: 290)
    }
}

/// More items than there is room for.
private struct OverflowCard: View {
    @Binding var last: String
    @State private var width = 300.0

    private static let tools = [
        ("Bold", "bold"), ("Italic", "italic"), ("Underline", "underline"), ("Link", "link"),
        ("Attach", "paperclip"), ("Photo", "photo"), ("List", "list.bullet"), ("Tag", "tag"),
    ]

    var body: some View {
        GroupBox("As many as fit") {
            NavigationStack {
                Text("The rest is in the menu.").foregroundStyle(.secondary).toolbar {
                    ForEach(Self.tools, id: \.0) { name, symbol in
                        Button(name, systemImage: symbol) { last = name }
                    }
                }
            }
            .pane(height: 96)
            .frame(width: width)
            Slider(value: $width, in: 90...320)
        }
    }
}

/// Bars with a background, without a title, or hidden.
private struct LookCard: View {
    private enum Look: CaseIterable { case plain, tinted, clear, hidden }
    @State private var look = Look.tinted

    var body: some View {
        GroupBox("The look of a bar") {
            NavigationStack {
                Text("Content").foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .navigationTitle("Trips")
                    .toolbar { Button("Add", systemImage: "plus") {} }
                    .toolbarBackground(look == .tinted ? AnyShapeStyle(.teal.gradient) : AnyShapeStyle(.background))
                    .toolbarBackground(look == .clear ? .hidden : .visible)
                    .toolbarColorScheme(look == .tinted ? .dark : nil)
                    .toolbar(look == .hidden ? .hidden : .visible)
            }
            .pane(height: 96)
            Segments(Look.allCases.map { Segment($0, "\($0)".capitalized) }, selection: $look)
        }
    }
}

/// Items that the user chooses, by the context menu of the bar.
private struct CustomCard: View {
    @Binding var last: String

    var body: some View {
        GroupBox("Customize: press the bar with the secondary button") {
            NavigationStack {
                Text("Your choice is remembered.").navigationTitle("Drawing").toolbar(id: "gallery") {
                    item("Pencil", "pencil")
                    item("Star", "star")
                    item("Lock", "lock")
                    item("Trash", "trash").defaultCustomization(.hidden)
                    item("Share", "square.and.arrow.up").defaultCustomization(.hidden, options: .alwaysAvailable)
                }
            }
            .pane(height: 100)
        }
    }

    private func item(_ title: String, _ symbol: String) -> some CustomizableToolbarContent {
        ToolbarItem(id: title) { Button(title, systemImage: symbol) { last = title } }
    }
}
