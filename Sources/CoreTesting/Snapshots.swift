import CasementCore
import Foundation

/// A node of the layout tree: a displayable, or a modifier around one.
public struct LayoutSnapshot: Equatable, Sendable, CustomStringConvertible {
    /// The view's type without generic arguments, or the name of the modifier.
    public let kind: String
    /// The frame in window coordinates, in points, not rounded.
    public let frame: CGRect
    /// The accessibility identifier that the program set; nil if there is none.
    public let identifier: String?
    /// The child nodes, in view order.
    public let children: [LayoutSnapshot]

    @MainActor init(_ node: LayoutNode) {
        kind = node.kind
        frame = node.windowFrame
        identifier = node.attachments?.identifier
        var children: [LayoutSnapshot] = []
        func add(_ child: LayoutNode) {
            // Scroll bars belong to the scroll view, which adds and removes them.
            if child is any ScrollBarPlacing { return }
            if child.traits.isImplicit { child.forEachChild(add) } else { children.append(LayoutSnapshot(child)) }
        }
        if !node.traits.hidesChildren { node.forEachChild(add) }
        self.children = children
    }

    /// One line per node, indented by depth.
    public var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let place = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: ", ")
        let name = identifier.map { " \"\($0)\"" } ?? ""
        return ["\(indent)\(kind)\(name) (\(place))"] + children.flatMap { $0.lines(indent: indent + "  ") }
    }
}

extension LayoutNode {
    /// The first node in view order that meets a condition.
    func first(where condition: (LayoutNode) -> Bool) -> LayoutNode? {
        if condition(self) { return self }
        var found: LayoutNode?
        forEachChild { if found == nil { found = $0.first(where: condition) } }
        return found
    }
}

extension TestHost {
    /// The frame of the first view with an accessibility identifier, in window coordinates, in points, not rounded.
    public func frame(_ identifier: String) -> CGRect? { frames(identifier).first }

    /// The frames of all views with an accessibility identifier, in view order.
    public func frames(_ identifier: String) -> [CGRect] {
        var frames: [CGRect] = []
        func visit(_ node: LayoutNode) {
            if node.attachments?.identifier == identifier { frames.append(node.shownNode.windowFrame) }
            node.forEachPresent(visit)
        }
        if let root { DeepStack.run { visit(root) } }
        return frames
    }

    /// The root's displayables, such as `TextDisplayable(text: "One")`.
    public var displayables: [String] { root?.stack.children.map(\.summary) ?? [] }

    /// The layout tree of the window. Several displayables at the root are in an implicit VStack.
    public var layoutTree: LayoutSnapshot {
        guard let root else { preconditionFailure("The host has no layout tree: its window is closed.") }
        return DeepStack.run { LayoutSnapshot(root.stack.children.count == 1 ? root.stack.children[0] : root.stack) }
    }

    /// The frame of the first text with exactly this content.
    public func find(text: String) -> CGRect? {
        DeepStack.run { root?.first { $0.displayedText == text }?.windowFrame }
    }
}
