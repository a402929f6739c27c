import Foundation

/// Scrolls the views under the pointer by wheel and keys: the innermost first, and the next outer one by
/// the rest of the distance.
@MainActor final class Scroller {
    private let tree: LayoutTree
    /// The view scrolled last; keys scroll it where the pointer is over no scroll view.
    private weak var last: ScrollLayoutNode?

    /// The distance of an arrow key, in points.
    private static let line: CGFloat = 40

    private let clock: AnimationClock?

    init(tree: LayoutTree, clock: AnimationClock?) { (self.tree, self.clock) = (tree, clock) }

    // MARK: Fingers

    /// The scroll views under fingers of a touchpad, innermost first, until they leave. Content that moves under the
    /// pointer does not change which.
    private var held: [ScrollLayoutNode]?
    private var velocity = FingerVelocity()
    /// What moves on after fingers have left it.
    private var moving: [Moving] = []

    private struct Moving { weak var node: ScrollLayoutNode? }

    /// Fingers came: the innermost view is held.
    func fingersCame(to point: CGPoint) {
        if held != nil { fingersLeft(at: 0, isGuessed: false) }
        let nodes = nodes(at: point)
        held = nodes
        velocity = FingerVelocity()
        nodes.first { $0.isEnabled && $0.limit != .zero }?.hold()
        stop()
    }

    private func drag(_ nodes: [ScrollLayoutNode], by distance: CGSize, at time: Double) -> CGSize {
        velocity.moved(by: distance, at: time)
        var left = distance
        for node in nodes where left != .zero && !node.isReleased {
            let before = node.offset
            left = node.drag(by: left)
            if node.offset != before { last = node }
        }
        return left
    }

    /// Fingers left: what they moved goes on.
    func fingersLeft(at time: Double, isGuessed: Bool) {
        guard let nodes = held else { return }
        held = nil
        var left = velocity.velocity(at: time, isGuessed: isGuessed)
        for node in nodes where !node.isReleased { left = node.letGo(at: left, on: clock) }
        moving = nodes.filter { $0.momentum != nil }.map { Moving(node: $0) }
    }

    /// What fingers hold rests: they move something else.
    func release() {
        velocity = FingerVelocity()
        fingersLeft(at: 0, isGuessed: false)
    }

    /// Stops what moves on.
    func stop() {
        guard !moving.isEmpty else { return }
        for moving in moving { moving.node?.stopMomentum() }
        moving = []
    }

    // MARK: Wheel

    /// Scrolls by a click of a wheel.
    func click(at point: CGPoint, by distance: CGSize) {
        stop()
        guard let clock else {
            scroll(at: point, by: distance)
            return
        }
        guard distance.width.isFinite, distance.height.isFinite else { return }
        var left = distance
        for node in nodes(at: point) {
            let rest = node.glide(by: left, on: clock)
            if rest != left { last = node }
            left = rest
            if left == .zero { return }
        }
    }

    /// Scrolls by a distance; returns the rest of it, which no view has used. `time` is that of the event, in seconds.
    @discardableResult func scroll(at point: CGPoint, by distance: CGSize, time: Double = 0) -> CGSize {
        guard distance.width.isFinite, distance.height.isFinite else { return distance }
        if let held { return drag(held, by: distance, at: time) }
        stop()
        var left = distance
        for node in nodes(at: point) {
            let before = node.offset
            left = node.scroll(by: left)
            if node.offset != before { last = node }
            if left == .zero { return left }
        }
        return left
    }

    /// The scroll views at a point, innermost first.
    private func nodes(at point: CGPoint?) -> [ScrollLayoutNode] {
        var found: [ScrollLayoutNode] = []
        var node = point.flatMap { tree.hit($0) }
        while let current = node {
            if let scroll = current as? ScrollLayoutNode { found.append(scroll) }
            node = current.parent
        }
        return found
    }

    func handle(_ key: KeyEquivalent, _ modifiers: EventModifiers, at point: CGPoint?) {
        guard let step = Step(key, modifiers) else { return }
        var nodes = nodes(at: point)
        if nodes.isEmpty, let node = last, !node.isReleased { nodes = [node] }
        if nodes.isEmpty, let node = tree.root.flatMap(first) { nodes = [node] }
        for node in nodes where node.isEnabled && step.moves(node) {
            last = node
            return
        }
    }

    private func first(in node: LayoutNode) -> ScrollLayoutNode? {
        if let scroll = node as? ScrollLayoutNode { return scroll }
        var found: ScrollLayoutNode?
        node.forEachChild { if found == nil { found = first(in: $0) } }
        return found
    }

    /// The step of a key.
    @MainActor private enum Step {
        case line(Axis, CGFloat)
        case page(CGFloat)
        case end(Bool)

        init?(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
            let held = modifiers.subtracting([.capsLock, .numericPad])
            if key == .space, held.subtracting(.shift).isEmpty {
                self = .page(held.isEmpty ? 1 : -1)
                return
            }
            guard held.isEmpty else { return nil }
            switch key {
            case .upArrow: self = .line(.vertical, -1)
            case .downArrow: self = .line(.vertical, 1)
            case .leftArrow: self = .line(.horizontal, -1)
            case .rightArrow: self = .line(.horizontal, 1)
            case .pageUp: self = .page(-1)
            case .pageDown: self = .page(1)
            case .home: self = .end(false)
            case .end: self = .end(true)
            default: return nil
            }
        }

        /// Scrolls; false where the content is at its end already.
        func moves(_ node: ScrollLayoutNode) -> Bool {
            let before = node.offset
            let main = node.scrolls(.vertical) ? Axis.vertical : .horizontal
            var distance = CGSize.zero
            switch self {
            case .line(let axis, let sign): distance[axis] = sign * Scroller.line
            // A line of the previous page stays visible.
            case .page(let sign):
                distance[main] = sign * max(Scroller.line, node.size[main] - Scroller.line)
                _ = node.scroll(towardsEnd: distance)
                return node.offset != before
            case .end(let isEnd):
                node.scroll(toEnd: isEnd, of: main)
                return node.offset != before
            }
            _ = node.scroll(by: distance)
            return node.offset != before
        }
    }
}
