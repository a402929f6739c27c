import Foundation

extension LayoutNode {
    /// Describes this node and its descendants, one a line, indented by depth: kind, identifier,
    /// and window frame in points.
    package final func dump(indent: Int = 0) -> String {
        var lines: [String] = []
        func add(_ node: LayoutNode, _ depth: Int) {
            let frame = node.windowFrame
            let place = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
            let name = node.attachments?.identifier.map { " \"\($0)\"" } ?? ""
            let text = node.displayedText.map { " \($0.debugDescription)" } ?? ""
            lines.append(
                String(repeating: "  ", count: depth) + "\(node.kind)\(name)\(text) (\(place.joined(separator: ", ")))")
            node.forEachChild { add($0, depth + 1) }
        }
        add(self, indent)
        return lines.joined(separator: "\n")
    }
}
