import Foundation

/// The texts in a view, in its order, found in its value: what is said of a control whose label is not shown.
@MainActor package struct AccessibilityTitle {
    enum Part {
        case text(any AccessibilityText)
        /// A picture, by its name; it is only said where there is no text.
        case picture(String)
        /// What the view itself is called.
        case existing
    }
    private(set) var parts: [Part] = []

    package init() {}

    mutating func append(_ part: Part) { parts.append(part) }

    package mutating func append<V: View>(_ view: V) {
        if let source = view as? any AccessibilityTitleSource {
            source.appendTitle(to: &self)
        } else if view is any ChoiceSource {
            // A divider is the only choice in itself, and says nothing.
            for choice in ViewChoice.all(in: view) where choice.kind != .divider { choice.view.appendTitle(to: &self) }
        } else if V.Body.self != Never.self, !V._isBuiltIn, !TypeDescriptor.of(V.self).hasProperties {
            append(view.body)
        }
    }
}

/// A view that says something, or whose parts do.
@MainActor package protocol AccessibilityTitleSource {
    func appendTitle(to title: inout AccessibilityTitle)
}

/// A modifier that gives its content another title.
@MainActor protocol AccessibilityTitleModifier {
    func appendTitle<Content: View>(of content: Content, to title: inout AccessibilityTitle)
}

/// A text that assistive programs are told.
@MainActor package protocol AccessibilityText {
    /// In the language and the formats of a place.
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
