import CasementTesting
import Foundation

/// A layout that breaks the rules in one of several ways; deterministic for the same views.
struct StrangeLayout: Layout {
    var way: Int

    static let strange: [CGFloat?] = [.nan, .infinity, -.infinity, -7, 0, nil, 1e300, 40]

    private func proposal(_ index: Int, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let strange = Self.strange
        return way % 3 == 0
            ? proposal
            : ProposedViewSize(
                width: strange[(way + index) % strange.count], height: strange[(way * 5 + index) % strange.count])
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (index, view) in subviews.enumerated() {
            let own = view.sizeThatFits(self.proposal(index, proposal))
            size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
            _ = view.dimensions(in: self.proposal(index, proposal))[HorizontalAlignment.leading]
        }
        switch way % 12 {
        case 0: return CGSize(width: CGFloat.nan, height: 20)
        case 1: return CGSize(width: CGFloat.infinity, height: size.height)
        case 2: return CGSize(width: -10, height: -CGFloat.infinity)
        case 3: return CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .nan)
        case 4:
            // Too early: there are no bounds to place in yet.
            subviews.first?.place(at: .zero, proposal: .zero)
            return size
        case 5: return proposal.replacingUnspecifiedDimensions()
        default: return size
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (index, view) in subviews.enumerated() {
            let offer = self.proposal(index, proposal)
            switch way % 12 {
            case 6: continue
            case 7: view.place(at: CGPoint(x: CGFloat.nan, y: y), proposal: offer)
            case 8:
                view.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
                view.place(at: CGPoint(x: bounds.midX + 3, y: y), anchor: .top, proposal: .unspecified)
            case 9: view.place(at: .zero, anchor: UnitPoint(x: .infinity, y: 0), proposal: offer)
            case 10: subviews[0].place(at: CGPoint(x: CGFloat.infinity, y: -.infinity), proposal: offer)
            case 11: view.place(at: CGPoint(x: 1e200, y: y), proposal: offer)
            default: view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
            }
            y += view.sizeThatFits(offer).height + 2
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { [nil, .nan, .infinity, -3][way % 4] }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { way % 5 == 0 ? .zero : ViewSpacing() }
}

/// Views on a ring: a valid layout.
struct RingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 60))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, view) in subviews.enumerated() {
            let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
            view.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

/// Views in lines like words, with a cache.
struct FlowLayout: Layout {
    var spacing: CGFloat = 3

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    private func places(_ sizes: [CGSize], _ width: CGFloat) -> (places: [CGPoint], size: CGSize) {
        var places: [CGPoint] = [], corner = CGPoint.zero, size = CGSize.zero, line: CGFloat = 0
        for own in sizes {
            if corner.x > 0, corner.x + own.width > width {
                corner = CGPoint(x: 0, y: corner.y + line + spacing)
                line = 0
            }
            places.append(corner)
            size = CGSize(
                width: max(size.width, corner.x + own.width), height: max(size.height, corner.y + own.height))
            corner.x += own.width + spacing
            line = max(line, own.height)
        }
        return (places, size)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        places(cache, proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        for (view, place) in zip(subviews, places(cache, bounds.width).places) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}
