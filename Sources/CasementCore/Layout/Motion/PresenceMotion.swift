import Foundation

/// A node that fades in or out because it came or left.
@MainActor package final class PresenceMotion: Animating {
    private let node: LayoutNode
    @exclusivity(unchecked) private var value: AnimatedValue<Double>
    @exclusivity(unchecked) private var isOver = false

    init(of node: LayoutNode) {
        self.node = node
        value = AnimatedValue(node.presence)
    }

    func set(_ presence: Double, _ animation: Animation, at time: Double, _ ticket: AnimationTicket?) {
        value.set(presence, animation: animation, at: time, completion: ticket)
        node.presence = value.value(at: time)
    }

    package func step(to time: Double) -> Bool {
        guard !isOver, !node.isReleased else {
            end()
            return false
        }
        node.presence = value.value(at: time)
        if value.isAnimating { return true }
        node.presenceMotion = nil
        return false
    }

    /// The node leaves for good.
    func end() {
        isOver = true
        value.jump(to: value.target)
    }
}

extension LayoutNode {
    /// Lets the node fade to what it is there for: 1 is all, 0 is nothing.
    final func fade(
        to presence: Double, _ animation: Animation, on clock: AnimationClock, _ ticket: AnimationTicket?
    ) {
        let motion = presenceMotion ?? PresenceMotion(of: self)
        if presenceMotion == nil {
            presenceMotion = motion
            clock.start(motion)
        }
        motion.set(presence, animation, at: clock.time, ticket)
    }

    final var presenceMotion: PresenceMotion? {
        get { attachments?.presenceMotion }
        set { if newValue != nil || attachments != nil { attach().presenceMotion = newValue } }
    }
}
