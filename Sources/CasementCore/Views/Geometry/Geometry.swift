import Foundation

/// The position and size of one layout node, for views: a body that read a value runs again when it changes.
@MainActor final class Geometry {
    let node: LayoutNode
    private let size: LayoutValue<CGSize>
    private var frames: [(space: CoordinateSpace, fact: LayoutValue<CGRect>)] = []
    /// Whether `sizeChanged()` is called for changes of the size, so that it need not be watched.
    private let isToldOfSize: Bool

    init(of node: LayoutNode, isToldOfSize: Bool = false) {
        self.node = node
        self.isToldOfSize = isToldOfSize
        size = LayoutValue(node.size, "the size of a geometry") { [weak node] in node?.size }
    }

    /// Called when the node's size has changed.
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

    /// Reads a value computed from the node's position, on which the running code then depends.
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
