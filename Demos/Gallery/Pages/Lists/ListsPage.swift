import Casement
import Foundation

/// A window of lists: a sidebar with sections and groups; a list with pinned headers, multiple selection, deletion,
/// moves and actions of the row under the pointer or of a row that two fingers swipe; and the number of selected rows.
struct ListsPage: View {
    @State private var letters = Letter.all
    @State private var selected: Set<Letter.ID> = []
    @State private var starred: Set<Letter.ID> = []
    @State private var box: String? = "Inbox"
    @State private var margins = Margins.inset

    enum Margins: Hashable {
        case inset, plain
    }

    var body: some View {
        PageFrame("Click, Control or Shift and click, arrows, letters; drag rows, point at them, swipe them.") {
            Segments([Segment(.inset, "Inset"), Segment(.plain, "Plain")], selection: $margins).frame(width: 150)
            EditButton().accessibilityIdentifier("edit")
        } content: {
            HStack(spacing: 0) {
                Boxes(selection: $box, count: letters.count).frame(width: 190)
                Rectangle().fill(Color.line).frame(width: 1)
                if margins == .inset { list.listStyle(.inset) } else { list.listStyle(.plain) }
                Rectangle().fill(Color.line).frame(width: 1)
                Text(selected.isEmpty ? "Nothing is selected" : "\(selected.count) selected")
                    .foregroundStyle(.secondary)
                    .frame(width: 160)
                    .frame(maxHeight: .infinity)
            }
            .background(Color.card)
            .clipShape(RoundedRectangle(cornerRadius: 11))
            .padding(1)
            .background(Color.line, in: RoundedRectangle(cornerRadius: 12))
            // The lists scroll, not the page.
            .frame(minHeight: 240, idealHeight: 240, maxHeight: .infinity)
        }
    }

    /// The letters of a week are a section, whose header stays visible while it is scrolled.
    private var list: some View {
        List(selection: $selected) {
            ForEach(0..<(letters.count + 24) / 25, id: \.self) { week in
                Section("Week \(week + 1)") {
                    ForEach(letters[week * 25..<min(week * 25 + 25, letters.count)]) { row($0) }
                        .onDelete { letters.remove(atOffsets: IndexSet($0.map { $0 + week * 25 })) }
                        .onMove { places, goal in
                            letters.move(
                                fromOffsets: IndexSet(places.map { $0 + week * 25 }), toOffset: goal + week * 25)
                        }
                }
            }
        }
        .contextMenu(forSelectionType: Letter.ID.self) { ids in
            if !ids.isEmpty {
                Button("Star", systemImage: "star") { starred.formSymmetricDifference(ids) }.keyboardShortcut("d")
            }
        }
    }

    private func row(_ letter: Letter) -> some View {
        LetterRow(letter: letter, isStarred: starred.contains(letter.id))
            .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { letters.removeAll { $0.id == letter.id } }
                Button("Star", systemImage: "star") { starred.formSymmetricDifference([letter.id]) }.tint(.orange)
            }
            .swipeActions(edge: .leading) {
                Button("Select", systemImage: "checkmark") { selected.formSymmetricDifference([letter.id]) }
            }
    }
}

/// Mailboxes in sections and in a disclosure group.
private struct Boxes: View {
    @Binding var selection: String?
    let count: Int
    @State private var showsFolders = true
    @State private var showsWork = true

    var body: some View {
        List(selection: $selection) {
            Section("Mailboxes") {
                Label("Inbox", systemImage: "tray").badge(count).tag("Inbox")
                Label("Sent", systemImage: "paperplane").tag("Sent")
                Label("Bin", systemImage: "trash").tag("Bin")
            }
            Section("Folders", isExpanded: $showsFolders) {
                DisclosureGroup(isExpanded: $showsWork) {
                    Label("Plans", systemImage: "folder").tag("Plans")
                    Label("Reports", systemImage: "folder").badge(2).tag("Reports")
                } label: {
                    Label("Work", systemImage: "folder").tag("Work")
                }
                Label("Home", systemImage: "folder").tag("Home")
            }
        }
        .listStyle(.sidebar)
    }
}
