import Foundation

extension _Node {
    /// The nodes from here on, one per line, indented by depth: the view's type without its content, its own dynamic
    /// properties, and the number of displayables.
    package final func dump(indent: Int = 0) -> String {
        var lines: [String] = []
        func add(_ node: _Node, _ depth: Int) {
            let count = node.count == 1 ? "" : " [\(node.count)]"
            lines.append(String(repeating: "  ", count: depth) + node.dumpName + count)
            node.forEachChild { add($0, depth + 1) }
        }
        add(self, indent)
        return lines.joined(separator: "\n")
    }
}
