import CasementTesting

@testable import CasementCore

extension TestHost {
    /// The lists' rows from top to bottom: the layout nodes around the program's views.
    var listRows: [ListRowLayoutNode] {
        var found: [ListRowLayoutNode] = []
        func visit(_ node: LayoutNode) {
            if let row = node as? ListRowLayoutNode { found.append(row) }
            node.forEachChild(visit)
        }
        if let root = pipeline.layout.root { visit(root) }
        return found
    }

    /// The rows that look selected, by their selection values.
    var highlighted: [AnyHashable] { listRows.filter { $0.appearance.highlight != nil }.compactMap(\.value) }
}
