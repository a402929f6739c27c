import Foundation

/// Where content that is longer than a page is divided: above whatever the end of the page would cut, as long as that
/// fits on a page itself. Long texts are divided between their lines.
@MainActor struct PageBreaks {
    /// A part that stays on one page, from top to bottom, in points.
    private struct Block {
        let top: CGFloat
        let bottom: CGFloat
    }

    private let height: CGFloat
    private var blocks: [Block] = []

    /// Finds the parts of a content, for pages of a height in points.
    init(of root: LayoutNode, height: CGFloat) {
        self.height = height
        add(root, at: 0)
        blocks.sort { $0.top < $1.top }
    }

    private mutating func add(_ node: LayoutNode, at top: CGFloat) {
        guard node.opacity > 0, !node.paintBounds.isNull else { return }
        if let content = node.paintedContent, content.paint.isVisible {
            if let lines = (content as? TextGraphic)?.shownLayout?.pieces, node.size.height > height / 4 {
                for line in lines {
                    let first = CGFloat(line.frame.y) / node.tree.scale
                    add(from: top + first, to: top + first + CGFloat(line.frame.height) / node.tree.scale)
                }
            } else {
                add(from: top, to: top + node.size.height)
            }
        }
        var children: [(LayoutNode, CGFloat)] = []
        node.forEachChild { children.append(($0, top + $0.origin.y)) }
        for (child, top) in children { add(child, at: top) }
    }

    private mutating func add(from top: CGFloat, to bottom: CGFloat) {
        if bottom > top, bottom - top <= height { blocks.append(Block(top: top, bottom: bottom)) }
    }

    /// Returns the tops of all pages of a content that is `length` points long.
    func tops(length: CGFloat) -> [CGFloat] {
        var tops: [CGFloat] = [0]
        while let top = tops.last, length - top > height + Self.tolerance { tops.append(end(of: top)) }
        return tops
    }

    /// Sums of the same lengths may differ by this much.
    private static let tolerance: CGFloat = 0.01

    private func end(of top: CGFloat) -> CGFloat {
        var end = top + height
        // From the lowest block upwards: moving the end up may cut another one.
        while let cut = blocks.first(where: { $0.top < end - Self.tolerance && $0.bottom > end + Self.tolerance }) {
            guard cut.top > top + Self.tolerance else { return top + height }
            end = cut.top
        }
        return end
    }
}
