import Foundation

/// Carets between graphemes: the geometry that editing needs in addition to clusters.
extension TextGeometry {
    /// Returns the geometry with one cluster for each grapheme: the letters of a ligature share its width, and a
    /// grapheme drawn in several parts is one cluster. `text` is the text that was laid out.
    package func byGraphemes(of text: String) -> TextGeometry {
        var text = text
        text.makeContiguousUTF8()
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        var result = self
        for index in result.lines.indices {
            let clusters = result.lines[index].clusters
            // Usually there is nothing to do.
            if isPlain, clusters.allSatisfy({ $0.bytes.count == 1 }) { continue }
            result.lines[index].clusters = Self.split(clusters, result.lines[index].bytes, of: text)
        }
        return result
    }

    private static func split(_ clusters: [Cluster], _ range: Range<Int>, of text: String) -> [Cluster] {
        // The start of each grapheme of the line.
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
        let end = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
        var bounds: [Int] = []
        var offset = range.lowerBound
        for character in text[start..<end] {
            bounds.append(offset)
            offset += character.utf8.count
        }
        bounds.append(offset)
        /// The last grapheme that begins at or before a byte.
        func grapheme(at byte: Int) -> Int {
            var (low, high) = (0, bounds.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if bounds[middle] <= byte { low = middle } else { high = middle }
            }
            return low
        }
        var parts: [Cluster] = []
        for cluster in clusters {
            let first = grapheme(at: cluster.bytes.lowerBound)
            let last = grapheme(at: max(cluster.bytes.lowerBound, cluster.bytes.upperBound - 1))
            let count = last - first + 1
            let width = (cluster.right - cluster.left) / CGFloat(count)
            for number in 0..<count {
                let index = cluster.isRightToLeft ? last - number : first + number
                guard index + 1 < bounds.count else { continue }
                let part = Cluster(
                    bytes: bounds[index]..<bounds[index + 1], left: cluster.left + width * CGFloat(number),
                    right: cluster.left + width * CGFloat(number + 1), isRightToLeft: cluster.isRightToLeft)
                // A grapheme in several adjacent clusters.
                if let before = parts.last, before.bytes == part.bytes {
                    parts[parts.count - 1].right = part.right
                } else {
                    parts.append(part)
                }
            }
        }
        return parts
    }

    /// The index of the line that contains a caret.
    package func line(of index: Int, _ affinity: TextAffinity) -> Int {
        let isUpstream = affinity == .upstream
        let line = lines.lastIndex { isUpstream ? $0.bytes.lowerBound < index : $0.bytes.lowerBound <= index } ?? 0
        return line
    }

    /// The caret before the byte `index`, as a rectangle without width. The affinity decides at line ends and where
    /// directions meet.
    package func caret(at index: Int, _ affinity: TextAffinity) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[self.line(of: index, affinity)]
        return CGRect(x: line.x(of: index, affinity), y: line.top, width: 0, height: line.height)
    }

    /// The caret position nearest to a point: the byte that follows the caret, and the side that the point is on.
    package func hit(_ point: CGPoint) -> (index: Int, affinity: TextAffinity) {
        guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return (0, .downstream) }
        return line.hit(x: point.x)
    }
}

extension TextGeometry.Line {
    /// The horizontal position of a caret in this line.
    func x(of index: Int, _ affinity: TextAffinity) -> CGFloat {
        let before = clusters.first { $0.bytes.upperBound == index }?.end
        let after = clusters.first { $0.bytes.lowerBound == index }?.start
        if let x = affinity == .upstream ? before ?? after : after ?? before { return x }
        if let cluster = clusters.first(where: { $0.bytes.contains(index) }) { return cluster.start }
        guard let last = clusters.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else { return left }
        return index < last.bytes.upperBound ? left : last.end
    }

    package func hit(x: CGFloat) -> (index: Int, affinity: TextAffinity) {
        guard let first = clusters.first, let last = clusters.last else { return (bytes.lowerBound, .downstream) }
        let cluster = clusters.first { x < $0.right } ?? (x < first.left ? first : last)
        let isLeftHalf = x < (cluster.left + cluster.right) / 2
        return isLeftHalf == cluster.isRightToLeft
            ? (cluster.bytes.upperBound, .upstream) : (cluster.bytes.lowerBound, .downstream)
    }

    /// The position one grapheme to the left or right; nil at the end of the line.
    package func step(from index: Int, _ affinity: TextAffinity, toRight: Bool) -> (index: Int, affinity: TextAffinity)?
    {
        guard !clusters.isEmpty else { return nil }
        let x = self.x(of: index, affinity)
        // The cluster with its near edge at x; edges of neighbours are equal except for rounding.
        let found =
            toRight
            ? clusters.first { $0.left >= x - 0.01 && $0.right > x + 0.005 }
            : clusters.last { $0.right <= x + 0.01 && $0.left < x - 0.005 }
        guard let cluster = found else { return nil }
        return toRight != cluster.isRightToLeft
            ? (cluster.bytes.upperBound, .upstream) : (cluster.bytes.lowerBound, .downstream)
    }
}
