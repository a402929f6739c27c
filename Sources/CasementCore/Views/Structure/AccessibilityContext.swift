import Foundation

/// The context in which an accessibility element is created: the environment of its view, and its focus.
@MainActor package struct AccessibilityContext {
    package let node: LayoutNode
    package let values: EnvironmentValues
    package let now: Date
    private let focus: FocusManager

    init(_ layoutNode: LayoutNode, of node: _Node) {
        self.init(layoutNode, in: node.scope, now: node.graph.timetable.clock(), focus: node.graph.focus)
    }

    init(_ layoutNode: LayoutNode, in scope: EnvironmentScope, now: Date, focus: FocusManager) {
        (node, values, self.now, self.focus) = (layoutNode, scope.values, now, focus)
    }

    package var isEnabled: Bool { values.isEnabled }

    /// Whether this element or a descendant has the keyboard focus.
    package var hasFocus: Bool { focus.focused?.node?.isIn(node) ?? false }

    /// Returns the accessible text of a text.
    package func string(_ text: any AccessibilityText) -> String { text.accessibilityText(in: values, at: now) }

    /// Returns the texts found in a view's value, visible or not; nil if there are none.
    package func title<V: View>(of view: V) -> String? {
        var title = AccessibilityTitle()
        title.append(view)
        return string(title)
    }

    /// Returns the text of a title; `existing` replaces the placeholder for the view's own label.
    func string(_ title: AccessibilityTitle, existing: String? = nil) -> String? {
        let words = title.parts.compactMap { part -> String? in
            switch part {
            case .text(let text): string(text)
            case .existing: existing
            case .picture: nil
            }
        }.filter { !$0.isEmpty }
        if !words.isEmpty { return words.joined(separator: ", ") }
        for case .picture(let name) in title.parts { return name }
        return nil
    }
}
