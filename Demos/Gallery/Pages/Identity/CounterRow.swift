import Casement

/// A name with a counter in the row's own state.
struct CounterRow: View {
    let name: String
    @State private var count = 0
    @Environment(\.palette) private var palette

    init(_ name: String) { self.name = name }

    var body: some View {
        HStack(spacing: 12) {
            Text(name).fontWeight(.medium)
            Spacer(minLength: 0)
            Text("\(count)")
                .fontWeight(count == 0 ? .regular : .semibold)
                .foregroundStyle(count == 0 ? palette.quiet : palette.text)
            IconButton(.plus, "count-\(name)") { count += 1 }
        }
        .padding(.leading, 12)
        .padding(.trailing, 4)
        .frame(height: 36)
        .background(palette.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
