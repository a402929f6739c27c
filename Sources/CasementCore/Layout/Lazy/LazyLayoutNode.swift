import Foundation

/// The source of a lazy container's rows.
@MainActor protocol LazyRowSource: AnyObject {
    var rowCount: Int { get }
    /// The row at an index, created if necessary.
    func row(at index: Int) -> LayoutNode?
    /// Whether it sets up a row when asked for it, for its index. Then it is asked for all rows after edits; elsewhere
    /// the edits say where each row is.
    var setsUpRows: Bool { get }
    /// Whether the row can be released and created again.
    func isRowOnDemand(_ index: Int) -> Bool
    /// The displayable of a row's content.
    func displayable(of row: LayoutNode) -> LayoutNode
    /// Called when a row was removed but is still drawn.
    func rowLeaves(_ row: LayoutNode)
    /// Called when a row that was inserted under a transaction is first created.
    func rowArrived(_ node: LayoutNode, in transaction: Transaction)
    /// Releases the rows outside of a range that can be created again.
    func keepOnlyRows(in range: Range<Int>)
    var sections: [LazySection] { get }
    /// Called when the visible rows exist; they are placed next.
    func rowsResolved(afterEdits: Bool)
    /// The empty space at the start of a header, which a pinned one does not keep.
    func pinnedInset(of row: LayoutNode) -> CGFloat
    /// Called when a pinned row is placed away from its own place, over other rows, and when it is back there.
    func rowFloats(_ row: LayoutNode, _ floats: Bool)
}

/// The arrangement of a lazy container's rows.
struct LazyArrangement: Equatable {
    /// The alignment across the lines.
    var alignment: AlignmentGuide
    var spacing: CGFloat
    var pinned: PinnedScrollableViews
    /// The columns; nil for a stack.
    var items: [GridItem]?
}

/// Arranges rows one after the other, or in a grid, and creates only the visible ones and a few around them.
///
/// Lengths that were never measured are estimated. When rows before the visible ones are measured, the scroll view's
/// offset is adjusted, so that the visible rows do not jump.
@MainActor final class LazyLayoutNode: LayoutNode {
    struct Row {
        var index: Int
        let node: LayoutNode
        /// Rows that cannot be created again are kept but hidden.
        var isShown: Bool
    }

    let axis: Axis
    let name: String
    weak var source: (any LazyRowSource)?
    var arrangement: LazyArrangement

    @exclusivity(unchecked) var lines = LazyLines()
    @exclusivity(unchecked) var lengths = LineLengths()
    var sections: [LazySection] = []
    /// The rows that exist, in order.
    @exclusivity(unchecked) var rows: ContiguousArray<Row> = []
    /// Rows whose index was removed; some are reused at another index.
    @exclusivity(unchecked) var orphans: ContiguousArray<LayoutNode> = []
    var tracks: [GridTrack] = []
    /// Removed rows that are still drawn.
    var leaving: ContiguousArray<LayoutNode> = []
    /// Rows inserted in an animated change: the visible ones appear with their transitions.
    var arrivals: (rows: [Range<Int>], transaction: Transaction)?
    /// The pinned headers and footers.
    var pinnedRows: ContiguousArray<(row: Int, section: Int, isHeader: Bool)> = []
    /// Those of them that are away from their own places.
    var floating: ContiguousArray<LayoutNode> = []
    /// The length across the lines; nil until placed.
    var breadth: CGFloat?
    @exclusivity(unchecked) var isStale = true
    @exclusivity(unchecked) var needsResolve = true
    /// The visible range when it was last resolved.
    var seen: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The row at the start of the visible range, and its start; nil where it was at the start of the content.
    var anchor: (row: Int, start: CGFloat)?
    var nextEstimate = 1

    /// The maximum number of lines created at once, where they have no length.
    static let mostLines = 1000

    init(_ axis: Axis, kind: String, _ arrangement: LazyArrangement, tree: LayoutTree) {
        (self.axis, name, self.arrangement) = (axis, kind, arrangement)
        super.init(tree: tree)
        lengths.spacing = arrangement.spacing
        lengths.estimate = 40
        tree.addResolver(self)
    }

    override var kind: String { name }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        guard !floating.isEmpty else {
            for row in rows where row.isShown { body(row.node) }
            return
        }
        for row in rows where row.isShown && !floats(row.node) { body(row.node) }
        for row in rows where row.isShown && floats(row.node) { body(row.node) }
    }

    override func forEachPresent(_ body: (LayoutNode) -> Void) {
        for node in leaving { body(node) }
        forEachChild(body)
    }
    override func forEachPainted(_ body: (LayoutNode) -> Void) { forEachPresent(body) }
    override func forEachHeld(_ body: (LayoutNode) -> Void) { forEachPresent(body) }

    override func release() {
        for row in rows where !row.isShown { row.node.release() }
        for node in orphans { node.release() }
        super.release()
    }

    /// Sets the arrangement; true where something changed.
    func set(_ new: LazyArrangement) -> Bool {
        guard new != arrangement else { return false }
        let keepsLines = new.items == arrangement.items
        arrangement = new
        lengths.spacing = new.spacing
        if !keepsLines { forgetLengths() }
        changed()
        return true
    }

    func changed() {
        needsResolve = true
        invalidate()
    }

    func forgetLengths() {
        lines = LazyLines()
        lengths.forget(count: arrangement.items == nil ? source?.rowCount ?? 0 : 0)
        isStale = true
    }

    var isGrid: Bool { arrangement.items != nil }

    // MARK: Lines

    /// Updates the lines after edits.
    func updateLines() {
        guard isStale, let source else { return }
        sections = arrangement.pinned.isEmpty && !isGrid ? [] : source.sections
        if isGrid {
            lines = LazyLines(rowCount: source.rowCount, perLine: max(1, tracks.count), sections: sections)
            lengths.forget(count: lines.count)
        } else if lengths.count != source.rowCount {
            lengths.forget(count: source.rowCount)
        }
    }

    func rowRange(of line: Int) -> Range<Int> { isGrid ? lines.rows(in: line) : line..<line + 1 }
    func line(of row: Int) -> Int { isGrid ? lines.place(of: row).line : row }

    // MARK: Sizes

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let cross = axis.other
        var size = CGSize.zero
        if let items = arrangement.items {
            let tracks = GridTrack.tracks(of: items, in: proposal[cross])
            size[cross] = tracks.last.map { $0.start + $0.length } ?? 0
        } else {
            size[cross] = proposal[cross] ?? idealBreadth()
        }
        estimateFirst(ProposedViewSize(proposal, cross: size[cross], axis))
        size[axis] = lengths.count == 0 ? 0 : lengths.total
        let across = AxisRange(exactly: proposal[cross])
        return axis == .vertical
            ? Measurement(size, for: proposal, widths: across, heights: .all)
            : Measurement(size, for: proposal, widths: .all, heights: across)
    }

    /// The breadth of the broadest existing row; where there is none, the first is created.
    func idealBreadth() -> CGFloat {
        if rows.isEmpty { makeRows(in: 0..<min(1, source?.rowCount ?? 0)) }
        var breadth: CGFloat = 0
        for row in rows { breadth = max(breadth, row.node.measurement(for: .unspecified).size[axis.other]) }
        return breadth
    }

    /// Estimates the length of all lines by the first, before anything was measured.
    func estimateFirst(_ proposal: ProposedViewSize) {
        guard lengths.knownCount == 0, nextEstimate == 1, let source, source.rowCount > 0 else { return }
        if isGrid, tracks.isEmpty {
            tracks = GridTrack.tracks(of: arrangement.items ?? [], in: proposal[axis.other])
        }
        updateLines()
        let first = rowRange(of: 0)
        makeRows(in: first)
        var length: CGFloat = 0
        for row in rows where first.contains(row.index) {
            length = max(
                length, row.node.measurement(for: self.proposal(of: row.index, proposal[axis.other])).size[axis])
        }
        lengths.estimate = length
    }

    func proposal(of row: Int, _ breadth: CGFloat?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = breadth
        if isGrid {
            let place = lines.place(of: row)
            if !place.isWhole || tracks.count == 1, tracks.indices.contains(place.column) {
                offer[axis.other] = tracks[place.column].length
            }
        }
        return offer
    }

    /// The length of a line whose rows exist.
    func measureLine(_ line: Int) -> CGFloat {
        let range = rowRange(of: line)
        var length: CGFloat = 0
        var place = self.place(of: range.lowerBound)
        while place < rows.count, rows[place].index < range.upperBound {
            length = max(length, rows[place].node.measurement(for: proposal(of: rows[place].index, breadth)).size[axis])
            place += 1
        }
        return length
    }

    // MARK: Places

    override func placeChildren(_ proposal: ProposedViewSize) {
        let new = size[axis.other]
        if breadth != new {
            if breadth != nil {
                // Lengths depend on the breadth.
                forgetMeasured(count: lengths.count)
                nextEstimate = 1
            }
            breadth = new
        }
        if let items = arrangement.items {
            let tracks = GridTrack.tracks(of: items, in: proposal[axis.other])
            if tracks != self.tracks {
                self.tracks = tracks
                isStale = true
            }
        }
        needsResolve = true
        placeRows()
    }

    func placeRows() {
        var next = (line: -1, start: CGFloat(0))
        for row in rows where row.isShown {
            let line = line(of: row.index)
            if line != next.line { next = (line, lengths.start(of: line)) }
            let start = next.start
            if isLast(row.index, in: line) { next = (line + 1, start + lengths.length(of: line) + arrangement.spacing) }
            place(row, at: start, length: lengths.length(of: line))
        }
        placePinned()
    }

    func isLast(_ row: Int, in line: Int) -> Bool { !isGrid || rowRange(of: line).upperBound == row + 1 }

    func place(_ row: Row, at start: CGFloat, length: CGFloat) {
        let offer = proposal(of: row.index, breadth)
        let answer = row.node.measurement(for: offer)
        let cross = axis.other
        var origin = CGPoint.zero
        origin[axis] = start
        let place = isGrid ? lines.place(of: row.index) : (line: 0, column: 0, isWhole: true)
        if isGrid, !place.isWhole || tracks.count == 1, tracks.indices.contains(place.column) {
            let track = tracks[place.column]
            let guide = (track.alignment ?? .center).guide(cross), along = (track.alignment ?? .center).guide(axis)
            origin[cross] = track.start + guide.position(in: track.length) - row.node.dimension(guide, answer)
            origin[axis] += along.position(in: length) - along.position(in: answer.size[axis])
        } else {
            let guide = arrangement.alignment
            origin[cross] = guide.position(in: size[cross]) - row.node.dimension(guide, answer)
        }
        row.node.place(at: origin, proposal: offer)
    }

    override var alignsByGuides: Bool {
        arrangement.alignment.needsAsking(in: tree)
            || tracks.contains { ($0.alignment ?? .center).needsAsking(in: tree) }
    }

    override func childChanged(_ child: LayoutNode) {
        if let row = rows.first(where: { $0.node === child }), breadth != nil {
            let line = line(of: row.index)
            if lengths.isKnown(line) { lengths.set(measureLine(line), of: line) }
        }
        changed()
    }

    /// The frame of a row, estimated if it was never measured.
    func frame(ofRow row: Int) -> CGRect {
        let line = line(of: row)
        var frame = CGRect(origin: .zero, size: size)
        if axis == .vertical {
            frame.origin.y = lengths.start(of: line)
            frame.size.height = lengths.length(of: line)
        } else {
            frame.size.width = lengths.length(of: line)
            frame.origin.x = lengths.start(of: line)
            if isMirrored { frame.origin.x = size.width - frame.maxX }
        }
        return frame
    }
}

extension ProposedViewSize {
    fileprivate init(_ proposal: ProposedViewSize, cross: CGFloat, _ axis: Axis) {
        self = proposal
        self[axis] = nil
        self[axis.other] = cross
    }
}
