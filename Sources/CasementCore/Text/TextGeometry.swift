import Foundation

/// Where the characters of a laid out text stand: for carets, selections and clicks.
package struct TextGeometry: Sendable {
    /// A grapheme cluster as it stands in its line.
    package struct Cluster: Sendable {
        /// Bytes of the text's UTF-8.
        package var bytes: Range<Int>
        /// Points.
        package var left: CGFloat
        package var right: CGFloat
        package var isRightToLeft: Bool

        package init(bytes: Range<Int>, left: CGFloat, right: CGFloat, isRightToLeft: Bool) {
            (self.bytes, self.left, self.right, self.isRightToLeft) = (bytes, left, right, isRightToLeft)
        }

        /// Where a caret stands before the cluster, and behind it.
        var start: CGFloat { isRightToLeft ? right : left }
        var end: CGFloat { isRightToLeft ? left : right }
    }

    package struct Line: Sendable {
        /// Bytes of the text, with the spaces that hang at the end.
        package var bytes: Range<Int>
        /// Points.
        package var top: CGFloat
        package var height: CGFloat
        /// Where an empty line's caret stands.
        package var left: CGFloat
        package var isRightToLeft: Bool
        /// From left to right.
        package var clusters: [Cluster]

        package init(
            bytes: Range<Int>, top: CGFloat, height: CGFloat, left: CGFloat, isRightToLeft: Bool, clusters: [Cluster]
        ) {
            (self.bytes, self.top, self.height, self.left) = (bytes, top, height, left)
            (self.isRightToLeft, self.clusters) = (isRightToLeft, clusters)
        }
    }

    package var lines: [Line]

    package init(lines: [Line]) { self.lines = lines }

    /// The caret in front of the byte `index`, as a rectangle without width. Where a line ends, the start of the next one counts.
    package func caret(at index: Int) -> CGRect {
        guard let line = lines.last(where: { $0.bytes.lowerBound <= index }) ?? lines.first else { return .zero }
        return CGRect(x: x(of: index, in: line), y: line.top, width: 0, height: line.height)
    }

    private func x(of index: Int, in line: Line) -> CGFloat {
        if let cluster = line.clusters.first(where: { $0.bytes.contains(index) }) {
            guard index > cluster.bytes.lowerBound else { return cluster.start }
            // Inside of a ligature: a share of it.
            let share = CGFloat(index - cluster.bytes.lowerBound) / CGFloat(cluster.bytes.count)
            return cluster.start + (cluster.end - cluster.start) * share
        }
        // Behind the last cluster in the order of the text.
        guard let last = line.clusters.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else { return line.left }
        return last.end
    }

    /// The byte in front of which a caret stands that is nearest to a point.
    package func index(at point: CGPoint) -> Int {
        guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
        guard let first = line.clusters.first, let last = line.clusters.last else { return line.bytes.lowerBound }
        let cluster = line.clusters.first { point.x < $0.right } ?? (point.x < first.left ? first : last)
        let isLeftHalf = point.x < (cluster.left + cluster.right) / 2
        return isLeftHalf == cluster.isRightToLeft ? cluster.bytes.upperBound : cluster.bytes.lowerBound
    }

    /// The rectangles that cover a range of bytes, those of neighbours merged.
    package func selection(of range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for line in lines where line.bytes.overlaps(range) {
            var open: CGRect?
            for cluster in line.clusters {
                guard cluster.bytes.overlaps(range) else {
                    if let rect = open { rects.append(rect) }
                    open = nil
                    continue
                }
                let rect = CGRect(
                    x: cluster.left, y: line.top, width: cluster.right - cluster.left, height: line.height)
                open = open.map { $0.union(rect) } ?? rect
            }
            if let rect = open { rects.append(rect) }
        }
        return rects
    }
}
