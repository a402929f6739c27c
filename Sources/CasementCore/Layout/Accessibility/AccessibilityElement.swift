import Foundation

/// An action that the user can perform on an element.
package struct AccessibilityAction {
    /// Such as "press", "increment", or a name that the program gave.
    package let name: String
    /// Performs the action; nil stands for a press of the pointer at the element.
    package let perform: (() -> Void)?

    package init(_ name: String, _ perform: (() -> Void)?) { (self.name, self.perform) = (name, perform) }
}

/// One element of the accessibility tree: its role, texts and actions.
///
/// Elements are made from the layout tree on demand and are a snapshot of that moment.
@MainActor package struct AccessibilityElement {
    package var role: AccessibilityRole
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// Traits in addition to those of the role.
    package var traits: AccessibilityTraits = []
    package var actions: [AccessibilityAction] = []
    /// In the window, points.
    package var frame: CGRect
    package var children: [AccessibilityElement] = []
    /// Siblings with a higher priority come first.
    package var sortPriority = 0.0
    /// 1 is the highest level; nil for no heading, or an unspecified level.
    package var headingLevel: UInt?
    /// Names by which the user may refer to it in voice input.
    package var inputLabels: [String] = []
    /// Additional information, read on request.
    package var customContent: [(label: String, value: String)] = []
    /// The point at which the pointer presses it, as a fraction of its frame.
    package var activationPoint = CGPoint(x: 0.5, y: 0.5)
    /// Whether its label is only the name of a picture, not written for being read aloud.
    package var isNamedByPicture = false
    /// The layout node that it was made from.
    package private(set) weak var node: LayoutNode?

    package init(
        _ role: AccessibilityRole, _ label: String? = nil, on node: LayoutNode, children: [AccessibilityElement] = []
    ) {
        (self.role, self.label, self.node) = (role, label, node)
        self.children = Self.inOrder(children)
        frame = node.windowFrame
    }

    /// Its own traits and those of its role.
    package var allTraits: AccessibilityTraits { traits.union(role.traits) }

    package var point: CGPoint {
        CGPoint(x: frame.minX + frame.width * activationPoint.x, y: frame.minY + frame.height * activationPoint.y)
    }

    /// Adds an action, or replaces the one of that name.
    package mutating func set(_ name: String, _ perform: (() -> Void)?) {
        let action = AccessibilityAction(name, perform)
        if let index = actions.firstIndex(where: { $0.name == name }) {
            actions[index] = action
        } else {
            actions.append(action)
        }
    }

    /// The action of a name; nil where there is none.
    package func action(_ name: String) -> AccessibilityAction? { actions.first { $0.name == name } }

    /// Reports whether its subordinate content is shown, and adds an action that changes that.
    package mutating func setExpanded(_ isExpanded: Bool, _ set: ((Bool) -> Void)?) {
        traits.insert(isExpanded ? .isExpanded : .isCollapsed)
        guard let set else { return }
        self.set(isExpanded ? "collapse" : "expand") { set(!isExpanded) }
    }

    /// Changes the frame and node, of all descendants too.
    package mutating func move(to frame: CGRect, of node: LayoutNode) {
        (self.frame, self.node) = (frame, node)
        for index in children.indices { children[index].move(to: frame, of: node) }
    }

    /// Siblings in reading order: view order, those of higher priority first.
    package static func inOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        for element in elements where element.sortPriority != 0 {
            return elements.enumerated().sorted {
                ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
            }.map(\.element)
        }
        return elements
    }

    /// The first element, this one or a descendant, that meets a condition.
    package func first(where condition: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition) { return found } }
        return nil
    }
}
