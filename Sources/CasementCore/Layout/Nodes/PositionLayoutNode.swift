import Foundation

/// Takes all the offered space, and centres a view at a point of it.
@MainActor final class PositionLayoutNode: WrapperLayoutNode {
    var position: CGPoint { didSet { if position != oldValue { invalidate() } } }

    init(_ inner: LayoutNode, position: CGPoint) {
        self.position = position
        super.init(inner, kind: "position")
    }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: position.x - answer.size.width / 2, y: position.y - answer.size.height / 2)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = inner.measurement(for: proposal)
        return Measurement(proposal.replacingUnspecifiedDimensions(by: answer.size), for: proposal)
    }

    package override var shownNode: LayoutNode { inner.shownNode }
}
