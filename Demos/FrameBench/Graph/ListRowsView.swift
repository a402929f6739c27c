import Casement

/// A list of COUNT rows from a range, one of which can be selected.
struct ListRowsView: View {
    let count: Int
    @State private var selection: Int?

    var body: some View {
        List(0..<count, id: \.self, selection: $selection) { ListRow(number: $0) }
    }
}

/// The same list from an array of identifiable elements.
struct ListItemsView: View {
    let model: RowsModel
    @State private var selection: Int?

    var body: some View {
        List(model.items, selection: $selection) { ListRow(number: $0.id) }
    }
}
