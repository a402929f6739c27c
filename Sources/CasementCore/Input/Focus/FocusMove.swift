import Foundation

/// Arrow keys move the focus among neighbours: in a section, a scroll view or the window.
extension FocusManager {
    func move(_ direction: MoveCommandDirection) -> Bool {
        guard let focused, !focused.takesText, let node = focused.node else { return false }
        let own = node.converted(CGRect(origin: .zero, size: node.targetSize), toAncestor: nil)
        var all: [Responder] = []
        group(of: node).appendFocusables(to: &all)
        var best: (responder: Responder, distance: CGFloat)?
        for other in all where other !== focused {
            guard let place = other.node, !place.isInside(node), !node.isInside(place) else { continue }
            let frame = place.converted(CGRect(origin: .zero, size: place.targetSize), toAncestor: nil)
            guard let distance = direction.distance(from: own, to: frame) else { continue }
            if distance < best?.distance ?? .infinity { best = (other, distance) }
        }
        return best.map { focus($0.responder, by: .keyboard) } ?? false
    }

    private func group(of node: LayoutNode) -> LayoutNode {
        var current = node
        while let parent = current.parent {
            current = parent
            if current is ScrollLayoutNode || current is PresentedLayoutNode { return current }
            let isSection = current.attachments?.responders.contains { $0 is FocusSectionMark || $0 is FocusScopeMark }
            if isSection ?? false { return current }
        }
        return current
    }
}

extension LayoutNode {
    /// Whether it is another node or a descendant of it.
    final func isInside(_ other: LayoutNode) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}

extension MoveCommandDirection {
    /// The distance from one frame to another in this direction, larger for frames to the side. Nil where the other
    /// is not in this direction.
    fileprivate func distance(from own: CGRect, to other: CGRect) -> CGFloat? {
        let way: CGFloat, aside: CGFloat
        switch self {
        case .up: way = own.minY - other.maxY
        case .down: way = other.minY - own.maxY
        case .left: way = own.minX - other.maxX
        case .right: way = other.minX - own.maxX
        }
        // Frames that touch or slightly overlap are still neighbours.
        guard way > -2 else { return nil }
        switch self {
        case .up, .down:
            aside = max(0, max(own.minX - other.maxX, other.minX - own.maxX)) + abs(own.midX - other.midX) / 100
        case .left, .right:
            aside = max(0, max(own.minY - other.maxY, other.minY - own.maxY)) + abs(own.midY - other.midY) / 100
        }
        return way + 3 * aside
    }
}
