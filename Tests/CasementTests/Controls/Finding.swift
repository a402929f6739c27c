import CasementTesting

@testable import Casement

extension TestHost {
    /// The frames of all texts with exactly this string, in view order.
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
