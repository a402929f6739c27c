import Casement

/// A toolbar that shows as much of its labels as fits.
struct FitsCard: View {
    @State private var width: CGFloat = 420
    private let tools: [(name: String, symbol: String)] = [
        ("Play", "play.fill"), ("Pause", "pause.fill"), ("Shuffle", "arrow.left.arrow.right"),
        ("Repeat", "arrow.triangle.2.circlepath"),
    ]

    var body: some View {
        GroupBox {
            ViewThatFits(in: .horizontal) {
                bar(spacing: 24) { Label($0.name, systemImage: $0.symbol) }
                bar(spacing: 16) { Text($0.name) }
                bar(spacing: 12) { Image(systemName: $0.symbol) }
            }
            .font(.callout)
            .fontWeight(.medium)
            .lineLimit(1)
            .frame(width: width, height: 36)
            .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
        } label: {
            CardTitle("ViewThatFits") { Stepper("Width", value: $width, in: 100...580, step: 40).labelsHidden() }
        }
    }

    private func bar(
        spacing: CGFloat, @ViewBuilder item: @escaping ((name: String, symbol: String)) -> some View
    ) -> some View {
        HStack(spacing: spacing) {
            ForEach(tools, id: \.name) { tool in HStack(spacing: 6) { item(tool) } }
        }
    }
}
