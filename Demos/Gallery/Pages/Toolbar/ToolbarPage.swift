import Casement

/// Bars of pages, with items that follow state, and a search.
struct ToolbarPage: View {
    @State private var last = "nothing yet"

    var body: some View {
        PageFrame("Toolbar", lead: "Items are declared by a view, and shown by the bar of its page.") {
            Text("Last: \(last)").foregroundStyle(.secondary).lineLimit(1).frame(maxWidth: 260, alignment: .trailing)
        } content: {
            VStack(spacing: 16) {
                NotesCard(last: $last)
                OverflowCard(last: $last)
                CustomCard(last: $last)
            }
        }
    }
}

/// Items at several places, and a search with suggestions.
private struct NotesCard: View {
    @Binding var last: String
    @State private var notes = ["Apples", "Bread", "Cherries", "Milk"]
    @State private var selection: String?
    @State private var text = ""
    @State private var isEditing = false

    var body: some View {
        Card("Items and search") {
            NavigationStack {
                List(notes.filter { text.isEmpty || $0.contains(text) }, id: \.self, selection: $selection) { Text($0) }
                    .navigationTitle("Notes")
                    .toolbar {
                        ToolbarItem(placement: .navigation) {
                            Toggle("Edit", systemImage: "pencil", isOn: $isEditing)
                        }
                        ToolbarItemGroup {
                            Button("Add", systemImage: "plus") { notes.append("Note \(notes.count)") }
                            if isEditing {
                                Button("Delete", systemImage: "trash") { notes.removeAll { $0 == selection } }
                                    .disabled(selection == nil)
                            }
                        }
                        ToolbarItem(placement: .status) { Text("\(notes.count) notes").font(.caption) }
                    }
                    .searchable(text: $text, prompt: "Notes")
                    .searchSuggestions {
                        ForEach(notes.filter { !text.isEmpty && $0.hasPrefix(text) }, id: \.self) {
                            Text($0).searchCompletion($0)
                        }
                    }
                    .onSubmit(of: .search) { last = "Search \(text)" }
            }
            .frame(height: 220)
        }
    }
}

/// More items than there is room for.
private struct OverflowCard: View {
    @Binding var last: String
    @State private var width = 360.0

    var body: some View {
        Card("As many as fit") {
            VStack(alignment: .leading) {
                NavigationStack {
                    Text("The rest is in the menu.").toolbar {
                        ForEach(1..<9) { number in Button("Item \(number)") { last = "Item \(number)" } }
                    }
                }
                .frame(width: width, height: 100)
                Slider(value: $width, in: 120...640).frame(width: 240)
            }
        }
    }
}

/// Items that the user chooses, by the context menu of the bar.
private struct CustomCard: View {
    @Binding var last: String

    var body: some View {
        Card("Customize: press the bar with the secondary button") {
            NavigationStack {
                Text("Your choice is remembered.").navigationTitle("Drawing").toolbar(id: "gallery") {
                    item("Pencil", "pencil")
                    item("Star", "star")
                    item("Lock", "lock")
                    item("Trash", "trash").defaultCustomization(.hidden)
                    item("Share", "square.and.arrow.up").defaultCustomization(.hidden, options: .alwaysAvailable)
                }
            }
            .frame(height: 100)
        }
    }

    private func item(_ title: String, _ symbol: String) -> some CustomizableToolbarContent {
        ToolbarItem(id: title) { Button(title, systemImage: symbol) { last = title } }
    }
}
