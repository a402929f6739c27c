import CasementCore
import CasementTesting
import Foundation
import TestData

/// Properties that every window must have, however invalid its content.
@MainActor enum LayoutCheck {
    /// The folder for pictures of the last two windows that differ, side by side.
    static var folder: String?

    /// A description of a frame with numbers that are not finite.
    static func senseless(in host: TestHost) -> String? {
        func look(_ node: LayoutSnapshot) -> String? {
            let frame = node.frame
            let isFine =
                frame.width >= 0 && frame.width <= LayoutNode.largestLength && frame.height >= 0
                && frame.height <= LayoutNode.largestLength && frame.origin.x.isFinite && frame.origin.y.isFinite
            if !isFine { return "\(node.kind) at \(frame)" }
            for child in node.children { if let found = look(child) { return found } }
            return nil
        }
        return look(host.layoutTree)
    }

    /// Asks for sizes at random: repeated answers are equal and finite, and asking moves nothing.
    static func answers(of host: TestHost, seed: UInt64) -> String? {
        var generator = SeededGenerator(seed: seed)
        let lengths: [CGFloat?] = [nil, 0, .infinity, .nan, -20, 1e-9, 37.5, 150, 1000, 1e12]
        let before = host.layoutTree
        for _ in 0..<3 {
            let proposal = ProposedViewSize(
                width: lengths[generator.number(0...9)], height: lengths[generator.number(0...9)])
            let size = host.pipeline.contentSize(for: proposal)
            let isFine =
                size.width >= 0 && size.width <= LayoutNode.largestLength && size.height >= 0
                && size.height <= LayoutNode.largestLength
            if !isFine { return "\(proposal) is answered by \(size)" }
            let again = host.pipeline.contentSize(for: proposal)
            if again != size { return "\(proposal) is answered by \(size), then by \(again)" }
        }
        host.update()
        let after = host.layoutTree
        return after == before ? nil : "Asking for a size moves something.\nBefore:\n\(before)\nAfter:\n\(after)"
    }

    /// Scrolls everything to its start, moves the pointer out and waits until scroll bars have disappeared.
    static func rewind(_ host: TestHost) {
        func visit(_ node: LayoutNode) {
            (node as? ScrollLayoutNode)?.setOffset(.zero)
            node.forEachChild(visit)
        }
        host.pipeline.layout.root.map(visit)
        host.settle()
        host.hover(at: CGPoint(x: -50, y: -50))
        host.advance(by: 1.5)
        host.settle()
    }

    static func difference(_ host: TestHost, _ fresh: TestHost, comparesFrames: Bool) -> String? {
        let tree = fresh.layoutTree
        if comparesFrames, let found = difference(host.layoutTree, tree) { return found }
        guard
            comparesFrames
                || showsStartOfRows(tree, area: CGRect(origin: .zero, size: fresh.pipeline.layout.root?.size ?? .zero))
        else { return nil }
        let seen = host.snapshot(), wanted = fresh.snapshot()
        guard let pixels = wanted.difference(from: seen, tolerance: 0) else { return "Sizes differ." }
        guard pixels.count > 0 else { return nil }
        if let folder {
            try? Bitmap(sheetOf: [[seen, wanted]]).writePNG(to: "\(folder)/layout.png")
            try? "\(host.layoutTree)\ninstead of\n\(fresh.layoutTree)\n".write(
                toFile: "\(folder)/layout.txt", atomically: true, encoding: .utf8)
        }
        return "\(pixels.count) pixels differ, by \(pixels.largest) at most."
    }

    /// Whether the start of every lazy container is visible: if its first rows are cut off, what is visible depends on
    /// which of them were ever measured.
    private static func showsStartOfRows(_ tree: LayoutSnapshot, area: CGRect) -> Bool {
        let isCut = tree.kind == "ScrollView" || tree.kind == "clipped"
        if isCut, tree.children.contains(where: { $0.kind.hasPrefix("Lazy") }), !area.contains(tree.frame) {
            return false
        }
        let area = isCut ? area.intersection(tree.frame) : area
        return tree.children.allSatisfy { showsStartOfRows($0, area: area) }
    }

    private static func difference(_ one: LayoutSnapshot, _ other: LayoutSnapshot) -> String? {
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) * 100 }
        guard one.kind == other.kind, one.children.count == other.children.count else {
            return "\(one.kind) of \(one.children.count) instead of \(other.kind) of \(other.children.count)"
        }
        let (a, b) = (one.frame, other.frame)
        guard isNear(a.minX, b.minX), isNear(a.minY, b.minY), isNear(a.width, b.width), isNear(a.height, b.height)
        else {
            return "\(one.kind) at \(a) instead of \(b)"
        }
        for (child, wanted) in zip(one.children, other.children) {
            if let found = difference(child, wanted) { return found }
        }
        return nil
    }
}
