import Casement

/// A few lines of source, sunk into a card.
struct CodeBlock: View {
    let source: String
    @Environment(\.palette) private var palette

    init(_ source: String) { self.source = source }

    var body: some View {
        Text(verbatim: source)
            .font(.system(.caption2, design: .monospaced))
            .foregroundStyle(palette.quiet)
            // Source is shown whole or not at all.
            .fixedSize(horizontal: false, vertical: true)
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(palette.well, in: RoundedRectangle(cornerRadius: 8))
    }
}
