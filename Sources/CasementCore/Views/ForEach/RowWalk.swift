import Foundation
import Observation

/// The node of an element, for the loops over rows.
@MainActor @usableFromInline class ElementRow<Element>: _Node {
    @exclusivity(unchecked) @usableFromInline final var element: Element
    /// The node of the content that the row's closure creates, which the row owns. Not reference counted, because a
    /// walk reads it for each row.
    @exclusivity(unchecked) private(set) final var contentNode: Unmanaged<_Node>?

    init(_ element: Element, in context: _NodeContext) {
        self.element = element
        super.init(in: context)
    }

    /// Sets the content's node; called once.
    final func own(_ node: _Node) { contentNode = .passRetained(node) }

    deinit { contentNode?.release() }
}

/// A walk over rows that keep their places, for as long as their closures return the same values as before.
///
/// It is observed as a whole, because an observation costs more than everything else that is done for a row. So it
/// halts at the first row whose value differs: bodies that run for it have their own observations.
@MainActor @usableFromInline struct RowWalk {
    @usableFromInline let rows: UnsafeBufferPointer<_Node>
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    /// How far the index of a row's element is from that of the row.
    @usableFromInline let shift: Int
    /// Whether the row at `index` must run separately, because something in it is dirty or observed.
    var isAlone = false

    init(over rows: UnsafeBufferPointer<_Node>, from start: Int, to end: Int, shift: Int) {
        (self.rows, index, self.end, self.shift) = (rows, start, end, shift)
    }

    /// The index of the element of the row at `index`.
    @inlinable var element: Int { index + shift }

    /// Makes `row` the reader of what its closure is about to read; false if it must run separately.
    @usableFromInline mutating func begin(_ row: _Node) -> Bool {
        guard row.isQuiet else {
            isAlone = true
            return false
        }
        row.forgetDependencies()
        ViewGraph.reader = row
        return true
    }

    /// Whether the value that a row's closure returned equals the previous one.
    @inlinable func isSame<Element, Content>(_ row: ElementRow<Element>, _ value: UnsafePointer<Content>) -> Bool {
        isSame(row, at: UnsafeRawPointer(value))
    }

    @usableFromInline func isSame<Element>(_ row: ElementRow<Element>, at value: UnsafeRawPointer) -> Bool {
        row.contentNode?.takeUnretainedValue().holds(value) ?? false
    }

    /// Runs `loop` under one observation and counts the rows that ran.
    ///
    /// Rows that read observable properties are known from their last run, and run separately. If another row begins to
    /// read one, it is unknown which it was, so all rows that ran count as readers until they run next.
    static func run(
        over rows: ContiguousArray<_Node>, from start: Int, to end: Int, shift: Int, in graph: ViewGraph,
        _ loop: (inout RowWalk) -> Void
    ) -> RowWalk {
        let outer = ViewGraph.reader
        let walk = withMemory(of: rows) { rows in
            var walk = RowWalk(over: rows, from: start, to: end, shift: shift)
            observe(&walk, loop)
            return walk
        }
        ViewGraph.reader = outer
        let same = walk.index - start
        let count = walk.hasChange ? same + 1 : same
        graph.statistics.bodies += count
        // A row and, if its value is the same, the node of its content; others are counted elsewhere.
        graph.statistics.nodesUpdated += count + same
        return walk
    }

    /// Not of the main actor: a closure of it that the standard library calls checks its isolation.
    private nonisolated static func withMemory(
        of rows: ContiguousArray<_Node>, _ body: (UnsafeBufferPointer<_Node>) -> RowWalk
    ) -> RowWalk { rows.withUnsafeBufferPointer(body) }

    private static func observe(_ walk: inout RowWalk, _ loop: (inout RowWalk) -> Void) {
        let start = walk.index
        guard ObservedReads.areKnown else {
            return withObservationTracking({ loop(&walk) }, onChange: walk.makeHandler(from: start))
        }
        var read: UInt = 0
        ObservedReads.collect(in: &read) { loop(&walk) }
        if read != 0 { ObservedReads.observe(ObservedReads.take(from: &read), walk.makeHandler(from: start)) }
    }

    /// Whether the row at `index` ran and its value differs.
    var hasChange: Bool { index < end && !isAlone }

    private func makeHandler(from start: Int) -> @Sendable () -> Void {
        let tokens = rows[start..<(hasChange ? index + 1 : index)].map { $0.observe() }
        return { for token in tokens { token.fire() } }
    }
}

extension ForEach where Content: View {
    /// Updates the rows at some indices with neighbouring elements, whose indices are those of the rows and `shift`.
    @MainActor func update(
        _ rows: ContiguousArray<_Node>, in range: Range<Int>, shift: Int = 0, of graph: ViewGraph
    ) {
        var index = range.lowerBound
        let loops = loops
        while index < range.upperBound {
            var change: Content?
            if !graph.recordsCauses, rows[index].isQuiet {
                let walk = RowWalk.run(over: rows, from: index, to: range.upperBound, shift: shift, in: graph) {
                    loops.run(self, &$0, &change)
                }
                index = walk.index
                guard index < range.upperBound else { return }
            }
            let row = unsafeDowncast(rows[index], to: ForEachRow<Data.Element, Content>.self)
            if let change {
                row.update(content: change)
            } else {
                row.update(data[data.index(data.startIndex, offsetBy: index + shift)])
            }
            index += 1
        }
    }
}
