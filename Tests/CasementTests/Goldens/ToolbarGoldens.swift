import CasementTesting
import Testing

/// Toolbars as they look.
@MainActor @Suite struct ToolbarGoldens {
    private struct Page: View {
        var body: some View {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    List(["First", "Second"], id: \.self) { Text($0) }
                        .navigationTitle("Documents")
                        .navigationSubtitle("2 items")
                        .toolbar {
                            ToolbarItemGroup {
                                Button("New", systemImage: "plus") {}
                                Button("Trash", systemImage: "trash") {}.disabled(true)
                                Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("Name") {} }
                            }
                            ToolbarItem { Button("Edit") {} }
                            ToolbarItem(placement: .status) { Text("Saved").font(.caption) }
                        }
                        .searchable(text: .constant("word"))
                }
            }
        }
    }

    @Test func toolbar() throws { try golden("toolbar", size: CGSize(width: 560, height: 160)) { Page() } }
}
