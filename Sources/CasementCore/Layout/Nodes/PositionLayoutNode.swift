import Foundation

/// Takes all the offered space, and centres a view at a point of it.
@MainActor final class PositionLayoutNode: WrapperLayoutNode, SettingLayoutNode {
    static var followsDirection: Bool { true }

    /// The position of the view's centre.
    var setting: CGPoint { didSet { if setting != oldValue { invalidate() } } }

    init(_ inner: LayoutNode, _ setting: CGPoint) {
        self.setting = setting
        super.init(inner, kind: "position")
        traits.showsInner = true
    }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: setting.x - answer.size.width / 2, y: setting.y - answer.size.height / 2)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let answer = inner.measurement(for: proposal)
        return Measurement(proposal.replacingUnspecifiedDimensions(by: answer.size), for: proposal)
    }
}
