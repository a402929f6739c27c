import Casement

/// A toolbar that shows as much of its labels as fits.
struct FitsCard: View {
    @State private var width: CGFloat = 420
    @Environment(\.palette) private var palette
    private let tools: [(name: String, icon: Icon.Drawing)] = [
        ("Play", .play), ("Pause", .pause), ("Shuffle", .shuffle), ("Reverse", .reverse),
    ]

    var body: some View {
        Card {
            CardTitle("ViewThatFits") { StepButtons("narrower", "wider", $width, in: 100...580, by: 40) }
            ViewThatFits(in: .horizontal) {
                bar(spacing: 24) { tool in
                    Icon(tool.icon).fill().frame(width: 14, height: 14)
                    Text(tool.name)
                }
                bar(spacing: 16) { Text($0.name) }
                bar(spacing: 12) { Icon($0.icon).fill().frame(width: 14, height: 14) }
            }
            .font(.callout)
            .fontWeight(.medium)
            .lineLimit(1)
            .frame(width: width, height: 36)
            .background(palette.well, in: RoundedRectangle(cornerRadius: 8))
        }
    }

    private func bar(
        spacing: CGFloat, @ViewBuilder item: @escaping ((name: String, icon: Icon.Drawing)) -> some View
    ) -> some View {
        HStack(spacing: spacing) {
            ForEach(tools, id: \.name) { tool in HStack(spacing: 6) { item(tool) } }
        }
    }
}
