import Casement

/// A name with a counter in the row's own state.
struct CounterRow: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View {
        HStack(spacing: 12) {
            Text(name).fontWeight(.medium)
            Spacer(minLength: 0)
            Text("\(count)")
                .fontWeight(count == 0 ? .regular : .semibold)
                .foregroundStyle(count == 0 ? Color.secondary : Color.primary)
            IconButton("plus", "count-\(name)") { count += 1 }
        }
        .padding(.leading, 12)
        .padding(.trailing, 4)
        .frame(height: 36)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
