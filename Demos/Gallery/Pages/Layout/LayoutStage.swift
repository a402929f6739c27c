import Casement

/// The stack as chosen, on squared paper, with its own frame drawn around it.
struct LayoutStage: View {
    let choices: LayoutChoices
    @Environment(\.palette) private var palette

    var body: some View {
        stack
            .border(palette.accent.opacity(0.6))
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { SquaredPaper(pitch: 8).fill(palette.line.opacity(0.5)) }
            .clipShape(RoundedRectangle(cornerRadius: 11))
            .modifier(Surface(color: palette.card, radius: 12))
    }

    @ViewBuilder private var stack: some View {
        switch choices.direction {
        case .horizontal:
            HStack(alignment: choices.place.vertical, spacing: choices.spacing) { children }
        case .vertical:
            VStack(alignment: choices.place.horizontal, spacing: choices.spacing) { children }
        case .depth:
            ZStack(alignment: Alignment(horizontal: choices.place.horizontal, vertical: choices.place.vertical)) {
                children
            }
        }
    }

    private var isVertical: Bool { choices.direction == .vertical }

    /// A is fixed, B is as chosen, C takes what it is offered but keeps at least 48 points.
    @ViewBuilder private var children: some View {
        MeasuredBox(name: "A", color: .teal)
            .frame(width: isVertical ? 160 : 72, height: isVertical ? 40 : 96)
        MeasuredBox(name: "B", color: .indigo)
            .frame(
                minWidth: 56, maxWidth: isFlexible && !isVertical ? .infinity : 120,
                minHeight: 40, maxHeight: isFlexible && isVertical ? .infinity : 56)
            .layoutPriority(choices.flexibility == .first ? 1 : 0)
        MeasuredBox(name: "C", color: .orange)
            .frame(
                minWidth: 56, maxWidth: isVertical ? 88 : .infinity,
                minHeight: 40, maxHeight: isVertical ? .infinity : 72)
    }

    private var isFlexible: Bool { choices.flexibility != .fixed }
}

/// A coloured box with its name and, measured where it is drawn, its size.
private struct MeasuredBox: View {
    let name: String
    let color: Color
    @Environment(\.palette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(color)
            .overlay {
                SizeLettering().fill(.white)
            }
            .overlay(alignment: .topLeading) {
                Text(name)
                    .font(.caption2)
                    .fontWeight(.bold)
                    .foregroundStyle(.white)
                    .padding(.horizontal, 6)
                    .padding(.vertical, 3)
            }
    }
}

/// Dots on a grid, from the top leading corner.
private struct SquaredPaper: Shape {
    /// The distance between neighbours in points.
    let pitch: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            for y in stride(from: rect.minY + pitch, to: rect.maxY, by: pitch) {
                for x in stride(from: rect.minX + pitch, to: rect.maxX, by: pitch) {
                    path.addRect(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }
}
