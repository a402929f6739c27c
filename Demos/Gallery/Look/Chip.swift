import Casement

/// A name and a number in a capsule.
struct Chip: View {
    let name: String
    let value: String
    let color: Color
    @Environment(\.palette) private var palette

    var body: some View {
        HStack(spacing: 8) {
            Dot(color: color)
            Text(name).foregroundStyle(palette.quiet)
            Text(value).fontWeight(.semibold)
        }
        .font(.caption)
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(height: 28)
        .background(palette.well, in: Capsule())
    }
}

/// Tells things apart by colour, beside a name that says the same.
struct Dot: View {
    let color: Color
    var size: CGFloat = 8

    var body: some View { Circle().fill(color).frame(width: size, height: size) }
}
