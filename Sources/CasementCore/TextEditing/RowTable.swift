import Foundation

/// The rows of a displayed text, one per paragraph: their lengths in bytes, including the line break, and their
/// heights. A very long paragraph is split into several rows, so that no edit lays out more than one of them.
///
/// Rows are stored in blocks with sums: finding one and replacing some costs a walk over the blocks, of which 10 MB of
/// text have about a thousand. A row that was not measured takes two bytes.
package struct RowTable {
    private struct Block {
        private(set) var bytes: [UInt16] = []
        /// In points; negative if not measured, empty if none was.
        private(set) var heights: [Float] = []
        /// The length of the only row; nil where there may be several.
        let single: Int?
        private(set) var byteSum = 0
        private(set) var knownHeight = 0.0
        private(set) var knownCount = 0
        /// Bytes of the rows that were not measured.
        private(set) var unknownBytes = 0

        init(bytes: [UInt16], heights: [Float] = [], single: Int? = nil) {
            self.bytes = bytes
            self.heights = heights
            self.single = single
            sum()
        }

        var count: Int { bytes.count }
        func length(_ index: Int) -> Int { single ?? Int(bytes[index]) }
        /// Nil if not measured.
        func height(_ index: Int) -> Float? { heights.isEmpty || heights[index] < 0 ? nil : heights[index] }

        /// The heights of some rows, negative where not measured.
        func heights(_ range: Range<Int>) -> [Float] {
            heights.isEmpty ? [Float](repeating: -1, count: range.count) : Array(heights[range])
        }

        mutating func setHeight(_ height: Float, _ index: Int) {
            if heights.isEmpty { heights = [Float](repeating: -1, count: count) }
            heights[index] = height
            sum()
        }

        mutating func forgetHeights() {
            heights = []
            sum()
        }

        private mutating func sum() {
            (byteSum, knownHeight, knownCount, unknownBytes) = (0, 0, 0, 0)
            for index in bytes.indices {
                byteSum += length(index)
                if let height = height(index) {
                    knownHeight += Double(height)
                    knownCount += 1
                } else {
                    unknownBytes += length(index)
                }
            }
        }
    }

    private var blocks = [Block(bytes: [0])]
    package private(set) var count = 1
    /// The estimated height of a row that was not measured: a part per row, and a part per byte.
    package var heightPerRow = 0.0
    package var heightPerByte = 0.0

    /// The maximum length of a row in bytes.
    package static let longestRow = 4096
    private static let blockSize = 256

    /// Whether the whole text is one row, even with line breaks. Takes effect when a text is read.
    package var isSingle = false

    package init() {}

    /// A row and its position.
    package struct Row: Equatable, Sendable {
        package var index: Int
        /// The range of bytes in the text, including the line break.
        package var range: Range<Int>
        package var top: Double
    }

    package var totalHeight: Double {
        var height = 0.0
        for block in blocks { height += self.height(of: block) }
        return height
    }

    private func height(of block: Block) -> Double {
        block.knownHeight + Double(block.count - block.knownCount) * heightPerRow
            + Double(block.unknownBytes) * heightPerByte
    }

    private func height(_ block: Block, _ index: Int) -> Double {
        block.height(index).map { Double($0) } ?? heightPerRow + Double(block.length(index)) * heightPerByte
    }

    /// Returns the last row that begins at or before an offset in bytes.
    package func row(at offset: Int) -> Row {
        find { rest, block in
            rest.bytes + block.byteSum <= offset
        } row: { rest, block, index in
            rest.bytes + block.length(index) <= offset
        }
    }

    /// Returns the last row whose top is at or above a vertical position.
    package func row(atHeight y: Double) -> Row {
        find { rest, block in
            rest.top + height(of: block) <= y
        } row: { rest, block, index in
            rest.top + height(block, index) <= y
        }
    }

    package func row(_ number: Int) -> Row {
        find { rest, block in
            rest.index + block.count <= number
        } row: { rest, _, _ in
            rest.index < number
        }
    }

    private typealias Place = (index: Int, bytes: Int, top: Double)

    /// Skips blocks and rows that are entirely before the target, but never the last one.
    private func find(
        block isBefore: (Place, Block) -> Bool, row isRowBefore: (Place, Block, Int) -> Bool
    ) -> Row {
        var place: Place = (0, 0, 0)
        var number = 0
        while number < blocks.count - 1, isBefore(place, blocks[number]) {
            place.index += blocks[number].count
            place.bytes += blocks[number].byteSum
            place.top += height(of: blocks[number])
            number += 1
        }
        let block = blocks[number]
        var index = 0
        while index < block.count - 1, isRowBefore(place, block, index) {
            place.index += 1
            place.bytes += block.length(index)
            place.top += height(block, index)
            index += 1
        }
        return Row(index: place.index, range: place.bytes..<place.bytes + block.length(index), top: place.top)
    }

    /// Returns the measured height of a row; nil if not measured.
    package func knownHeight(of number: Int) -> Double? {
        let (block, index) = place(of: number)
        return blocks[block].height(index).map { Double($0) }
    }

    package mutating func setHeight(_ height: Double, of number: Int) {
        let (block, index) = place(of: number)
        guard blocks[block].height(index) != Float(height) else { return }
        blocks[block].setHeight(Float(height), index)
    }

    /// Discards all heights, as needed for another width.
    package mutating func forgetHeights() {
        for block in blocks.indices { blocks[block].forgetHeights() }
    }

    private func place(of number: Int) -> (block: Int, index: Int) {
        var (block, index) = (0, number)
        while block < blocks.count - 1, index >= blocks[block].count {
            index -= blocks[block].count
            block += 1
        }
        return (block, min(max(0, index), blocks[block].count - 1))
    }

    // MARK: Edits

    /// Replaces the rows by those of a whole text.
    package mutating func read(_ text: EditedText) {
        blocks.removeAll()
        count = 0
        if isSingle {
            append(Block(bytes: [0], single: text.count))
        } else {
            text.withBytes { readRows($0) }
        }
    }

    private mutating func readRows(_ bytes: UnsafeBufferPointer<UInt8>) {
        var rows: [UInt16] = []
        rows.reserveCapacity(Self.blockSize)
        Self.split(bytes, 0..<bytes.count, isLast: true) {
            if rows.count == Self.blockSize {
                append(Block(bytes: rows))
                rows.removeAll(keepingCapacity: true)
            }
            rows.append($0)
        }
        append(Block(bytes: Array(rows)))
    }

    private mutating func append(_ block: Block) {
        blocks.append(block)
        count += block.count
    }

    /// Updates the rows after an edit of `text`; returns the range of affected rows before and after. Only these are
    /// read again.
    @discardableResult package mutating func apply(_ edit: EditedPlace, to text: EditedText) -> (
        old: Range<Int>, new: Range<Int>
    ) {
        if isSingle || edit.new == 0..<text.count {
            let old = count
            read(text)
            return (0..<old, 0..<count)
        }
        var first = row(at: edit.old.lowerBound)
        let last = row(at: edit.old.upperBound)
        // Where a long paragraph was split, the row before may have space for the inserted text.
        if first.index > 0, first.range.lowerBound == edit.start, first.range.lowerBound > 0,
            text.withBytes({ $0[first.range.lowerBound - 1] != 0x0A })
        {
            first = row(first.index - 1)
        }
        let end = last.range.upperBound + edit.shift
        var rows: [UInt16] = []
        let isLast = last.index == count - 1
        text.withBytes {
            Self.split(
                $0, first.range.lowerBound..<min(max(end, first.range.lowerBound), $0.count), isLast: isLast
            ) {
                rows.append($0)
            }
        }
        replace(first.index..<last.index + 1, with: rows)
        return (first.index..<last.index + 1, first.index..<first.index + rows.count)
    }

    /// Splits a range of bytes into rows. The last row of a text may be empty.
    private static func split(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLast: Bool, row: (UInt16) -> Void
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            let limit = min(range.upperBound, start + longestRow)
            var end = start
            if let base = bytes.baseAddress, let found = memchr(base + start, 0x0A, limit - start) {
                end = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) + 1
            } else {
                end = limit == range.upperBound ? limit : cut(bytes, from: start, to: limit)
            }
            row(UInt16(end - start))
            start = end
        }
        // After a line break at the end there is one more row.
        if range.isEmpty || (isLast && range.upperBound > 0 && bytes[range.upperBound - 1] == 0x0A) { row(0) }
    }

    /// Returns where to split a long paragraph: after a space, or at least between two characters.
    private static func cut(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int {
        var end = limit
        while end > start + longestRow / 2, bytes[end - 1] != 0x20 { end -= 1 }
        if bytes[end - 1] == 0x20 { return end }
        end = limit
        while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    private mutating func replace(_ range: Range<Int>, with rows: [UInt16]) {
        count += rows.count - range.count
        let (firstBlock, firstIndex) = place(of: range.lowerBound)
        let (lastBlock, lastIndex) = place(of: range.upperBound - 1)
        let after = lastIndex + 1..<blocks[lastBlock].count
        let bytes = Array(blocks[firstBlock].bytes[..<firstIndex]) + rows + blocks[lastBlock].bytes[after]
        let heights =
            blocks[firstBlock].heights(0..<firstIndex) + [Float](repeating: -1, count: rows.count)
            + blocks[lastBlock].heights(after)
        var new: [Block] = []
        // A block that has become too long is split, so that each part has space again.
        let size = bytes.count <= 2 * Self.blockSize ? max(bytes.count, 1) : Self.blockSize
        for start in stride(from: 0, to: bytes.count, by: size) {
            let end = min(start + size, bytes.count)
            new.append(Block(bytes: Array(bytes[start..<end]), heights: Array(heights[start..<end])))
        }
        blocks.replaceSubrange(firstBlock...lastBlock, with: new)
        if blocks.isEmpty { blocks = [Block(bytes: [0])] }
    }
}
