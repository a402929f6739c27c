import Casement

/// Sixty tiles that animate to new places whenever their order changes.
struct ShufflePage: View {
    @State private var tiles = Array(0..<60)
    @State private var isRound = false

    var body: some View {
        PageFrame("Another order, another layout, fewer tiles: each moves to its new place.") {
            Button("Sort") { withAnimation(.smooth) { tiles = Array(0..<60) } }
                .accessibilityIdentifier("sort")
            Button("Halve") { withAnimation(.smooth) { tiles = tiles.filter { $0 % 2 == 0 } } }
                .accessibilityIdentifier("halve")
            Button(isRound ? "Grid" : "Circle") { withAnimation(.bouncy(duration: 0.8)) { isRound.toggle() } }
                .accessibilityIdentifier("round")
            Button("Shuffle") { withAnimation(.bouncy(duration: 0.7)) { tiles.shuffle() } }
                .buttonStyle(.borderedProminent).accessibilityIdentifier("shuffle")
        } content: {
            GroupBox {
                let layout = isRound ? AnyLayout(RingLayout()) : AnyLayout(TileLayout(columns: 10))
                layout {
                    ForEach(tiles, id: \.self) { number in
                        TileView(number: number).transition(.scale.combined(with: .opacity))
                    }
                }
                .frame(maxWidth: .infinity)
                .frame(height: 480)
            }
        }
    }
}

private struct TileView: View {
    let number: Int

    var body: some View {
        Text("\(number + 1)")
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: 48, height: 48)
            .background(
                Color(hue: Double(number) / 60, saturation: 0.62, brightness: 0.78),
                in: RoundedRectangle(cornerRadius: 12))
    }
}

/// Rows with a number of tiles each, centred.
private struct TileLayout: Layout {
    let columns: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let step = CGSize(width: min(72, bounds.width / CGFloat(columns)), height: bounds.height / 6)
        let left = bounds.midX - step.width * CGFloat(columns) / 2
        for (index, subview) in subviews.enumerated() {
            let place = CGPoint(
                x: left + (CGFloat(index % columns) + 0.5) * step.width,
                y: bounds.minY + (CGFloat(index / columns) + 0.5) * step.height)
            subview.place(at: place, anchor: .center, proposal: .unspecified)
        }
    }
}

/// Two rings around the centre.
private struct RingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // As many tiles per ring as fit without touching.
        var (ring, first) = (0, 0)
        while first < subviews.count {
            let radius = 60 + CGFloat(ring) * 56
            let room = max(1, Int(2 * .pi * radius / 54))
            let count = min(room, subviews.count - first)
            for index in 0..<count {
                let angle = 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2
                let place = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
                subviews[first + index].place(at: place, anchor: .center, proposal: .unspecified)
            }
            (ring, first) = (ring + 1, first + count)
        }
    }
}
