import Foundation

/// A frame whose lengths are relative to the size of the nearest container: the window, or a scroll view.
@MainActor final class ContainerRelativeLayoutNode: WrapperLayoutNode, PlaceReader {
    private(set) var layout: _ContainerRelativeLayout
    private var used: CGSize?

    init(_ inner: LayoutNode, _ layout: _ContainerRelativeLayout) {
        self.layout = layout
        super.init(inner, kind: "containerRelativeFrame")
        tree.add(self)
    }

    func set(_ layout: _ContainerRelativeLayout) {
        self.layout = layout
        invalidate()
    }

    /// The size of the container, without the safe areas between it and this view.
    private var containerSize: CGSize {
        var free = EdgeInsets()
        var child: LayoutNode = self
        while let node = child.parent {
            if let scroll = node as? ScrollLayoutNode { return scroll.sizingSize.without(free + scroll.margins) }
            if node.isSizingContainer { return node.targetSize.without(free) }
            if let insets = node.safeAreaInsets, (node as? WrapperLayoutNode)?.inner === child { free = free + insets }
            child = node
        }
        return (tree.root?.size ?? .zero).without(free)
    }

    /// Until here, answers for the container's previous size are still cached.
    func checkPlace() {
        let size = containerSize
        guard let used, used != size else { return }
        self.used = size
        invalidate()
    }

    /// The length on an axis; nil on axes that are left to the view.
    private func length(_ axis: Axis, _ container: CGSize) -> CGFloat? {
        guard layout.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let length = layout.length(container[axis], axis)
        if length.isFinite { return max(0, length) }
        RuntimeWarning.issue("containerRelativeFrame came to \(length): a length must be finite. 0 is used.")
        return 0
    }

    override func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
        let container = containerSize
        return ProposedViewSize(
            width: length(.horizontal, container) ?? proposal.width,
            height: length(.vertical, container) ?? proposal.height)
    }

    private func size(_ inner: CGSize) -> CGSize {
        let container = containerSize
        return CGSize(
            width: length(.horizontal, container) ?? inner.width, height: length(.vertical, container) ?? inner.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        if used == nil { used = containerSize }
        return Measurement(size(inner.size(for: self.proposal(inside: proposal))), for: proposal)
    }

    override var alignsByGuides: Bool { layout.alignment.needsAsking(in: tree) }

    override func innerOrigin(_ answer: Measurement, in proposal: ProposedViewSize) -> CGPoint {
        let size = size(answer.size)
        func start(_ axis: Axis) -> CGFloat {
            let guide = layout.alignment.guide(axis)
            return guide.position(in: size[axis]) - inner.dimension(guide, answer)
        }
        return CGPoint(x: start(.horizontal), y: start(.vertical))
    }
}

extension CGSize {
    fileprivate func without(_ insets: EdgeInsets) -> CGSize {
        CGSize(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
    }
}

/// Lengths of a view relative to those of a container.
struct _ContainerRelativeLayout {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}
