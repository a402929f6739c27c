import Foundation

/// A node that fades in or out because it is being inserted or removed.
@MainActor package final class TransitionOpacityMotion: Animating {
    private let node: LayoutNode
    @exclusivity(unchecked) private var value: AnimatedValue<Double>
    @exclusivity(unchecked) private var isOver = false

    init(of node: LayoutNode) {
        self.node = node
        value = AnimatedValue(node.transitionOpacity)
    }

    func set(_ transitionOpacity: Double, _ animation: Animation, at time: Double, _ ticket: AnimationTicket?) {
        value.set(transitionOpacity, animation: animation, at: time, completion: ticket)
        node.transitionOpacity = value.value(at: time)
    }

    package func step(to time: Double) -> Bool {
        guard !isOver, !node.isReleased else {
            end()
            return false
        }
        node.transitionOpacity = value.value(at: time)
        if value.isAnimating { return true }
        node.presenceMotion = nil
        return false
    }

    /// Called when the node is removed for good.
    func end() {
        isOver = true
        value.jump(to: value.target)
    }
}

extension LayoutNode {
    /// Animates the node's transition opacity: 1 is opaque, 0 transparent.
    final func fade(
        to transitionOpacity: Double, _ animation: Animation, on clock: AnimationClock, _ ticket: AnimationTicket?
    ) {
        let motion = presenceMotion ?? TransitionOpacityMotion(of: self)
        if presenceMotion == nil {
            presenceMotion = motion
            clock.start(motion)
        }
        motion.set(transitionOpacity, animation, at: clock.time, ticket)
    }

    final var presenceMotion: TransitionOpacityMotion? {
        get { attachments?.presenceMotion }
        set { if newValue != nil || attachments != nil { attach().presenceMotion = newValue } }
    }
}
