import Foundation

/// Something that a person can do with an element.
package struct AccessibilityAction {
    /// Such as "press", "increment", or a name that the program gave.
    package let name: String
    /// What is done; nil is a press of the pointer where the element is.
    package let perform: (() -> Void)?

    package init(_ name: String, _ perform: (() -> Void)?) { (self.name, self.perform) = (name, perform) }
}

/// One thing that assistive programs come to: what it is, says and can do. Elements are made from the living tree when
/// somebody asks, and
/// hold for that moment.
@MainActor package struct AccessibilityElement {
    package var role: AccessibilityRole
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// Beside those that the role comes with.
    package var traits: AccessibilityTraits = []
    package var actions: [AccessibilityAction] = []
    /// In the window, points.
    package var frame: CGRect
    package var children: [AccessibilityElement] = []
    /// Among its siblings, higher ones come first.
    package var sortPriority = 0.0
    /// 1 is the highest; nil where it is no heading, or does not say.
    package var headingLevel: UInt?
    /// What a person may call it when speaking to it.
    package var inputLabels: [String] = []
    /// What is told when a person asks for more.
    package var customContent: [(label: String, value: String)] = []
    /// Where a press of the pointer reaches it, as a share of its frame.
    package var activationPoint = CGPoint(x: 0.5, y: 0.5)
    /// Whether its label is only the name of a picture, which nobody gave it for being read.
    package var isNamedByPicture = false
    /// What it was made from.
    package private(set) weak var node: LayoutNode?

    package init(
        _ role: AccessibilityRole, _ label: String? = nil, on node: LayoutNode, children: [AccessibilityElement] = []
    ) {
        (self.role, self.label, self.node) = (role, label, node)
        self.children = Self.inOrder(children)
        frame = node.windowFrame
    }

    /// All its traits.
    package var allTraits: AccessibilityTraits { traits.union(role.traits) }

    package var point: CGPoint {
        CGPoint(x: frame.minX + frame.width * activationPoint.x, y: frame.minY + frame.height * activationPoint.y)
    }

    /// Adds an action, or lets one of that name do something else.
    package mutating func set(_ name: String, _ perform: (() -> Void)?) {
        let action = AccessibilityAction(name, perform)
        if let index = actions.firstIndex(where: { $0.name == name }) {
            actions[index] = action
        } else {
            actions.append(action)
        }
    }

    /// What an action does; nil where there is none of that name.
    package func action(_ name: String) -> AccessibilityAction? { actions.first { $0.name == name } }

    /// Says whether what belongs to it is shown, and lets a person change that.
    package mutating func setExpanded(_ isExpanded: Bool, _ set: ((Bool) -> Void)?) {
        traits.insert(isExpanded ? .isExpanded : .isCollapsed)
        guard let set else { return }
        self.set(isExpanded ? "collapse" : "expand") { set(!isExpanded) }
    }

    /// Takes another place, with all that is in it.
    package mutating func move(to frame: CGRect, of node: LayoutNode) {
        (self.frame, self.node) = (frame, node)
        for index in children.indices { children[index].move(to: frame, of: node) }
    }

    /// Siblings in the order in which they are come to: as they stand, those of higher priority before.
    package static func inOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        for element in elements where element.sortPriority != 0 {
            return elements.enumerated().sorted {
                ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
            }.map(\.element)
        }
        return elements
    }

    /// The first element, here or below, that meets a condition.
    package func first(where condition: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition) { return found } }
        return nil
    }
}
