import Foundation

/// A frame whose lengths are relative to the size of the nearest container: the window, or a scroll view. On an axis
/// where the container's length is unknown, it takes the length of the view inside.
@MainActor final class ContainerRelativeLayoutNode: WrapperLayoutNode, PlaceReader {
    private(set) var layout: _ContainerRelativeLayout
    private var used: ProposedViewSize?
    /// The scroll view that it is relative to.
    private(set) weak var followed: ScrollLayoutNode?

    init(_ inner: LayoutNode, _ layout: _ContainerRelativeLayout) {
        self.layout = layout
        super.init(inner, kind: "containerRelativeFrame")
        tree.add(self)
    }

    func set(_ layout: _ContainerRelativeLayout) {
        self.layout = layout
        followed = nil
        invalidate()
    }

    /// The size of the container on its own axes, without the safe areas between it and this view.
    private var containerSize: ProposedViewSize {
        var free = EdgeInsets()
        var child: LayoutNode = self
        while let node = child.measurer {
            if let scroll = node as? ScrollLayoutNode {
                if followed !== scroll {
                    followed = scroll
                    scroll.add(self)
                }
                return relevant(scroll.sizingSize, without: free + scroll.margins)
            }
            if node.traits.isSizingContainer { return relevant(ProposedViewSize(node.targetSize), without: free) }
            if node.traits.setsSafeArea, let wrapper = node as? WrapperLayoutNode, wrapper.inner === child {
                free = free + wrapper.safeAreaInsets
            }
            child = node
        }
        return relevant(ProposedViewSize(tree.root?.size ?? .zero), without: free)
    }

    private func relevant(_ size: ProposedViewSize, without insets: EdgeInsets) -> ProposedViewSize {
        var size = size.inset(by: insets)
        for axis in Axis.allCases where !layout.axes.contains(axis.set) { size[axis] = nil }
        return size
    }

    /// Until here, answers for the container's previous size are still cached.
    func checkPlace() {
        let size = containerSize
        guard let used, used != size else { return }
        self.used = size
        invalidate()
    }

    /// The length on an axis; nil on axes that are left to the view.
    private func length(_ axis: Axis, _ container: ProposedViewSize) -> CGFloat? {
        guard let whole = container[axis] else { return nil }
        let length = layout.length(whole, axis)
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

/// Lengths of a view relative to those of a container.
struct _ContainerRelativeLayout {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}
