import CasementCore
import Foundation

/// A part of the layout tree: a displayable, or a modifier around one.
public struct LayoutSnapshot: Equatable, Sendable, CustomStringConvertible {
    /// The type of view without generic arguments, or the name of the modifier.
    public let kind: String
    /// Window coordinates, points, unrounded.
    public let frame: CGRect
    public let identifier: String?
    public let children: [LayoutSnapshot]

    @MainActor init(_ node: LayoutNode) {
        kind = node.kind
        frame = node.windowFrame
        identifier = node.attachments?.identifier
        var children: [LayoutSnapshot] = []
        func add(_ child: LayoutNode) {
            // Bars are parts of a scroll view, which come and go by themselves.
            if child is any ScrollBarPlacing { return }
            if child.isImplicit { child.forEachChild(add) } else { children.append(LayoutSnapshot(child)) }
        }
        if !node.hidesChildren { node.forEachChild(add) }
        self.children = children
    }

    /// One line a node, indented by depth.
    public var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let place = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: ", ")
        let name = identifier.map { " \"\($0)\"" } ?? ""
        return ["\(indent)\(kind)\(name) (\(place))"] + children.flatMap { $0.lines(indent: indent + "  ") }
    }
}

/// What assistive programs see of a view. Roles and labels of texts and buttons are there; values, traits beyond a
/// button's and the tree of other controls come with those controls.
public struct AccessibilitySnapshot: Equatable, Sendable {
    /// What kind of thing it is: "window", "button" or "text".
    public let role: String
    /// What it says.
    public let label: String?
    /// What it is set to; nil for what has no value.
    public let value: String?
    public let identifier: String?
    /// What else is true of it: "disabled" for a control that does not react.
    public let traits: Set<String>
    /// What a person can do with it: "press" for a control that reacts.
    public let actions: [String]
    public let frame: CGRect
    public let children: [AccessibilitySnapshot]

    /// The nodes that say something; others hand up those below them.
    @MainActor static func nodes(of node: LayoutNode, identifier: String? = nil) -> [AccessibilitySnapshot] {
        let identifier = node.attachments?.identifier ?? identifier
        if node.hidesChildren {
            let control = node.attachments?.responders.lazy.compactMap { $0 as? ControlResponder }.first
            let isEnabled = control?.isEnabled ?? true
            return [
                AccessibilitySnapshot(
                    role: node.kind.lowercased(), label: node.spokenText ?? node.texts.joined(separator: " "),
                    value: node.spokenValue,
                    identifier: identifier, traits: isEnabled ? [] : ["disabled"], actions: isEnabled ? ["press"] : [],
                    frame: node.windowFrame, children: [])
            ]
        }
        if let text = node.spokenText {
            return [
                AccessibilitySnapshot(
                    role: "text", label: text, value: nil, identifier: identifier, traits: [], actions: [],
                    frame: node.windowFrame, children: [])
            ]
        }
        var found: [AccessibilitySnapshot] = []
        // A modifier's identifier is that of what it wraps.
        let handedDown = node is WrapperLayoutNode ? identifier : nil
        node.forEachChild { found += nodes(of: $0, identifier: handedDown) }
        return found
    }
}

extension LayoutNode {
    /// The texts shown here and below, in view order.
    var texts: [String] {
        var texts = spokenText.map { [$0] } ?? []
        forEachChild { texts += $0.texts }
        return texts
    }

    /// The first node in view order that meets a condition.
    func first(where condition: (LayoutNode) -> Bool) -> LayoutNode? {
        if condition(self) { return self }
        var found: LayoutNode?
        forEachChild { if found == nil { found = $0.first(where: condition) } }
        return found
    }
}

extension TestHost {
    /// Where the first view with an accessibility identifier is shown: window coordinates, points, unrounded.
    public func frame(_ identifier: String) -> CGRect? { frames(identifier).first }

    /// Where all views with an accessibility identifier are shown, in view order.
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

    /// The tree of what takes a place in the window. Several displayables at the root stand in an implicit VStack.
    public var layoutTree: LayoutSnapshot {
        guard let root else { preconditionFailure("The host has no root after an update.") }
        return DeepStack.run { LayoutSnapshot(root.stack.children.count == 1 ? root.stack.children[0] : root.stack) }
    }

    /// What assistive programs see.
    public var accessibilityTree: AccessibilitySnapshot {
        guard let root else { preconditionFailure("The host has no root after an update.") }
        return AccessibilitySnapshot(
            role: "window", label: nil, value: nil, identifier: nil, traits: [], actions: [], frame: root.windowFrame,
            children: DeepStack.run { AccessibilitySnapshot.nodes(of: root) })
    }

    /// Where the first text is shown that says exactly this.
    public func find(text: String) -> CGRect? { DeepStack.run { root?.first { $0.shownText == text }?.windowFrame } }
}
