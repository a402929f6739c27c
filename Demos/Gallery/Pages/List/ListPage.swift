import Casement

/// Rows that are inserted, removed and moved, each with its own counter.
struct ListPage: View {
    @State private var rows = [1, 2, 3, 4, 5]
    @State private var next = 6
    /// The number of rows that fit below the header in a small window.
    private let most = 8

    var body: some View {
        PageFrame("List", lead: "State follows identity, not position.") {
            Button {
                rows.insert(next, at: 0)
                next += 1
            } label: {
                Icon(.plus).fill().frame(width: 12, height: 12)
                Text("Add")
            }
            .disabled(rows.count == most)
            .accessibilityIdentifier("add")
            Button {
                rows.shuffle()
            } label: {
                Icon(.shuffle).fill().frame(width: 14, height: 14)
                Text("Shuffle")
            }
            .disabled(rows.count < 2)
            .accessibilityIdentifier("shuffle")
            Button {
                rows.reverse()
            } label: {
                Icon(.reverse).fill().frame(width: 14, height: 14)
                Text("Reverse")
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
        .buttonStyle(.gallery())
    }
}

private struct EmptyNotice: View {
    @Environment(\.palette) private var palette

    var body: some View {
        Text("Every row has gone, and its counter with it. Added rows start at zero.")
            .foregroundStyle(palette.quiet)
            .frame(maxWidth: .infinity, minHeight: 160)
    }
}
