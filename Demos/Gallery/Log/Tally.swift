import Casement

/// A name, and at the end of its line its count.
struct Tally: View {
    let name: String
    let count: Int
    let color: Color

    var body: some View {
        HStack(spacing: 8) {
            Dot(color: color)
            Text(name).font(.callout).foregroundStyle(.secondary)
            Spacer(minLength: 0)
            Text("\(count)").font(.headline)
        }
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(height: 32)
        .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
