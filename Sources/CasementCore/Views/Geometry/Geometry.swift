import Foundation

/// Places and sizes of one layout node, as views read them: what a body reads here makes it run again when it is another one.
@MainActor final class Geometry {
    let node: LayoutNode
    private let size: LayoutValue<CGSize>
    private var frames: [(space: CoordinateSpace, fact: LayoutValue<CGRect>)] = []
    /// Whether it is told when the size changes, so that nobody need look.
    private let isToldOfSize: Bool

    init(of node: LayoutNode, isToldOfSize: Bool = false) {
        self.node = node
        self.isToldOfSize = isToldOfSize
        size = LayoutValue(node.size, "the size of a geometry") { [weak node] in node?.size }
    }

    /// The node has another size.
    func sizeChanged() { _ = size.check() }

    func readSize() -> CGSize {
        guard ViewGraph.reader != nil else { return node.size }
        if !isToldOfSize { node.tree.watch(size) }
        return size.read()
    }

    func readFrame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: readSize()) }
        let frame = node.frame(in: space)
        guard ViewGraph.reader != nil else { return frame }
        for known in frames where known.space == space {
            node.tree.watch(known.fact)
            return known.fact.read()
        }
        let fact = value(frame, "a frame") { $0.frame(in: space) }
        frames.append((space, fact))
        return fact.read()
    }

    /// A value that follows from the node's place; what runs now depends on it.
    func read<Value: Equatable>(_ name: String, _ current: @escaping (LayoutNode) -> Value) -> Value {
        let now = current(node)
        if ViewGraph.reader != nil { _ = value(now, name, current).read() }
        return now
    }

    private func value<Value: Equatable>(
        _ now: Value, _ name: String, _ current: @escaping (LayoutNode) -> Value
    ) -> LayoutValue<Value> {
        let fact = LayoutValue(now, "\(name) of a geometry") { [weak node] () -> Value? in
            guard let node, !node.isReleased else { return nil }
            return current(node)
        }
        node.tree.watch(fact)
        return fact
    }
}
