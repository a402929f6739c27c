import Casement

/// COUNT lazy rows from a range.
struct LazyRowsView: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { ListRow(number: $0) } }
        }
    }
}
