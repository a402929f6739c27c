import Foundation

/// The texts in a view, in order, found in its value: the accessible label of a control whose label is not shown.
@MainActor package struct AccessibilityTitle {
    enum Part {
        case text(any AccessibilityText)
        /// A picture, by its name; used only if there is no text.
        case picture(String)
        /// The view's own label.
        case existing
    }
    private(set) var parts: [Part] = []

    package init() {}

    mutating func append(_ part: Part) { parts.append(part) }

    package mutating func append<V: View>(_ view: V) {
        if let source = view as? any AccessibilityTitleSource {
            source.appendTitle(to: &self)
        } else if view is any ChoiceSource {
            // A divider contains only itself as a choice, and has no text.
            for choice in ViewChoice.all(in: view) where choice.kind != .divider { choice.view.appendTitle(to: &self) }
        } else if V.Body.self != Never.self, !V._isBuiltIn, !TypeDescriptor.of(V.self).hasProperties {
            append(view.body)
        }
    }
}

/// A view that has a title, or whose parts do.
@MainActor package protocol AccessibilityTitleSource {
    func appendTitle(to title: inout AccessibilityTitle)
}

/// A modifier that changes its content's title.
@MainActor protocol AccessibilityTitleModifier {
    func appendTitle<Content: View>(of content: Content, to title: inout AccessibilityTitle)
}

/// A text for assistive technologies.
@MainActor package protocol AccessibilityText {
    /// Returns the text in the language and formats of an environment.
    func accessibilityText(in environment: EnvironmentValues, at now: Date) -> String
}

extension AccessibilityTitle: ViewVisitor {
    mutating func visit<V: View>(_ view: V) { append(view) }
}

extension ModifiedContent: AccessibilityTitleSource where Content: View, Modifier: ViewModifier {
    package func appendTitle(to title: inout AccessibilityTitle) {
        guard let naming = modifier as? any AccessibilityTitleModifier else { return title.append(content) }
        naming.appendTitle(of: content, to: &title)
    }
}
