import Foundation

/// Reports a scroll view's position to observers, and applies a binding to it.
@MainActor final class ScrollReport {
    private let scroll: ScrollLayoutNode
    private var observers: [ScrollObserver] = []
    private var reported: ScrollGeometry?
    private var position: ScrollPositionLink?
    /// The binding's value when it was last read or set.
    private var known: ScrollPositionTarget?
    /// Whether the content was moved by anything but the binding.
    private var movedByOthers = false
    /// The scroll movement that the binding started.
    private var ownCourse: Int?
    private var phase = ScrollPhase.idle
    private var phaseObservers: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []

    init(of scroll: ScrollLayoutNode) { self.scroll = scroll }

    func configure(_ traits: ScrollTraits, node: some ScrollSurface) {
        // New observers need the current geometry.
        if !traits.observers.isEmpty { reported = nil }
        observers = traits.observers
        phaseObservers = traits.phaseObservers
        if let behavior = traits.behavior {
            scroll.aim = { [weak node, scroll] aim in
                node.map { behavior.target(of: aim, in: scroll, node: $0) } ?? aim.end
            }
        } else {
            scroll.aim = nil
        }
        position = traits.position
        guard let position, position.target != known else { return }
        known = position.target
        guard var target = position.target else { return }
        let transaction = node.graph.transactions.current
        if case .view(let id, _) = target, !position.isAnchored, let anchor = transaction.scrollTargetAnchor {
            target = .view(id, anchor: anchor)
        }
        transaction.ticket?.hold()
        node.graph.layout.enqueueRequest { [weak self, weak node, scroll] in
            if let node {
                self?.ownCourse = scroll.courses + 1
                scroll.setGoal(
                    { [weak node] in node.flatMap { target.offset(in: $0) } }, transaction, on: node.graph.clock)
            }
            transaction.ticket?.release()
        }
    }

    func move(_ node: some ScrollSurface) {
        if scroll.courses != ownCourse { movedByOthers = true }
        let phase = scroll.phase
        enter(phase, node)
        // Scrolling by the user without an animation ends at once.
        if phase == .interacting, scroll.offsetMotion == nil, scroll.fingers == nil { enter(.idle, node) }
    }

    /// The phase has changed without a movement.
    func phaseChanged(_ node: some ScrollSurface) { enter(scroll.phaseAtRest, node) }

    private func enter(_ new: ScrollPhase, _ node: some ScrollSurface) {
        let old = phase
        phase = new
        guard new != old, !phaseObservers.isEmpty else { return }
        let observers = phaseObservers
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll), velocity: scroll.momentum?.velocity)
        node.graph.enqueueAction { for observer in observers { observer(old, new, context) } }
        node.graph.requestFrame()
    }

    /// Reports the geometry after layout.
    func update(from node: some ScrollSurface) {
        guard !observers.isEmpty || position != nil else { return }
        let geometry = ScrollGeometry(scroll)
        guard geometry != reported else { return }
        reported = geometry
        if !observers.isEmpty {
            let observers = observers
            node.graph.enqueueAction { [weak node] in
                guard let node, !node.isRemoved else { return }
                for observer in observers { observer.report(geometry, node) }
            }
        }
        guard let position, movedByOthers else { return }
        movedByOthers = false
        guard let now = position.read(node), now != known else { return }
        known = now
        node.graph.enqueueAction { position.write(now) }
    }
}
