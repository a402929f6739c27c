import Casement

/// Sheets, alerts and confirmation dialogs.
struct SheetsPage: View {
    @State private var last = "nothing yet"

    var body: some View {
        PageFrame("Shown above the window's content, which is out of reach until they are answered.") {
            Text("Last: \(last)").foregroundStyle(.secondary).lineLimit(1)
        } content: {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    SheetsCard(last: $last)
                    AlertsCard(last: $last)
                    ConfirmationsCard(last: $last)
                }
                GroupBox("In source") {
                    CodeBlock(
                        """
                        Button("Delete…") { asks = true }
                            .alert("Delete?", isPresented: $asks) {
                                Button("Delete", role: .destructive) {
                                    delete()
                                }
                                Button("Cancel", role: .cancel) {}
                            } message: {
                                Text("This cannot be undone.")
                            }
                        """)
                    CodeBlock(
                        """
                        .sheet(item: $planet) { planet in
                            Form { … }
                                .navigationTitle(planet.name)
                                .toolbar {
                                    ToolbarItem(
                                        placement: .confirmationAction
                                    ) {
                                        Button("Save") { save() }
                                    }
                                }
                        }
                        """)
                }
                .frame(width: 316)
            }
        }
    }
}

/// Sheets of several sizes, for an item, and above each other.
private struct SheetsCard: View {
    @Binding var last: String
    @State private var name = "Untitled"
    @State private var isNaming = false
    @State private var planet: Planet?
    @State private var isNested = false
    @State private var covers = false
    @State private var fillsIn = false

    var body: some View {
        GroupBox("Sheets") {
            Flow {
                Button("Rename…") { isNaming = true }
                    .sheet(isPresented: $isNaming) { RenameSheet(name: $name) }
                Menu("Edit a Planet") {
                    ForEach(Planet.all) { item in Button("\(item.name)…") { planet = item } }
                }
                .sheet(item: $planet) { planet in
                    PlanetSheet(planet: planet) { last = "saved \(planet.name)" }
                }
                Button("One above Another…") { isNested = true }
                    .sheet(isPresented: $isNested) { NestedSheet(depth: 1) }
                Button("As Large as a Form…") { fillsIn = true }
                    .sheet(isPresented: $fillsIn) { NestedSheet(depth: 1).presentationSizing(.form) }
                Button("Fill the Window") { covers = true }
                    .fullScreenCover(isPresented: $covers) { Cover() }
            }
            Caption("The name is “\(name)”. Escape closes a sheet.")
        }
    }
}

/// Alerts with roles, a message, fields and an error.
private struct AlertsCard: View {
    @Binding var last: String
    @State private var asks = false
    @State private var tells = false
    @State private var signsIn = false
    @State private var user = ""
    @State private var password = ""
    @State private var error: FullDisk?
    @State private var erases = false
    @State private var isCareless = false

    var body: some View {
        GroupBox("Alerts") {
            Flow {
                Button("Message…") { tells = true }
                    .alert("The letter has been sent.", isPresented: $tells) {}
                Button("Delete…") { asks = true }
                    .alert("Delete “Untitled”?", isPresented: $asks) {
                        Button("Delete", role: .destructive) { last = "deleted" }
                        Button("Cancel", role: .cancel) { last = "cancelled" }
                    } message: {
                        Text("This cannot be undone.")
                    }
                Button("Sign In…") { signsIn = true }
                    .alert("Sign in to the library", isPresented: $signsIn) {
                        TextField("Name", text: $user)
                        SecureField("Password", text: $password)
                        Button("Sign In") { last = "signed in as \(user)" }.disabled(user.isEmpty)
                        Button("Cancel", role: .cancel) {}
                    }
                Button("Error…") { error = FullDisk() }
                    .alert(isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error) {
                        _ in
                        Button("Try Again") { last = "tried again" }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text($0.recoverySuggestion ?? "")
                    }
                Button("Erase the Disk…") { erases = true }
                    .alert("Erase the disk?", isPresented: $erases) {
                        Button("Erase", role: .destructive) { last = "erased" }
                        Button("Cancel", role: .cancel) { last = "cancelled" }
                    }
                    .dialogSeverity(.critical)
                    .dialogSuppressionToggle("Do not ask again", isSuppressed: $isCareless)
            }
            Caption("Return presses the default button, Escape the one that cancels.")
        }
    }
}

/// A choice of actions, and one that destroys.
private struct ConfirmationsCard: View {
    @Binding var last: String
    @State private var exports = false
    @State private var discards = false

    var body: some View {
        GroupBox("Confirmation dialogs") {
            Flow {
                Button("Export…") { exports = true }
                    .confirmationDialog("Export as", isPresented: $exports, titleVisibility: .visible) {
                        Button("Picture") { last = "exported a picture" }
                        Button("Document") { last = "exported a document" }
                        Button("Plain Text") { last = "exported text" }
                    }
                Button("Discard Changes…", role: .destructive) { discards = true }
                    .confirmationDialog("Discard the changes?", isPresented: $discards, titleVisibility: .visible) {
                        Button("Discard", role: .destructive) { last = "discarded" }
                    } message: {
                        Text("The document has been changed since it was saved at 9:41.")
                    }
            }
        }
    }
}

private struct FullDisk: LocalizedError {
    var errorDescription: String? { "The document could not be saved." }
    var recoverySuggestion: String? { "The disk is full. Delete some files, and try again." }
}
