/// A button as an action: found in the value of the view that a program passes to `accessibilityActions`.
@MainActor package struct AccessibilityButton {
    package let title: AccessibilityTitle
    /// The name of its role; nil for none.
    package let role: String?
    /// Whether the view that it was found in leaves it enabled.
    package fileprivate(set) var isEnabled = true
    package let perform: () -> Void

    package init<Label: View>(_ label: Label, role: String?, perform: @escaping () -> Void) {
        var title = AccessibilityTitle()
        title.append(label)
        (self.title, self.role, self.perform) = (title, role, perform)
    }

    /// Returns the buttons in a view, in order.
    package static func all<V: View>(in view: V) -> [AccessibilityButton] {
        var list: [AccessibilityButton] = []
        append(view, to: &list)
        return list
    }

    static func append<V: View>(_ view: V, to list: inout [AccessibilityButton]) {
        if let source = view as? any AccessibilityButtonSource {
            source.appendActions(to: &list)
        } else if view is any ChoiceSource {
            for choice in ViewChoice.all(in: view) where choice.kind != .divider {
                choice.view.appendActions(to: &list)
            }
        } else if V.Body.self != Never.self, !V._isBuiltIn, !TypeDescriptor.of(V.self).hasProperties {
            append(view.body, to: &list)
        }
    }
}

/// A view that is or contains a button.
@MainActor package protocol AccessibilityButtonSource {
    func appendActions(to list: inout [AccessibilityButton])
}

extension ModifiedContent: AccessibilityButtonSource where Content: View, Modifier: ViewModifier {
    package func appendActions(to list: inout [AccessibilityButton]) {
        let count = list.count
        AccessibilityButton.append(content, to: &list)
        guard let modifier = modifier as? any AccessibilityButtonModifier, !modifier.enablesButtons else { return }
        for index in count..<list.count { list[index].isEnabled = false }
    }
}

/// A modifier that may disable the buttons in its content.
@MainActor protocol AccessibilityButtonModifier {
    var enablesButtons: Bool { get }
}

/// Finds the buttons in a type-erased view.
struct AccessibilityButtonFinder: ViewVisitor {
    private(set) var list: [AccessibilityButton] = []
    mutating func visit<V: View>(_ view: V) { AccessibilityButton.append(view, to: &list) }
}
