/// The views of a block, in order. Its type determines how many there are; its number of displayables is the sum of
/// theirs.
public struct TupleView<T> {
    /// The tuple of views. Must be the first field: updates read the elements in place in the view's memory.
    public var value: T

    /// Creates a view of the elements of a tuple of views, in order.
    @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: TupleView, in context: _NodeContext) -> _ViewNode<TupleView> {
        let layout = TupleLayout.of(T.self)
        let known: AnyClass = layout.nodeClass ?? layout.add(TupleNode<T>.self)
        return unsafeBitCast(known, to: TupleNode<T>.Type.self).init(view, layout, in: context)
    }

    public static var _viewCount: Int? { TupleCounts.count(of: T.self) }
}

extension ViewBuilder {
    /// A block of two or more statements.
    @inlinable public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
}

/// An element of a tuple type: its offset and its type. No closures, which are retained for each call.
private struct TupleElement {
    let offset: Int
    let type: any View.Type
    /// Whether it is an optional view, as of an `if` without `else`.
    let isOptional: Bool

    /// Whether the view needs no node yet: one that is nil, as in most rows that may show something more.
    @MainActor @inline(__always) func isAbsent(_ tuple: UnsafeRawPointer) -> Bool {
        guard isOptional else { return false }
        let type = type
        return type._isAbsent(at: tuple + offset)
    }

    /// Creates the node of a view that is no longer absent, for its first update.
    @MainActor @inline(never) func makeEmpty(in context: _NodeContext) -> _Node? {
        let type = type
        return type._makeEmptyNode(in: context)
    }

    @MainActor @inline(__always) func make(_ tuple: UnsafeRawPointer, in context: _NodeContext) -> _Node {
        // A local one, because a field's type is not opened.
        let type = type
        return Self.make(type, at: tuple + offset, in: context)
    }

    @MainActor @inline(__always) func update(_ node: _Node, from tuple: UnsafeRawPointer) {
        let type = type
        Self.update(node, type, from: tuple + offset)
    }

    @MainActor func appendChoices(of tuple: UnsafeRawPointer, to walk: inout ChoiceWalk) {
        let type = type
        Self.appendChoices(type, at: tuple + offset, to: &walk)
    }

    @MainActor private static func make<C: View>(
        _ type: C.Type, at view: UnsafeRawPointer, in context: _NodeContext
    ) -> _Node { C._makeNode(at: view, in: context) }

    @MainActor private static func update<C: View>(_ node: _Node, _ type: C.Type, from view: UnsafeRawPointer) {
        unsafeDowncast(node, to: _ViewNode<C>.self).update(to: view.assumingMemoryBound(to: C.self).pointee)
    }

    @MainActor private static func appendChoices<C: View>(
        _ type: C.Type, at view: UnsafeRawPointer, to walk: inout ChoiceWalk
    ) { view.assumingMemoryBound(to: C.self).pointee.appendChoices(to: &walk) }
}

/// The elements of a tuple type, and the class of its nodes, found once per type.
@MainActor final class TupleLayout {
    fileprivate let elements: ContiguousArray<TupleElement>
    /// See `NodeClasses`.
    @exclusivity(unchecked) private(set) var nodeClass: AnyClass?

    private init(_ elements: ContiguousArray<TupleElement>) { self.elements = elements }

    func add(_ nodeClass: AnyClass) -> AnyClass {
        self.nodeClass = nodeClass
        return nodeClass
    }

    private static let known = TypeCache<TupleLayout>()

    static func of<T>(_ type: T.Type) -> TupleLayout {
        if let layout = known[type] { return layout }
        var elements: ContiguousArray<TupleElement> = []
        forEachField(of: type, at: 0) { field in
            let view = Conformances.type(field.type, as: (any View).self) { $0 as? any View.Type }
            guard let type = view else { return }
            let isOptional = TypeMetadata.wrapped(inOptional: field.type) != nil
            elements.append(TupleElement(offset: field.offset, type: type, isOptional: isOptional))
        }
        let layout = TupleLayout(elements)
        known[type] = layout
        return layout
    }
}

/// Finds a tuple type's static count without a value. The language cannot convert the element types of a tuple type to
/// a pack, so each element's metadata is used, once per type.
@MainActor private enum TupleCounts {
    private static var known: [ObjectIdentifier: Int?] = [:]

    static func count<T>(of type: T.Type) -> Int? {
        if let count = known[ObjectIdentifier(type)] { return count }
        var sum: Int? = 0
        let queries = ModifierCount.queries
        forEachField(of: type, at: 0) { field in
            let count = Conformances.type(field.type, as: (any View).self) { $0 as? any View.Type }?._viewCount
            sum = sum.flatMap { sum in count.map { sum + $0 } }
        }
        if ModifierCount.queries == queries { known[ObjectIdentifier(type)] = .some(sum) }
        return sum
    }
}

/// Calls a closure with the address of a value. Not of the main actor, and in this module: a closure for
/// `withUnsafePointer` checks its isolation at each call.
@inline(__always) private nonisolated func withAddress<Value>(
    of value: borrowing Value, _ body: (UnsafeRawPointer) -> Void
) { withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) } }

extension TupleView: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) {
        withUnsafePointer(to: value) { tuple in
            // Not by its offset, which a view without stored properties shares with the next.
            for (index, element) in TupleLayout.of(T.self).elements.enumerated() {
                walk.enter(index) { element.appendChoices(of: UnsafeRawPointer(tuple), to: &$0) }
            }
        }
    }
}

/// The children of a tuple. Most tuples have at most three, which need no array.
private struct TupleChildren {
    private var first: _Node?
    private var second: _Node?
    private var third: _Node?
    private var others: ContiguousArray<_Node?> = []

    /// Appends the child at `index`, nil where the view is absent.
    mutating func append(_ node: _Node?, at index: Int) {
        switch index {
        case 0: first = node
        case 1: second = node
        case 2: third = node
        default: others.append(node)
        }
    }

    /// Sets the child at `index`, whose view was absent.
    mutating func set(_ node: _Node, at index: Int) {
        if index < 3 { append(node, at: index) } else { others[index - 3] = node }
    }

    /// Nil while the tuple is being made, and where the view is absent.
    subscript(index: Int) -> _Node? {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: index - 3 < others.count ? others[index - 3] : nil
        }
    }
}

/// Rule: every element updates its own child, in order. That of an optional view is made when it first shows something.
final class TupleNode<T>: _ViewNode<TupleView<T>>, RowSource {
    private let elements: ContiguousArray<TupleElement>
    @exclusivity(unchecked) private var children = TupleChildren()

    required init(_ view: borrowing TupleView<T>, _ layout: TupleLayout, in context: _NodeContext) {
        elements = layout.elements
        super.init(in: context)
        // Not that of the view, whose type would be looked up.
        withAddress(of: view.value) { makeChildren($0) }
    }

    private func makeChildren(_ tuple: UnsafeRawPointer) {
        for index in elements.indices {
            if elements[index].isAbsent(tuple) {
                children.append(nil, at: index)
                continue
            }
            let child = elements[index].make(tuple, in: context(at: index))
            children.append(child, at: index)
            count += child.count
        }
    }

    override func apply(_ view: TupleView<T>) {
        withUnsafePointer(to: view) { update(from: UnsafeRawPointer($0)) }
    }

    private func update(from tuple: UnsafeRawPointer) {
        for index in elements.indices {
            if let child = children[index] {
                elements[index].update(child, from: tuple)
            } else if !elements[index].isAbsent(tuple), let child = elements[index].makeEmpty(in: context(at: index)) {
                children.set(child, at: index)
                elements[index].update(child, from: tuple)
            }
        }
    }

    override var rowAccess: RowAccess? { .source(self) }
    var mayHaveManyRows: Bool { true }
    override func forEachChild(_ body: (_Node) -> Void) {
        for index in elements.indices { if let child = children[index] { body(child) } }
    }

    override func appendDisplayables(to list: inout [Displayable]) {
        for index in elements.indices { children[index]?.appendDisplayables(to: &list) }
    }

    override func offset(of child: _Node) -> Int {
        var offset = 0
        for index in 0..<child.position { offset += children[index]?.count ?? 0 }
        return offset
    }
}
