import CasementCore
import Foundation

/// What assistive programs see of a view, and of those in it. `print` it: one line an element, indented by depth.
public struct AccessibilitySnapshot: Equatable, Sendable, CustomStringConvertible {
    /// What kind of thing it is: "window", "dialog", "group", "text", "heading", "image", "link", "button", "checkbox",
    /// "switch", "radio",
    /// "slider", "stepper", "textfield", "datefield", "colorwell", "progress", "scrollarea", "menu", "menuitem", "tab", "list", "row",
    /// "table" or "cell".
    public let role: String
    /// What it is called.
    public let label: String?
    /// What it is set to; nil for what has no value.
    public let value: String?
    /// What happens when it is pressed, or what is to be typed into it.
    public let hint: String?
    public let identifier: String?
    /// What else is true of it: the names of `AccessibilityTraits`, such as "isSelected", and "isDisabled", "isFocused",
    /// "isExpanded",
    /// "isCollapsed", "isSecure".
    public let traits: Set<String>
    /// What a person can do with it: "press", "increment", "decrement", "showMenu", "expand", "collapse", "escape",
    /// "scrollUp", "scrollDown", "scrollLeading", "scrollTrailing" and the names that the program gave. Nothing for what is disabled.
    public let actions: [String]
    /// In the window, points.
    public let frame: CGRect
    public let children: [AccessibilitySnapshot]

    @MainActor init(_ element: AccessibilityElement) {
        (role, label, value) = (element.role.rawValue, element.label, element.value)
        (hint, identifier, frame) = (element.hint, element.identifier, element.frame)
        traits = element.allTraits.names
        actions = element.actions.map(\.name)
        var children: [AccessibilitySnapshot] = []
        for child in element.children { children.append(AccessibilitySnapshot(child)) }
        self.children = children
    }

    /// One line an element, indented by depth: `button "Save" = value #identifier [traits] {actions}`.
    public var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        var line = indent + role
        if let label { line += " \"\(label)\"" }
        if let value { line += " = \(value)" }
        if let hint { line += " (\(hint))" }
        if let identifier { line += " #\(identifier)" }
        if !traits.isEmpty { line += " [\(traits.sorted().joined(separator: ", "))]" }
        if !actions.isEmpty { line += " {\(actions.joined(separator: ", "))}" }
        return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    /// The first element, this one or one in it, that has an identifier, in the order of the tree.
    public func first(_ identifier: String) -> AccessibilitySnapshot? {
        first { $0.identifier == identifier }
    }

    /// The first element, this one or one in it, that meets a condition, in the order of the tree.
    public func first(where condition: (AccessibilitySnapshot) -> Bool) -> AccessibilitySnapshot? {
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition) { return found } }
        return nil
    }

    /// This element and all in it, in the order of the tree.
    public var all: [AccessibilitySnapshot] { [self] + children.flatMap(\.all) }
}

extension TestHost {
    /// What assistive programs see now. It is made from what is shown; nothing is kept for it.
    public var accessibilityTree: AccessibilitySnapshot {
        DeepStack.run {
            guard let window = accessibleWindow else { preconditionFailure("The host has no root after an update.") }
            return AccessibilitySnapshot(window)
        }
    }

    /// Does what an assistive program would: an action of the first element with an identifier, then an update. Actions are
    /// named as in `actions`
    /// of the element; one that is a press of the pointer is delivered as such. False where there is no such element or action.
    @discardableResult public func perform(_ action: String = "press", on identifier: String) -> Bool {
        perform(action) { $0.identifier == identifier }
    }

    /// The same on the first element with a label.
    @discardableResult public func perform(_ action: String = "press", onLabel label: String) -> Bool {
        perform(action) { $0.label == label }
    }

    private func perform(_ name: String, where condition: (AccessibilityElement) -> Bool) -> Bool {
        guard let window = DeepStack.run({ accessibleWindow }),
            let element = window.first(where: { condition($0) && $0.action(name) != nil }),
            let action = element.action(name)
        else { return false }
        if let perform = action.perform {
            DeepStack.run(perform)
            update()
        } else {
            tap(at: element.point)
        }
        return true
    }

    /// Views that stand in for others are made when they are asked for the first time, which takes an update.
    private var accessibleWindow: AccessibilityElement? {
        guard let root else { return nil }
        var window = root.accessibleElements().first
        var round = 0
        while pipeline.graph.isDirty, round < 8 {
            update()
            window = root.accessibleElements().first
            round += 1
        }
        return window
    }
}
