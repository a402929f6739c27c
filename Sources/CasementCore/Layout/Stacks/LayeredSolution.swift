import Foundation

/// The arrangement of views on top of each other, all with the same proposal. The size is that of the views
/// of the highest priority.
@MainActor struct LayeredSolution {
    let proposal: ProposedViewSize
    private let alignment: Alignment
    private let asks: (x: Bool, y: Bool)
    /// The positions of the views' guides, for an alignment that must be queried.
    private var lines: ContiguousArray<CGPoint> = []
    private var start = CGPoint.zero
    private(set) var size = CGSize.zero
    private(set) var widths = AxisRange.all
    private(set) var heights = AxisRange.all

    init(_ children: LayoutChildren, _ proposal: ProposedViewSize, _ alignment: Alignment) {
        (self.proposal, self.alignment) = (proposal, alignment)
        asks =
            children.first.map {
                (alignment.horizontal.guide.needsAsking(in: $0.tree), alignment.vertical.guide.needsAsking(in: $0.tree))
            } ?? (false, false)
        var top = -Double.infinity
        for child in children { top = max(top, child.layoutPriority) }
        var end = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        start = CGPoint(x: CGFloat.infinity, y: .infinity)
        for child in children {
            let answer = child.measurement(for: proposal)
            widths = widths.intersection(answer.widths)
            heights = heights.intersection(answer.heights)
            let line = CGPoint(
                x: child.dimension(alignment.horizontal.guide, answer),
                y: child.dimension(alignment.vertical.guide, answer))
            if asks.x || asks.y { lines.append(line) }
            guard child.layoutPriority == top else { continue }
            start = CGPoint(x: min(start.x, -line.x), y: min(start.y, -line.y))
            end = CGPoint(x: max(end.x, answer.size.width - line.x), y: max(end.y, answer.size.height - line.y))
        }
        if start.x <= end.x, start.y <= end.y {
            size = CGSize(width: end.x - start.x, height: end.y - start.y)
        } else {
            start = .zero
        }
    }

    /// The origin of the view at `index` with this answer.
    func origin(_ index: Int, _ answer: Measurement) -> CGPoint {
        let line =
            lines.isEmpty
            ? CGPoint(
                x: alignment.horizontal.guide.position(in: answer.size.width),
                y: alignment.vertical.guide.position(in: answer.size.height)) : lines[index]
        return CGPoint(x: -line.x - start.x, y: -line.y - start.y)
    }

    /// The position of a guide that views set explicitly.
    func explicitGuide(_ guide: AlignmentGuide, _ children: LayoutChildren) -> CGFloat? {
        var combined = CombinedGuide(guide)
        for index in children.indices {
            let answer = children[index].measurement(for: proposal)
            guard let own = children[index].explicitGuide(guide, answer) else { continue }
            combined.add(own + origin(index, answer)[guide.axis])
        }
        return combined.value
    }
}
