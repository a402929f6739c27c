import Casement

/// Sheets, alerts and confirmation dialogs.
struct DialogsPage: View {
    @State private var isEditing = false
    @State private var asks = false
    @State private var chooses = false
    @State private var covers = false
    @State private var fillsIn = false
    @State private var isExplained = false
    @State private var erases = false
    @State private var isCareless = false
    @State private var name = "Untitled"
    @State private var last = "nothing yet"

    var body: some View {
        PageFrame("Dialogs", lead: "Sheets, alerts and confirmations above the window's content.") {
            HStack(alignment: .top, spacing: 16) {
                VStack(spacing: 16) {
                    Card("Sheets") {
                        HStack {
                            Button("Rename…") { isEditing = true }
                                .sheet(isPresented: $isEditing) { RenameSheet(name: $name) }
                            Button("Form…") { fillsIn = true }
                                .sheet(isPresented: $fillsIn) { Cover().presentationSizing(.form) }
                            Button("Fill the window") { covers = true }
                                .fullScreenCover(isPresented: $covers) { Cover() }
                        }
                        Text("The name is “\(name)”.").foregroundStyle(.secondary)
                    }
                    Card("Alerts") {
                        HStack {
                            Button("Delete…") { asks = true }
                                .alert("Delete “\(name)”?", isPresented: $asks) {
                                    Button("Delete", role: .destructive) { last = "deleted" }
                                    Button("Cancel", role: .cancel) { last = "cancelled" }
                                } message: {
                                    Text("This cannot be undone.")
                                }
                            Button("Export…") { chooses = true }
                                .confirmationDialog("Export as", isPresented: $chooses, titleVisibility: .visible) {
                                    Button("Picture") { last = "exported a picture" }
                                    Button("Document") { last = "exported a document" }
                                }
                        }
                        Button("Erase the disk…") { erases = true }
                            .alert("Erase the disk?", isPresented: $erases) {
                                Button("Erase", role: .destructive) { last = "erased" }
                                Button("Cancel", role: .cancel) { last = "cancelled" }
                            }
                            .dialogSeverity(.critical)
                            .dialogSuppressionToggle("Do not ask again", isSuppressed: $isCareless)
                        Text("Last: \(last).").foregroundStyle(.secondary)
                    }
                    Card("Popover") {
                        Button("Explain") { isExplained = true }
                            .popover(isPresented: $isExplained, arrowEdge: .trailing) {
                                Text("An arrow points to what a popover belongs to.")
                                    .frame(width: 200)
                                    .padding()
                            }
                    }
                }
                Card("In source") {
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
                }
                .frame(width: 380)
            }
        }
    }
}

/// A name in a text field, which has the focus.
private struct RenameSheet: View {
    @Binding var name: String
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Rename").font(.headline)
            TextField("Name", text: $draft).frame(width: 300).onSubmit(save)
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { dismiss() }
                Button("Save", action: save)
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.defaultAction)
                    .disabled(draft.isEmpty)
            }
        }
        .padding(24)
        .onAppear { draft = name }
    }

    private func save() {
        name = draft
        dismiss()
    }
}

/// A view that fills the window.
private struct Cover: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "sparkles").font(.system(size: 56)).foregroundStyle(.tint)
            Text("A lot of room").font(.title)
            Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
        }
    }
}
