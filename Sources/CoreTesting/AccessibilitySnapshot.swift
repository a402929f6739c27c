import CasementCore
import Foundation

/// The accessibility elements of a view and its descendants. `print` shows one line per element, indented by depth.
public struct AccessibilitySnapshot: Equatable, Sendable, CustomStringConvertible {
    /// The kind of element: "window", "dialog", "alert", "popover", "navigation", "toolbar", "group", "text",
    /// "heading", "image", "link", "button", "checkbox", "switch", "radio", "slider", "splitter", "stepper",
    /// "textfield", "searchfield", "datefield", "colorwell", "progress", "scrollarea", "menu", "menuitem", "tablist",
    /// "tab", "list", "row", "table" or "cell".
    public let role: String
    /// The name that assistive technologies announce.
    public let label: String?
    /// The current value; nil for elements without one.
    public let value: String?
    /// The result of pressing the element, or the text to be typed into it.
    public let hint: String?
    /// The accessibility identifier that the program set; nil if there is none.
    public let identifier: String?
    /// The names of its `AccessibilityTraits`, such as "isSelected", and "isDisabled", "isFocused", "isExpanded",
    /// "isCollapsed", "isSecure".
    public let traits: Set<String>
    /// The available actions: "press", "increment", "decrement", "showMenu", "expand", "collapse", "escape",
    /// "scrollUp", "scrollDown", "scrollLeading", "scrollTrailing" and custom names. Empty for disabled elements.
    public let actions: [String]
    /// The frame in the window, in points.
    public let frame: CGRect
    /// The child elements, in order.
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

    /// One line per element, indented by depth: `button "Save" = value #identifier [traits] {actions}`.
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

    /// The first element in the subtree with an identifier, in the order of the tree.
    public func first(_ identifier: String) -> AccessibilitySnapshot? {
        first { $0.identifier == identifier }
    }

    /// The first element in the subtree that meets a condition, in the order of the tree.
    public func first(where condition: (AccessibilitySnapshot) -> Bool) -> AccessibilitySnapshot? {
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition) { return found } }
        return nil
    }

    /// This element and its descendants, in the order of the tree.
    public var all: [AccessibilitySnapshot] { [self] + children.flatMap(\.all) }
}

extension TestHost {
    /// The current accessibility elements of the window. They are computed at every call.
    public var accessibilityTree: AccessibilitySnapshot {
        DeepStack.run {
            guard let window = accessibleWindow else { preconditionFailure("The host has no root after an update.") }
            return AccessibilitySnapshot(window)
        }
    }

    /// Performs an action of the first element with an identifier, as an assistive technology would, and then an
    /// update. Actions are named as in `actions` of the element; one that is a press of the pointer is delivered as
    /// such. Returns false if there is no such element or action.
    @discardableResult public func perform(_ action: String = "press", on identifier: String) -> Bool {
        perform(action) { $0.identifier == identifier }
    }

    /// Performs an action of the first element with a label, and then an update. Returns false if there is
    /// no such element or action.
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

    /// Accessibility representations are created when they are first requested, which requires an update.
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
