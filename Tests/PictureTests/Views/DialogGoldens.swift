import CasementTesting
import Testing

/// Alerts, sheets, popovers and pages as they look, also with increased contrast and from right to left.
@MainActor struct DialogGoldens {
    private struct Below: View {
        var body: some View {
            List(["Inbox", "Drafts", "Sent", "Archive"], id: \.self) { Label($0, systemImage: "folder") }
        }
    }

    private struct Warning: View {
        var body: some View {
            Below().alert("Delete “Holiday.jpg”?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep") {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This item will be deleted immediately.")
            }
        }
    }

    private struct Rename: View {
        @State private var name = "Untitled"
        var body: some View {
            Below().alert("Rename", isPresented: .constant(true)) {
                TextField("Name", text: $name)
                Button("Rename") {}
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    private struct Event: View {
        @State private var name = "Lunch"
        var body: some View {
            Below().sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Form {
                        TextField("Name", text: $name)
                        Toggle("Reminders", isOn: .constant(true))
                    }
                    .formStyle(.grouped)
                    .navigationTitle("New Event")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
                    }
                }
            }
        }
    }

    private struct Facts: View {
        var body: some View {
            Text("Info")
                .popover(isPresented: .constant(true), arrowEdge: .bottom) {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("Made in 1843").font(.headline)
                        Text("The first of its kind.").foregroundStyle(.secondary)
                    }
                    .padding()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .padding(20)
        }
    }

    private struct Settings: View {
        var body: some View {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    List {
                        NavigationLink("General", value: 2)
                        NavigationLink("Off", value: 3).disabled(true)
                    }
                    .navigationTitle("Settings")
                    .toolbar { Button("Add", systemImage: "plus") {} }
                }
            }
        }
    }

    private func unusual(_ host: TestHost) {
        host.setEnvironment(\._colorSchemeContrast, .increased)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
    }

    @Test func alert() throws { try golden("alert", size: CGSize(width: 320, height: 230)) { Warning() } }
    @Test func alertWithField() throws { try golden("alert-field", size: CGSize(width: 320, height: 160)) { Rename() } }
    @Test func sheet() throws { try golden("sheet", size: CGSize(width: 380, height: 300)) { Event() } }
    @Test func popover() throws { try golden("popover", size: CGSize(width: 240, height: 150)) { Facts() } }
    @Test func page() throws { try golden("page", size: CGSize(width: 300, height: 110)) { Settings() } }

    @Test func unusualDialogs() throws {
        try situationGolden("dialogs-unusual") {
            Situation("alert", 320, 230, content: { Warning() }, prepare: unusual)
            Situation("sheet", 380, 300, content: { Event() }, prepare: unusual)
            Situation("popover", 240, 150, content: { Facts() }, prepare: unusual)
            Situation("page", 300, 110, content: { Settings() }, prepare: unusual)
        }
    }
}
