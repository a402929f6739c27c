import Foundation

/// Where a lazy container's rows come from.
@MainActor protocol LazyRowSource: AnyObject {
    var rowCount: Int { get }
    /// The row at a place, made where it is not there yet.
    func row(at index: Int) -> LayoutNode?
    /// Whether it can be given back, and made again.
    func isRowOnDemand(_ index: Int) -> Bool
    /// Gives back the rows outside of a range that can be made again.
    func keepOnlyRows(in range: Range<Int>)
    var sections: [LazySection] { get }
}

/// How a lazy container arranges its rows.
struct LazyArrangement: Equatable {
    /// Across the lines.
    var alignment: AlignmentGuide
    var spacing: CGFloat
    var pinned: PinnedScrollableViews
    /// Columns; nil for a stack.
    var items: [GridItem]?
}

/// Arranges rows one after the other, or in a grid, and asks only for those that are seen, and a few around them. Lengths that were
/// never measured are estimated. What is measured before the part that is seen moves the scroll view along, so that nothing jumps.
@MainActor final class LazyLayoutNode: LayoutNode, LayoutSettling {
    private struct Row {
        var index: Int
        let node: LayoutNode
        /// Rows that cannot be made again wait unseen.
        var isShown: Bool
    }

    let axis: Axis
    private let name: String
    weak var source: (any LazyRowSource)?
    private var arrangement: LazyArrangement

    private var lines = LazyLines()
    private var lengths = LineLengths()
    private var sections: [LazySection] = []
    /// The rows that are there, in order.
    private var rows: ContiguousArray<Row> = []
    /// Those whose place was taken out; some come back elsewhere.
    private var orphans: ContiguousArray<LayoutNode> = []
    private var tracks: [GridTrack] = []
    /// Across the lines; nil until placed.
    private var breadth: CGFloat?
    private var isStale = true
    private var isUnsettled = true
    /// What was seen when it last settled.
    private var seen: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The row at the start of what was seen, and where it started; nil where nothing was before it.
    private var anchor: (row: Int, start: CGFloat)?
    private var nextEstimate = 1

    /// So many lines are made at once at most, where they have no length.
    private static let mostLines = 1000

    init(_ axis: Axis, kind: String, _ arrangement: LazyArrangement, tree: LayoutTree) {
        (self.axis, name, self.arrangement) = (axis, kind, arrangement)
        super.init(tree: tree)
        lengths.spacing = arrangement.spacing
        lengths.estimate = 40
        tree.addSettler(self)
    }

    override var kind: String { name }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        for row in rows where row.isShown && !isPinned(row.index) { body(row.node) }
        guard !pinnedRows.isEmpty else { return }
        for row in rows where row.isShown && isPinned(row.index) { body(row.node) }
    }

    override func release() {
        for row in rows where !row.isShown { row.node.release() }
        for node in orphans { node.release() }
        super.release()
    }

    /// True where something changed.
    func set(_ new: LazyArrangement) -> Bool {
        guard new != arrangement else { return false }
        let keepsLines = new.items == arrangement.items
        arrangement = new
        lengths.spacing = new.spacing
        if !keepsLines { forgetLengths() }
        changed()
        return true
    }

    private func changed() {
        isUnsettled = true
        invalidate()
    }

    private func forgetLengths() {
        lines = LazyLines()
        lengths.forget(count: arrangement.items == nil ? source?.rowCount ?? 0 : 0)
        isStale = true
    }

    private var isGrid: Bool { arrangement.items != nil }

    // MARK: Edits

    func reset() {
        forgetLengths()
        changed()
    }

    /// So many edits at once are not followed one by one: what was measured is forgotten.
    private static let mostEdits = 256

    /// Rows left; ranges ascend and count as they stood before.
    func removed(_ ranges: [Range<Int>]) {
        var kept = ContiguousArray<Row>()
        var next = 0, gone = 0
        for var row in rows {
            while next < ranges.count, ranges[next].upperBound <= row.index {
                gone += ranges[next].count
                next += 1
            }
            if next < ranges.count, ranges[next].contains(row.index) {
                if row.isShown { orphans.append(row.node) } else { row.node.release() }
            } else {
                row.index -= gone
                kept.append(row)
            }
        }
        rows = kept
        if let row = anchor?.row {
            var place = row
            for range in ranges where range.lowerBound <= row { place -= min(row, range.upperBound) - range.lowerBound }
            anchor?.row = place
        }
        if !isGrid {
            if ranges.count > Self.mostEdits {
                forgetMeasured(count: lengths.count - ranges.reduce(0) { $0 + $1.count })
            } else {
                for range in ranges.reversed() { lengths.remove(range) }
            }
        }
        edited()
    }

    /// Rows came; places ascend and count as they stand afterwards.
    func inserted(_ insertions: [DisplayableInsertion]) {
        var next = 0, come = 0
        func shift(_ index: Int) -> Int {
            while next < insertions.count, insertions[next].index <= index + come {
                come += insertions[next].count
                next += 1
            }
            return index + come
        }
        for place in rows.indices { rows[place].index = shift(rows[place].index) }
        (next, come) = (0, 0)
        if let row = anchor?.row { anchor?.row = shift(row) }
        if !isGrid {
            if insertions.count > Self.mostEdits {
                forgetMeasured(count: lengths.count + insertions.reduce(0) { $0 + $1.count })
            } else {
                for insertion in insertions { lengths.insert(insertion.count, at: insertion.index) }
            }
        }
        edited()
    }

    private func forgetMeasured(count: Int) {
        let estimate = lengths.mean.map { $0 < 1 ? $0 : $0.rounded() } ?? lengths.estimate
        lengths.forget(count: count)
        lengths.estimate = estimate
    }

    func reordered(from start: Int, order: [Int]) {
        var places = [Int: Int](minimumCapacity: order.count)
        for (place, source) in order.enumerated() { places[start + source] = start + place }
        for place in rows.indices { rows[place].index = places[rows[place].index] ?? rows[place].index }
        rows.sort { $0.index < $1.index }
        edited()
    }

    private func edited() {
        isStale = true
        if isGrid { lines = LazyLines() }
        changed()
    }

    /// Lines as they are after edits.
    private func updateLines() {
        guard isStale, let source else { return }
        sections = arrangement.pinned.isEmpty && !isGrid ? [] : source.sections
        if isGrid {
            lines = LazyLines(rowCount: source.rowCount, perLine: max(1, tracks.count), sections: sections)
            lengths.forget(count: lines.count)
        } else if lengths.count != source.rowCount {
            lengths.forget(count: source.rowCount)
        }
    }

    private func rowRange(of line: Int) -> Range<Int> { isGrid ? lines.rows(in: line) : line..<line + 1 }
    private func line(of row: Int) -> Int { isGrid ? lines.place(of: row).line : row }

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

    /// The breadth of the broadest row that is there; where none is, the first is made.
    private func idealBreadth() -> CGFloat {
        if rows.isEmpty { makeRows(in: 0..<min(1, source?.rowCount ?? 0)) }
        var breadth: CGFloat = 0
        for row in rows { breadth = max(breadth, row.node.measurement(for: .unspecified).size[axis.other]) }
        return breadth
    }

    /// Before anything was measured, the first line stands for all.
    private func estimateFirst(_ proposal: ProposedViewSize) {
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

    private func proposal(of row: Int, _ breadth: CGFloat?) -> ProposedViewSize {
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

    /// The length of a line whose rows are there.
    private func measureLine(_ line: Int) -> CGFloat {
        let range = rowRange(of: line)
        var length: CGFloat = 0
        var place = self.place(of: range.lowerBound)
        while place < rows.count, rows[place].index < range.upperBound {
            length = max(length, rows[place].node.measurement(for: proposal(of: rows[place].index, breadth)).size[axis])
            place += 1
        }
        return length
    }

    // MARK: Rows

    /// Where a row stands or would stand among those that are there.
    private func place(of index: Int) -> Int {
        var low = 0, high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func makeRows(in range: Range<Int>) {
        for index in range {
            let place = place(of: index)
            if place < rows.count, rows[place].index == index {
                if !rows[place].isShown { show(place) }
                continue
            }
            guard let node = source?.row(at: index) else { continue }
            if let known = orphans.firstIndex(where: { $0 === node }) { orphans.remove(at: known) }
            if node.parent !== self {
                adopt(node)
                node.needsPlacement = true
                tree.note(.reach, of: self)
            }
            rows.insert(Row(index: index, node: node, isShown: true), at: place)
        }
    }

    private func show(_ place: Int) {
        let node = rows[place].node
        rows[place].isShown = true
        adopt(node)
        node.shownReach = .null
        tree.note([.place, .reach], of: node)
        tree.note(.reach, of: self)
    }

    /// Gives back the rows outside of a range, apart from those that are pinned.
    private func dropRows(outside range: Range<Int>) {
        var isKept = true
        for row in rows where !range.contains(row.index) && !isPinned(row.index) { isKept = isKept && !row.isShown }
        guard !isKept else { return }
        var kept = ContiguousArray<Row>()
        var gone: [LayoutNode] = []
        for var row in rows {
            if range.contains(row.index) || isPinned(row.index) || !row.isShown {
                kept.append(row)
            } else if source?.isRowOnDemand(row.index) ?? true {
                gone.append(row.node)
            } else {
                tree.vacate(row.node)
                row.node.parent = nil
                row.isShown = false
                kept.append(row)
            }
        }
        rows = kept
        for node in gone { node.detach() }
        source?.keepOnlyRows(in: range)
        tree.note(.reach, of: self)
    }

    /// After edits: rows that stand elsewhere than they are listed are looked for again.
    private func checkRows() {
        var kept = ContiguousArray<Row>()
        for row in rows {
            if row.isShown, source?.row(at: row.index) !== row.node {
                orphans.append(row.node)
            } else {
                kept.append(row)
            }
        }
        rows = kept
    }

    // MARK: Places

    override func placeChildren(_ proposal: ProposedViewSize) {
        let new = size[axis.other]
        if breadth != new {
            if breadth != nil {
                // Other breadths make other lengths.
                forgetMeasured(count: lengths.count)
                nextEstimate = 1
            }
            breadth = new
            if let items = arrangement.items {
                let tracks = GridTrack.tracks(of: items, in: proposal[axis.other])
                if tracks != self.tracks {
                    self.tracks = tracks
                    isStale = true
                }
            }
        }
        isUnsettled = true
        placeRows()
    }

    private func placeRows() {
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

    private func isLast(_ row: Int, in line: Int) -> Bool { !isGrid || rowRange(of: line).upperBound == row + 1 }

    private func place(_ row: Row, at start: CGFloat, length: CGFloat) {
        let offer = proposal(of: row.index, breadth)
        let answer = row.node.measurement(for: offer)
        let cross = axis.other
        var origin = CGPoint.zero
        origin[axis] = start
        let place = isGrid ? lines.place(of: row.index) : (line: 0, column: 0, isWhole: true)
        if isGrid, !place.isWhole || tracks.count == 1, tracks.indices.contains(place.column) {
            let track = tracks[place.column]
            let guide = (track.alignment ?? .center).guide(cross), along = (track.alignment ?? .center).guide(axis)
            origin[cross] = track.start + guide.position(in: track.length) - guide.position(in: answer.size[cross])
            origin[axis] += along.position(in: length) - along.position(in: answer.size[axis])
        } else {
            let guide = arrangement.alignment
            origin[cross] = guide.position(in: size[cross]) - guide.position(in: answer.size[cross])
        }
        row.node.place(at: origin, proposal: offer)
    }

    override func childChanged(_ child: LayoutNode) {
        if let row = rows.first(where: { $0.node === child }), breadth != nil {
            let line = line(of: row.index)
            if lengths.isKnown(line) { lengths.set(measureLine(line), of: line) }
        }
        changed()
    }

    // MARK: Pinned headers and footers

    private var pinnedRows: ContiguousArray<(row: Int, section: Int, isHeader: Bool)> = []

    private func isPinned(_ row: Int) -> Bool {
        for pinned in pinnedRows where pinned.row == row { return true }
        return false
    }

    /// Finds the headers and footers of the sections that are seen, and makes them.
    private func findPinned(_ start: CGFloat, _ end: CGFloat) {
        pinnedRows.removeAll(keepingCapacity: true)
        guard !arrangement.pinned.isEmpty else { return }
        for (index, section) in sections.enumerated() where !section.all.isEmpty {
            guard lengths.start(of: line(of: section.all.lowerBound)) < end else { break }
            guard self.end(of: section) > start else { continue }
            if arrangement.pinned.contains(.sectionHeaders), !section.header.isEmpty {
                makeRows(in: section.header)
                pinnedRows.append((section.header.lowerBound, index, true))
            }
            if arrangement.pinned.contains(.sectionFooters), !section.footer.isEmpty {
                makeRows(in: section.footer)
                pinnedRows.append((section.footer.lowerBound, index, false))
            }
        }
        for pinned in pinnedRows { lengths.set(measureLine(line(of: pinned.row)), of: line(of: pinned.row)) }
    }

    private func end(of section: LazySection) -> CGFloat {
        let last = line(of: section.all.upperBound - 1)
        return lengths.start(of: last) + lengths.length(of: last)
    }

    private func placePinned() {
        for pinned in pinnedRows where sections.indices.contains(pinned.section) {
            let place = place(of: pinned.row)
            guard place < rows.count, rows[place].index == pinned.row else { continue }
            let section = sections[pinned.section], line = line(of: pinned.row)
            let own = lengths.start(of: line), length = lengths.length(of: line)
            let first = lengths.start(of: self.line(of: section.all.lowerBound)), last = end(of: section)
            let start =
                pinned.isHeader
                ? min(max(own, seen.start), max(own, last - length)) : max(min(own, seen.end - length), min(own, first))
            self.place(rows[place], at: start, length: length)
        }
    }

    // MARK: What is seen

    /// The nearest scroll view around it that scrolls along its axis.
    private var scroll: ScrollLayoutNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollLayoutNode, scroll.scrolls(axis) { return scroll }
            node = current.parent
        }
        return nil
    }

    /// What is seen along the axis, in own coordinates; nil for nothing.
    private func visibleRange() -> (start: CGFloat, end: CGFloat)? {
        let far = LayoutNode.largestLength
        var area = CGRect(x: -far, y: -far, width: 4 * far, height: 4 * far)
        // From own coordinates to those of `node`.
        var shift = CGPoint.zero
        var node: LayoutNode = self
        while let parent = node.parent {
            shift = CGPoint(x: shift.x + node.origin.x, y: shift.y + node.origin.y)
            node = parent
            let frame = CGRect(origin: .zero, size: node.size)
            // What is turned or scaled may be seen anywhere.
            if let layer = node.layer, layer.outside(CGRect(x: 1, y: 2, width: 30, height: 40)).minX != 1 { break }
            if node.clipsToFrame || node.parent == nil || node is ScrollLayoutNode {
                area = area.overlap(frame.offsetBy(dx: -shift.x, dy: -shift.y))
                if area.isNull { return nil }
            }
        }
        let start = axis == .horizontal ? area.minX : area.minY
        var end = axis == .horizontal ? area.maxX : area.maxY
        if end - start > far { end = start + 4096 }
        return end > start ? (start, end) : nil
    }

    func settle() -> Bool {
        guard breadth != nil, source != nil, var (start, end) = visibleRange() else { return false }
        guard isUnsettled || isStale || start != seen.start || end != seen.end else { return false }
        let wasStale = isStale
        if wasStale {
            updateLines()
            isStale = false
            checkRows()
        }
        isUnsettled = false
        var isMoved = false
        /// What is seen stays where it is, though what is before it has another length.
        func keepInPlace(_ line: Int, _ before: CGFloat) {
            let grown = lengths.start(of: line) - before
            guard abs(grown) > 1e-6, start > 0, let scroll, !scroll.hasGoal else { return }
            scroll.contentGrew(by: grown, along: axis)
            start += grown
            end += grown
            isMoved = true
        }
        if let anchor, anchor.row < source?.rowCount ?? 0 { keepInPlace(line(of: anchor.row), anchor.start) }
        if lengths.knownCount >= nextEstimate, let mean = lengths.mean {
            let top = lengths.line(at: max(0, start)), before = lengths.start(of: top)
            nextEstimate = lengths.knownCount * 2
            // Whole points, so that what scrolls can be moved instead of painted.
            lengths.estimate = mean < 1 ? mean : mean.rounded()
            keepInPlace(top, before)
        }
        let top = lengths.line(at: max(0, start)), before = lengths.start(of: top)
        let made = makeLines(from: start, to: end)
        findPinned(start, end)
        keepInPlace(top, before)
        seen = (start, end)
        let room = wasStale ? 0 : end - start
        let first = min(made.lowerBound, lengths.line(at: start - room))
        let last = max(made.upperBound, lengths.count == 0 ? 0 : min(lengths.count, lengths.line(at: end + room) + 1))
        dropRows(outside: wasStale ? rowRange(ofLines: made) : rowRange(ofLines: first..<max(first, last)))
        for node in orphans { node.detach() }
        orphans.removeAll()
        placeRows()
        anchor =
            start > 0 && top < lengths.count ? (rowRange(of: top).lowerBound, lengths.start(of: top)) : nil
        if abs((lengths.count == 0 ? 0 : lengths.total) - size[axis]) > 1e-6 {
            invalidate()
            isMoved = true
        }
        return isMoved
    }

    func didSettle() {}

    private func rowRange(ofLines lines: Range<Int>) -> Range<Int> {
        guard !lines.isEmpty else { return 0..<0 }
        return rowRange(of: lines.lowerBound).lowerBound..<rowRange(of: lines.upperBound - 1).upperBound
    }

    /// Makes and measures the lines that are seen, and some around them.
    private func makeLines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let margin = min(200, (end - start) / 4)
        let first = lengths.line(at: start - margin)
        guard lengths.count > 0 else { return 0..<0 }
        var line = first
        var position = lengths.start(of: first)
        while line < lengths.count, position < end + margin, line - first < Self.mostLines {
            makeRows(in: rowRange(of: line))
            let length = measureLine(line)
            lengths.set(length, of: line)
            position += length + arrangement.spacing
            line += 1
        }
        return first..<max(line, first + 1)
    }

    /// The frame of a row, estimated where it was never seen.
    func frame(ofRow row: Int) -> CGRect {
        let line = line(of: row)
        var frame = CGRect(origin: .zero, size: size)
        if axis == .vertical {
            frame.origin.y = lengths.start(of: line)
            frame.size.height = lengths.length(of: line)
        } else {
            frame.origin.x = lengths.start(of: line)
            frame.size.width = lengths.length(of: line)
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
