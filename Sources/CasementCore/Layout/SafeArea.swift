import Foundation

extension LayoutNode {
    /// The safe area of ancestors that this node touches and may ignore: how far it could extend on each side, in
    /// points. Leading is left here.
    final func safeAreaAround() -> EdgeInsets {
        var around = EdgeInsets()
        var rect = CGRect(origin: .zero, size: size)
        var node = self
        while let parent = node.parent {
            rect = rect.offsetBy(dx: node.targetOrigin.x, dy: node.targetOrigin.y)
            if parent.traits.setsSafeArea, let wrapper = parent as? WrapperLayoutNode, wrapper.inner === node {
                var insets = wrapper.safeAreaInsets
                if parent.isMirrored { swap(&insets.leading, &insets.trailing) }
                let touched = insets.touched(by: rect, in: parent.targetSize)
                around = around + touched
                rect = CGRect(
                    x: rect.minX - touched.leading, y: rect.minY - touched.top, width: rect.width + touched.horizontal,
                    height: rect.height + touched.vertical)
            }
            node = parent
        }
        return around
    }
}

extension LayoutNode {
    /// The same, with leading as for views in this node.
    final var safeAreaBeyond: EdgeInsets {
        guard tree.features.hasSafeAreas else { return EdgeInsets() }
        var around = safeAreaAround()
        // A leaf does not know its direction, but its container does.
        if self is ContainerLayoutNode ? isMirrored : parent?.isMirrored ?? false {
            swap(&around.leading, &around.trailing)
        }
        return around
    }
}

extension EdgeInsets {
    /// The insets of the sides that a rectangle touches, in a container of this size: the rectangle's distance from
    /// the container's edge there.
    package func touched(by rect: CGRect, in size: CGSize) -> EdgeInsets {
        func distance(_ inset: CGFloat, _ room: CGFloat) -> CGFloat { room <= inset + 1e-6 ? max(0, room) : 0 }
        return EdgeInsets(
            top: distance(top, rect.minY), leading: distance(leading, rect.minX),
            bottom: distance(bottom, size.height - rect.maxY), trailing: distance(trailing, size.width - rect.maxX))
    }

    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }

    /// The insets of some edges, zero for the others.
    func limited(to edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

/// Extends a view into the safe area of its ancestors. Its own size stays.
@MainActor final class SafeAreaIgnoringLayoutNode: WrapperLayoutNode, PlaceReader {
    var edges: Edge.Set { didSet { if edges != oldValue { invalidate() } } }
    private var used = EdgeInsets()

    init(_ inner: LayoutNode, edges: Edge.Set) {
        self.edges = edges
        super.init(inner, kind: "ignoresSafeArea")
        if tree.features.hasSafeAreas { tree.add(self) }
    }

    private var insets: EdgeInsets {
        guard tree.features.hasSafeAreas else { return EdgeInsets() }
        // Edges are relative to the layout direction, insets to the window.
        var sides = edges
        if isMirrored {
            sides = edges.intersection(.vertical)
            if edges.contains(.leading) { sides.insert(.trailing) }
            if edges.contains(.trailing) { sides.insert(.leading) }
        }
        return safeAreaAround().limited(to: sides)
    }

    func checkPlace() { if insets != used { invalidate() } }

    override func placeChildren(_ proposal: ProposedViewSize) {
        used = insets
        guard used != EdgeInsets() else { return super.placeChildren(proposal) }
        let room = ProposedViewSize(
            width: size.width + used.horizontal, height: size.height + used.vertical)
        inner.place(at: CGPoint(x: isMirrored ? -used.trailing : -used.leading, y: -used.top), proposal: room)
    }
}

/// Shows a view at an edge of another one, which is inset by it but may extend behind it by ignoring the safe area.
@MainActor final class SafeAreaInsetLayoutNode: SecondaryLayoutNode {
    private let edge: Edge
    /// The distance between both views in points.
    private let spacing: CGFloat
    private var insetLength: CGFloat = 0

    init(_ inner: LayoutNode, bar: LayeredLayoutNode, edge: Edge, spacing: CGFloat, alignment: Alignment) {
        (self.edge, self.spacing) = (edge, spacing)
        super.init(inner, secondary: bar, alignment: alignment, isBehind: false, kind: "safeAreaInset")
        traits.setsSafeArea = true
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private var isBefore: Bool { edge == .top || edge == .leading }

    /// The length that the view at the edge takes of a proposal.
    private func inset(in proposal: ProposedViewSize) -> CGFloat {
        secondary.measurement(for: proposal).size[axis] + spacing
    }

    override func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        var inside = proposal
        if let length = proposal[axis] { inside[axis] = max(0, length - inset(in: proposal)) }
        return inside
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        var size = inner.measurement(for: self.proposal(inside: proposal)).size
        size[axis] += inset(in: proposal)
        return Measurement(size, for: proposal)
    }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        var origin = CGPoint.zero
        if isBefore { origin[axis] = inset(in: proposal) }
        return origin
    }

    override var safeAreaInsets: EdgeInsets { EdgeInsets(Edge.Set(edge), insetLength) }

    override func placeChildren(_ proposal: ProposedViewSize) {
        insetLength = inset(in: proposal)
        placeInner(proposal)
        // The view at the edge is offered the full breadth, and the length that was measured.
        var offer = ProposedViewSize(size)
        offer[axis] = max(0, insetLength - spacing)
        let answer = secondary.measurement(for: offer)
        let guide = alignment.guide(axis.other)
        var origin = CGPoint.zero
        origin[axis] = isBefore ? 0 : size[axis] - answer.size[axis]
        origin[axis.other] = guide.position(in: size[axis.other]) - secondary.dimension(guide, answer)
        secondary.place(at: origin, proposal: offer)
    }

    /// The view at the edge determines the space of the other view.
    override func childChanged(_ child: LayoutNode) { invalidate() }
}
