import Casement

/// A name, and at the end of its line its count.
struct Tally: View {
    let name: String
    let count: Int
    let color: Color
    @Environment(\.palette) private var palette

    var body: some View {
        HStack(spacing: 8) {
            Dot(color: color)
            Text(name).font(.callout).foregroundStyle(palette.quiet)
            Spacer(minLength: 0)
            Text("\(count)").font(.headline)
        }
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(height: 32)
        .background(palette.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
