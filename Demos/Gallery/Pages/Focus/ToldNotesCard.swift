import Casement

/// The values that the focused field passes to buttons, and an undo of the buttons' changes.
struct ToldNotesCard: View {
    @State private var notes = Notes()

    var body: some View {
        GroupBox {
            HStack(spacing: 8) {
                ForEach(notes.texts.indices, id: \.self) { index in
                    TextField("Note", text: $notes.texts[index]).focusedValue(\.note, index)
                }
            }
            Caption(
                "The buttons are for the field with the focus; Alt turns them around, Ctrl-Z outside of the fields goes back"
            )
        } label: {
            CardTitle("focusedValue, onModifierKeysChanged, undoManager") { NoteButtons(notes: notes) }
        }
    }
}

@Observable @MainActor private final class Notes {
    var texts = ["quiet", "words"]

    func change(_ index: Int, to new: String, _ undo: UndoManager?) {
        let old = texts[index]
        texts[index] = new
        undo?.registerUndo(withTarget: self) { $0.change(index, to: old, undo) }
    }
}

private struct NoteButtons: View {
    let notes: Notes
    @FocusedValue(\.note) private var note
    @State private var whispers = false
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        HStack(spacing: 8) {
            Button(whispers ? "Whisper" : "Shout") {
                guard let note else { return }
                let text = notes.texts[note]
                notes.change(note, to: whispers ? text.lowercased() : text.uppercased(), undoManager)
            }
            .disabled(note == nil)
            Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        }
        .buttonStyle(.borderless)
        .onModifierKeysChanged(mask: .option) { whispers = !$1.isEmpty }
    }
}

private struct NoteKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    /// The number of the focused note, if any.
    fileprivate var note: Int? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}
