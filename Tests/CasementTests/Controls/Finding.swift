import CasementTesting
import Testing

@testable import Casement

extension TestHost {
    /// Taps the middle of a text that is there.
    func tap(text: String) throws {
        let frame = try #require(find(text: text))
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Where all texts that say exactly this stand, in view order.
    func findAll(text: String) -> [CGRect] {
        update()
        var found: [CGRect] = []
        func look(_ node: LayoutNode) {
            if node.displayedText == text { found.append(node.windowFrame) }
            node.forEachChild(look)
        }
        if let root = pipeline.layout.root { look(root) }
        return found
    }
}
