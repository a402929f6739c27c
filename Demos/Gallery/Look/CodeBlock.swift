import Casement

/// A few lines of source on a sunken background in a card.
struct CodeBlock: View {
    let source: String

    init(_ source: String) { self.source = source }

    var body: some View {
        Text(verbatim: source)
            .font(.system(.caption2, design: .monospaced))
            .foregroundStyle(.secondary)
            // Lines that are too long are cut: wrapped source is hard to read.
            .fixedSize()
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .clipped()
            .padding(12)
            .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
            // Swift reads from left to right everywhere.
            .environment(\.layoutDirection, .leftToRight)
    }
}
