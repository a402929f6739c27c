/// A section of a lazy container's rows: the indices of its header, its rows and its footer.
struct LazySection: Equatable {
    var header: Range<Int>
    var rows: Range<Int>
    var footer: Range<Int>

    var all: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// The rows of each line: one, or as many as a grid has columns; headers and footers of sections have a line each.
struct LazyLines: Equatable {
    private struct Run: Equatable {
        var firstRow: Int
        var rowCount: Int
        var perLine: Int
        var firstLine: Int
        var lineCount: Int { (rowCount + perLine - 1) / perLine }
    }

    private var runs: [Run] = []
    private(set) var count = 0

    init() {}

    init(rowCount: Int, perLine: Int, sections: [LazySection]) {
        var next = 0
        for section in perLine > 1 ? sections : [] where section.all.lowerBound >= next {
            add(next..<section.header.lowerBound, perLine)
            add(section.header, 1)
            add(section.rows, perLine)
            add(section.footer, 1)
            next = section.all.upperBound
        }
        add(next..<max(next, rowCount), perLine)
    }

    private mutating func add(_ rows: Range<Int>, _ perLine: Int) {
        guard !rows.isEmpty else { return }
        let run = Run(firstRow: rows.lowerBound, rowCount: rows.count, perLine: perLine, firstLine: count)
        runs.append(run)
        count += run.lineCount
    }

    /// The rows in a line.
    func rows(in line: Int) -> Range<Int> {
        guard let run = run(where: { $0.firstLine <= line }) else { return 0..<0 }
        let start = run.firstRow + (line - run.firstLine) * run.perLine
        return start..<min(start + run.perLine, run.firstRow + run.rowCount)
    }

    /// The line of a row, its column, and whether it has a line of the grid for itself.
    func place(of row: Int) -> (line: Int, column: Int, isWhole: Bool) {
        guard let run = run(where: { $0.firstRow <= row }) else { return (0, 0, false) }
        let index = row - run.firstRow
        return (run.firstLine + index / run.perLine, index % run.perLine, run.perLine == 1)
    }

    /// The last run that begins at or before the requested position.
    private func run(where isBefore: (Run) -> Bool) -> Run? {
        var low = 0, high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? runs[low - 1] : nil
    }
}
