import Casement

/// A list, its source, and the edits that flipping the flag made in it, newest on top.
struct EditCard<Example: View>: View {
    let title: String
    let explanation: String
    let source: String
    let recorder: EditRecorder
    let subject: EditRecorder.Subject
    @ViewBuilder let example: Example
    @Environment(\.palette) private var palette

    var body: some View {
        Card(title) {
            Text(explanation).font(.caption).foregroundStyle(palette.quiet).lineLimit(2)
            example
            CodeBlock(source)
            EditRows(entries: recorder.latest[subject] ?? [])
                .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

/// A part of its own, so that an edit runs this body and not the example's.
private struct EditRows: View {
    let entries: [EditRecorder.Entry]
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if entries.isEmpty {
                Text("Flip the flag to see the edits.")
                    .font(.callout)
                    .foregroundStyle(palette.quiet)
                    .frame(height: 24)
            }
            ForEach(entries) { entry in
                LogRow(number: entry.id, name: entry.edit.description, color: entry.edit.color)
            }
        }
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
