import Casement

/// Views side by side, in as many lines as they need.
struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(in: proposal.width ?? .infinity, subviews)
        return places.map { CGSize(width: $0.maxX, height: $0.maxY) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, places(in: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(place.size))
        }
    }

    private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
            defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
