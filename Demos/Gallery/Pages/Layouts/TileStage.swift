import Casement

/// Tiles that count their presses, arranged by a layout.
struct TileStage: View {
    let layout: AnyLayout
    let padding: CGFloat

    var body: some View {
        layout {
            // Rows of three, which matter only to the grid.
            ForEach([0, 3, 6], id: \.self) { first in
                GridRow { ForEach(first..<min(first + 3, 7), id: \.self) { CountingTile(number: $0) } }
            }
        }
        .padding(padding)
        .overlay { Rectangle().strokeBorder(Color.accentColor, style: StrokeStyle(lineWidth: 1, dash: [4, 4])) }
        .frame(maxWidth: .infinity, minHeight: 320, maxHeight: .infinity)
        .padding(16)
        .clipped()
        .modifier(Surface(radius: 12))
    }
}

/// A tile with its own size; its count of presses is its state.
private struct CountingTile: View {
    let number: Int
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            Text("\(count)").font(.callout).fontWeight(.bold).foregroundStyle(.white)
        }
        .buttonStyle(TileStyle(color: Color(hue: 0.56 + Double(number) * 0.055, saturation: 0.62, brightness: 0.72)))
        .frame(
            width: CGFloat([48, 64, 40, 72, 56, 44, 60][number]), height: CGFloat([40, 32, 48, 36, 44, 40, 32][number])
        )
        .accessibilityIdentifier("tile-\(number)")
    }
}

private struct TileStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        RoundedRectangle(cornerRadius: 8).fill(color)
            .overlay { configuration.label }
            .brightness(configuration.isPressed ? -0.12 : configuration.isHovered ? 0.06 : 0)
    }
}

/// Views on a ring, the first at the top.
struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
        let side = min(room.width, room.height, 280)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let largest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let radius = max(0, (min(bounds.width, bounds.height) - largest) / 2)
        for (index, view) in subviews.enumerated() {
            let angle = Angle.degrees(360 * Double(index) / Double(subviews.count)).radians
            view.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

/// Views in lines, like words.
struct FlowLayout: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        places(of: subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, places(of: subviews, in: bounds.width).places) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func places(of views: Subviews, in width: CGFloat) -> (places: [CGPoint], size: CGSize) {
        var places: [CGPoint] = []
        var corner = CGPoint.zero, size = CGSize.zero, height: CGFloat = 0
        for view in views {
            let own = view.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + own.width > width {
                corner = CGPoint(x: 0, y: corner.y + height + spacing)
                height = 0
            }
            places.append(corner)
            size = CGSize(width: max(size.width, corner.x + own.width), height: max(size.height, corner.y + own.height))
            corner.x += own.width + spacing
            height = max(height, own.height)
        }
        return (places, size)
    }
}
