import Foundation

/// The lengths of many consecutive lines, few of which were measured: the others count with an estimate.
///
/// A million lines that were never visible are stored as one number.
struct LineLengths {
    /// Consecutive lines: none of them measured, or a limited number, each measured or not (NaN).
    private struct Block {
        var count: Int
        var known = 0
        var sum: CGFloat = 0
        var lengths: ContiguousArray<CGFloat> = []

        static let largest = 256

        func length(_ estimate: CGFloat) -> CGFloat { sum + CGFloat(count - known) * estimate }

        func length(at index: Int, _ estimate: CGFloat) -> CGFloat {
            lengths.isEmpty || lengths[index].isNaN ? estimate : lengths[index]
        }

        mutating func count(_ range: Range<Int>, _ sign: Int) {
            guard !lengths.isEmpty else { return }
            for index in range where !lengths[index].isNaN {
                known += sign
                sum += CGFloat(sign) * lengths[index]
            }
            if known == 0 { sum = 0 }
        }

        /// Removes and returns the lines from `index` on.
        mutating func split(at index: Int) -> Block {
            var rest = Block(count: count - index)
            if !lengths.isEmpty {
                rest.lengths = ContiguousArray(lengths[index...])
                rest.count(0..<rest.count, 1)
                count(index..<count, -1)
                lengths.removeSubrange(index...)
            }
            count = index
            return rest
        }
    }

    private var blocks: ContiguousArray<Block> = []
    private(set) var count = 0
    private(set) var knownCount = 0
    /// The length assumed for lines that were never measured, in points.
    var estimate: CGFloat = 0
    /// The distance between neighbours, in points.
    var spacing: CGFloat = 0

    init(count: Int = 0) { insert(count, at: 0) }

    /// The total length, including spacing.
    var total: CGFloat {
        var sum: CGFloat = 0
        for block in blocks { sum += block.length(estimate) }
        return sum + CGFloat(max(0, count - 1)) * spacing
    }

    /// The mean length of the measured lines; nil where there are none.
    var mean: CGFloat? {
        guard knownCount > 0 else { return nil }
        var sum: CGFloat = 0
        for block in blocks { sum += block.sum }
        return sum / CGFloat(knownCount)
    }

    // MARK: Queries

    /// The block that contains a line, the index of the line in it, and the start of the block.
    private func find(_ line: Int) -> (block: Int, index: Int, start: CGFloat) {
        var first = 0
        var start: CGFloat = 0
        for index in blocks.indices {
            if line < first + blocks[index].count { return (index, line - first, start) }
            first += blocks[index].count
            start += blocks[index].length(estimate) + CGFloat(blocks[index].count) * spacing
        }
        return (blocks.count, 0, start)
    }

    /// The start of a line.
    func start(of line: Int) -> CGFloat {
        let place = find(line)
        guard place.block < blocks.count else { return place.start }
        let block = blocks[place.block]
        if block.lengths.isEmpty { return place.start + CGFloat(place.index) * (estimate + spacing) }
        var start = place.start
        for index in 0..<place.index { start += block.length(at: index, estimate) + spacing }
        return start
    }

    func length(of line: Int) -> CGFloat {
        let place = find(line)
        return place.block < blocks.count ? blocks[place.block].length(at: place.index, estimate) : 0
    }

    func isKnown(_ line: Int) -> Bool {
        let place = find(line)
        guard place.block < blocks.count, !blocks[place.block].lengths.isEmpty else { return false }
        return !blocks[place.block].lengths[place.index].isNaN
    }

    /// The line at a position: the last that starts there or before; the first for positions before all.
    func line(at position: CGFloat) -> Int {
        guard position > 0, count > 0 else { return 0 }
        var line = 0
        var start: CGFloat = 0
        for block in blocks {
            let end = start + block.length(estimate) + CGFloat(block.count) * spacing
            guard position < end else {
                line += block.count
                start = end
                continue
            }
            if block.lengths.isEmpty {
                let step = estimate + spacing
                return line + (step > 0 ? min(block.count - 1, Int((position - start) / step)) : 0)
            }
            for index in 0..<block.count {
                start += block.length(at: index, estimate) + spacing
                if position < start { return line + index }
            }
            return line + block.count - 1
        }
        return count - 1
    }

    // MARK: Changes

    /// Stores a measured length; true where it differs from the length assumed before.
    @discardableResult mutating func set(_ length: CGFloat, of line: Int) -> Bool {
        var (block, index, _) = find(line)
        guard block < blocks.count else { return false }
        if blocks[block].lengths.isEmpty {
            let first = index - index % Block.largest
            if first > 0 {
                let rest = blocks[block].split(at: first)
                block += 1
                blocks.insert(rest, at: block)
                index -= first
            }
            if blocks[block].count > Block.largest {
                let rest = blocks[block].split(at: Block.largest)
                blocks.insert(rest, at: block + 1)
            }
            blocks[block].lengths = ContiguousArray(repeating: .nan, count: blocks[block].count)
        }
        let old = blocks[block].lengths[index]
        if old == length { return false }
        if old.isNaN {
            knownCount += 1
            blocks[block].known += 1
            blocks[block].sum += length
        } else {
            blocks[block].sum += length - old
        }
        blocks[block].lengths[index] = length
        return (old.isNaN ? estimate : old) != length
    }

    mutating func insert(_ added: Int, at line: Int) {
        guard added > 0 else { return }
        count += added
        let (block, index, _) = find(line)
        if block < blocks.count, blocks[block].lengths.isEmpty {
            blocks[block].count += added
        } else if index == 0, block > 0, blocks[block - 1].lengths.isEmpty {
            blocks[block - 1].count += added
        } else if block < blocks.count, index > 0 || added < Block.largest,
            blocks[block].count + added <= 2 * Block.largest
        {
            blocks[block].lengths.insert(contentsOf: repeatElement(.nan, count: added), at: index)
            blocks[block].count += added
        } else if index == 0 {
            blocks.insert(Block(count: added), at: block)
        } else {
            let rest = blocks[block].split(at: index)
            blocks.insert(contentsOf: [Block(count: added), rest], at: block + 1)
        }
    }

    mutating func remove(_ range: Range<Int>) {
        var left = range.clamped(to: 0..<count)
        while !left.isEmpty {
            let (block, index, _) = find(left.lowerBound)
            let end = min(blocks[block].count, index + left.count)
            let known = blocks[block].known
            if index == 0, end == blocks[block].count {
                knownCount -= known
                blocks.remove(at: block)
            } else {
                blocks[block].count(index..<end, -1)
                knownCount -= known - blocks[block].known
                if !blocks[block].lengths.isEmpty { blocks[block].lengths.removeSubrange(index..<end) }
                blocks[block].count -= end - index
            }
            count -= end - index
            left = left.lowerBound..<left.upperBound - (end - index)
        }
    }

    /// Replaces all lines by `count` unmeasured ones; the estimate stays.
    mutating func forget(count: Int) {
        blocks = count > 0 ? [Block(count: count)] : []
        (self.count, knownCount) = (count, 0)
    }
}
