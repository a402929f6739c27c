import Foundation

/// Where an element is made: the words of the place, and whether what stands there reacts.
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

    /// Whether the keyboard is here, or on something in it.
    package var hasFocus: Bool { focus.focused?.node?.isIn(node) ?? false }

    /// What a text says aloud.
    package func string(_ text: any AccessibilityText) -> String { text.accessibilityText(in: values, at: now) }

    /// What the texts in a view say, found in its value, shown or not; nil where there are none.
    package func title<V: View>(of view: V) -> String? {
        var title = AccessibilityTitle()
        title.append(view)
        return string(title)
    }

    /// The same of texts that were found already; `existing` stands where the view itself was said to.
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
