import Casement

/// A line of a log: its time, its text, and the colour of its subject.
struct LogRow: View {
    static let height: CGFloat = 24

    let number: Int
    let name: String
    var detail = ""
    let color: Color

    var body: some View {
        HStack(spacing: 8) {
            Text("\(number)")
                .font(.system(.caption2, design: .monospaced))
                .foregroundStyle(.secondary)
                .frame(width: 20, alignment: .leading)
            Dot(color: color, size: 6)
            Text(name).font(.callout)
            Spacer(minLength: 0)
            Text(detail).font(.caption).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .frame(height: Self.height)
    }
}
