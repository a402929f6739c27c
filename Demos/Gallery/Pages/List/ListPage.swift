import Casement

/// Rows that are inserted, removed and moved, each with its own counter.
struct ListPage: View {
    @State private var rows = [1, 2, 3, 4, 5]
    @State private var next = 6
    /// The number of rows that fit below the header in a small window.
    private let most = 8

    var body: some View {
        PageFrame("State follows identity, not position.") {
            Button {
                rows.insert(next, at: 0)
                next += 1
            } label: {
                Label("Add", systemImage: "plus")
            }
            .disabled(rows.count == most)
            .accessibilityIdentifier("add")
            Button {
                rows.shuffle()
            } label: {
                Label("Shuffle", systemImage: "arrow.left.arrow.right")
            }
            .disabled(rows.count < 2)
            .accessibilityIdentifier("shuffle")
            Button {
                rows.reverse()
            } label: {
                Label("Reverse", systemImage: "arrow.up.arrow.down")
            }
            .disabled(rows.count < 2)
            .accessibilityIdentifier("reverse")
        } content: {
            VStack(spacing: 0) {
                if rows.isEmpty { EmptyNotice() }
                VStack(spacing: 8) {
                    ForEach(rows, id: \.self) { id in
                        ListRow(number: id) { rows.removeAll { $0 == id } }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
    }
}

private struct EmptyNotice: View {

    var body: some View {
        Text("Every row has gone, and its counter with it. Added rows start at zero.")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, minHeight: 160)
    }
}
