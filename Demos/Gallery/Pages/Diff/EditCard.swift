import Casement

/// A list, its source, and the edits caused by flipping the flag, newest on top.
struct EditCard<Example: View>: View {
    let title: String
    let explanation: String
    let source: String
    let recorder: EditRecorder
    let subject: EditRecorder.Program
    @ViewBuilder let example: Example

    var body: some View {
        GroupBox(title) {
            Caption(explanation)
                .lineLimit(2)
                // Two lines for all, so that the content below is level in adjacent cards.
                .frame(height: 32, alignment: .top)
            example
            CodeBlock(source)
            EditRows(recorder: recorder, subject: subject)
        }
    }
}

/// A separate view: it alone reads the recorder, so that an edit runs this body and not the card's.
private struct EditRows: View {
    let recorder: EditRecorder
    let subject: EditRecorder.Program

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            let entries = recorder.latest[subject] ?? []
            if entries.isEmpty {
                Text("Flip the flag to see the edits.")
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .frame(height: 24)
            }
            ForEach(entries) { entry in
                LogRow(number: entry.id, name: entry.edit.description, color: entry.edit.color)
            }
        }
        .frame(height: CGFloat(EditRecorder.capacity) * LogRow.height, alignment: .top)
    }
}

extension DisplayableEdit {
    fileprivate var color: Color {
        switch kind {
        case .inserted: .green
        case .removed: .red
        case .changed: .blue
        case .moved: .orange
        }
    }
}
