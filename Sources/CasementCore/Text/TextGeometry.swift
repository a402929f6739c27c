import Foundation

/// The positions of the characters of a laid-out text: for carets, selections and clicks.
package struct TextGeometry: Sendable {
    /// A grapheme cluster in its line.
    package struct Cluster: Sendable {
        /// The range of bytes in the text's UTF-8.
        package var bytes: Range<Int>
        /// In points.
        package var left: CGFloat
        package var right: CGFloat
        package var isRightToLeft: Bool

        package init(bytes: Range<Int>, left: CGFloat, right: CGFloat, isRightToLeft: Bool) {
            (self.bytes, self.left, self.right, self.isRightToLeft) = (bytes, left, right, isRightToLeft)
        }

        /// The position of a caret before the cluster, and after it.
        var start: CGFloat { isRightToLeft ? right : left }
        var end: CGFloat { isRightToLeft ? left : right }
    }

    package struct Line: Sendable {
        /// The range of bytes in the text, including hanging spaces at the end.
        package var bytes: Range<Int>
        /// In points.
        package var top: CGFloat
        package var height: CGFloat
        /// The position of the caret in an empty line.
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

    /// The caret before the byte `index`, as a rectangle without width. At a line end, it is at the start of the next
    /// line.
    package func caret(at index: Int) -> CGRect {
        guard let line = lines.last(where: { $0.bytes.lowerBound <= index }) ?? lines.first else { return .zero }
        return CGRect(x: x(of: index, in: line), y: line.top, width: 0, height: line.height)
    }

    private func x(of index: Int, in line: Line) -> CGFloat {
        if let cluster = line.clusters.first(where: { $0.bytes.contains(index) }) {
            guard index > cluster.bytes.lowerBound else { return cluster.start }
            // Inside a ligature: a share of its width.
            let share = CGFloat(index - cluster.bytes.lowerBound) / CGFloat(cluster.bytes.count)
            return cluster.start + (cluster.end - cluster.start) * share
        }
        // After the last cluster in text order.
        guard let last = line.clusters.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else { return line.left }
        return last.end
    }

    /// The caret position nearest to a point, as the byte that follows it.
    package func index(at point: CGPoint) -> Int {
        guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
        guard let first = line.clusters.first, let last = line.clusters.last else { return line.bytes.lowerBound }
        let cluster = line.clusters.first { point.x < $0.right } ?? (point.x < first.left ? first : last)
        let isLeftHalf = point.x < (cluster.left + cluster.right) / 2
        return isLeftHalf == cluster.isRightToLeft ? cluster.bytes.upperBound : cluster.bytes.lowerBound
    }

    /// The rectangles that cover a range of bytes; adjacent ones are merged.
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
