import CasementTesting
import Testing

/// Toolbars as they look.
@MainActor struct ToolbarGoldens {
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

    @Test func toolbar() throws { try golden("toolbar", size: CGSize(width: 720, height: 160)) { Page() } }

    private struct Drawing: View {
        var body: some View {
            Text("content").toolbar(id: "drawing") {
                ToolbarItem(id: "new") { Button("New", systemImage: "plus") {} }
                ToolbarItem(id: "share") { Button("Share", systemImage: "square.and.arrow.up") {} }
                ToolbarItem(id: "lineWidth") { Slider(value: .constant(0.5)).frame(width: 60) }
                ToolbarItem(id: "trash", showsByDefault: false) { Button("Delete", systemImage: "trash") {} }
            }
        }
    }

    @Test("the dialog that customises a bar") func customizer() throws {
        try golden("toolbar-customizer", size: CGSize(width: 420, height: 420)) { host in
            host.deliver(.pointerDown(CGPoint(x: 20, y: 20), .secondary, clicks: 1))
            host.deliver(.pointerUp(CGPoint(x: 20, y: 20), .secondary))
            host.settle()
            host.tap(text: "Customize Toolbar…")
            host.settle()
        } content: {
            Drawing()
        }
    }

    @Test("a critical alert with a check box") func criticalAlert() throws {
        try golden("alert-critical", size: CGSize(width: 380, height: 300)) { host in
            host.settle()
        } content: {
            Text("content")
                .alert("Erase the disk?", isPresented: .constant(true)) {
                    Button("Erase", role: .destructive) {}
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("All files are lost, and cannot be restored.")
                }
                .dialogSeverity(.critical)
                .dialogSuppressionToggle(isSuppressed: .constant(false))
        }
    }
}
