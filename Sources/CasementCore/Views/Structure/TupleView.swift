/// The views of a block, one after the other. Its type says how many there are; its number of displayables is the sum of theirs.
public struct TupleView<T> {
    public var value: T
    /// What is known of the element types, kept beside the value because `T` alone does not tell.
    let elements: any TupleElements.Type

    init(_ value: T, elements: any TupleElements.Type) { (self.value, self.elements) = (value, elements) }
}

extension TupleView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: TupleView, in context: _NodeContext) -> _ViewNode<TupleView> {
        TupleNode(view, in: context)
    }

    public static var _viewCount: Int? { TupleCounts.count(of: T.self) }
}

extension ViewBuilder {
    /// Two or more statements.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content), elements: ElementTypes<repeat each Content>.self)
    }
}

/// The element types of a tuple. Parameter packs make the nodes; updates, which are many, go by offsets instead.
@MainActor protocol TupleElements {
    static var offsets: [Int] { get }
    static var viewCount: Int? { get }
    static func makeNodes(_ tuple: UnsafeRawPointer, in node: _Node) -> [TupleChild]
}

/// A child and how to hand it its element of a tuple in memory.
struct TupleChild {
    let node: _Node
    let update: @MainActor (_Node, UnsafeRawPointer) -> Void
}

private struct ElementTypes<each Content: View>: TupleElements {
    /// A tuple lays its elements out in order, each at the next address that suits its alignment.
    static var offsets: [Int] {
        var offsets: [Int] = []
        var end = 0
        func add<C>(_: C.Type) {
            let alignment = MemoryLayout<C>.alignment
            let start = (end + alignment - 1) / alignment * alignment
            offsets.append(start)
            end = start + MemoryLayout<C>.size
        }
        repeat add((each Content).self)
        return offsets
    }

    static var viewCount: Int? {
        var sum: Int? = 0
        func add(_ count: Int?) { sum = sum.flatMap { sum in count.map { sum + $0 } } }
        repeat add((each Content)._viewCount)
        return sum
    }

    static func makeNodes(_ tuple: UnsafeRawPointer, in node: _Node) -> [TupleChild] {
        var children: [TupleChild] = []
        var offsets = offsets.makeIterator()
        func make<C: View>(_: C.Type) {
            let view = (tuple + (offsets.next() ?? 0)).assumingMemoryBound(to: C.self).pointee
            let child = C._makeNode(view, in: node.context(at: children.count))
            children.append(
                TupleChild(node: child) { node, element in
                    unsafeDowncast(node, to: _ViewNode<C>.self).update(
                        to: element.assumingMemoryBound(to: C.self).pointee)
                })
        }
        repeat make((each Content).self)
        return children
    }
}

/// Finds a tuple type's static count without a value: by making the element types of a tuple type into a pack, which the
/// language has no way to do, the count is asked of each element's metadata once per type.
@MainActor private enum TupleCounts {
    private static var known: [ObjectIdentifier: Int?] = [:]

    static func count<T>(of type: T.Type) -> Int? {
        if let count = known[ObjectIdentifier(type)] { return count }
        var sum: Int? = 0
        let asked = ModifierCount.asked
        forEachField(of: type, at: 0) { field in
            let count = (field.type as? any View.Type)?._viewCount
            sum = sum.flatMap { sum in count.map { sum + $0 } }
        }
        if ModifierCount.asked == asked { known[ObjectIdentifier(type)] = .some(sum) }
        return sum
    }
}

/// Rule: every element updates its own child, in order.
final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [TupleChild] = []
    private let offsets: [Int]

    init(_ view: TupleView<T>, in context: _NodeContext) {
        offsets = view.elements.offsets
        super.init(in: context)
        var value = view.value
        children = makeNodes(view.elements, &value)
        for child in children { count += child.node.count }
    }

    override func apply(_ view: TupleView<T>) {
        var value = view.value
        update(from: &value)
    }

    private func makeNodes(_ elements: any TupleElements.Type, _ tuple: UnsafePointer<T>) -> [TupleChild] {
        elements.makeNodes(UnsafeRawPointer(tuple), in: self)
    }

    private func update(from tuple: UnsafePointer<T>) {
        let tuple = UnsafeRawPointer(tuple)
        for index in children.indices { children[index].update(children[index].node, tuple + offsets[index]) }
    }

    override func forEachChild(_ body: (_Node) -> Void) { for child in children { body(child.node) } }

    override func offset(of child: _Node) -> Int {
        var offset = 0
        for index in 0..<child.position { offset += children[index].node.count }
        return offset
    }
}
