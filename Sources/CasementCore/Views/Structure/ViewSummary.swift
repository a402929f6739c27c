/// The icon and the title of a view, found in its value: they stand for it where it is not shown itself, such as for a
/// button in a list of the buttons of a toolbar.
@MainActor package struct ViewSummary {
    package private(set) var icon: AnyView?
    package private(set) var title: AnyView?

    package init() {}

    package init<V: View>(of view: V) { append(view) }

    /// Takes the icon and the title from a view, as far as it has none yet.
    package mutating func append<V: View>(_ view: V) {
        if icon != nil, title != nil { return }
        if let source = view as? any ViewSummarySource {
            source.appendSummary(to: &self)
        } else if view is any ChoiceSource {
            // A divider contains only itself as a choice.
            for choice in ViewChoice.all(in: view) where choice.kind != .divider {
                choice.view.appendSummary(to: &self)
            }
        } else if V.Body.self != Never.self, !V._isBuiltIn, !TypeDescriptor.of(V.self).hasProperties {
            append(view.body)
        }
    }

    package mutating func setIcon<V: View>(_ view: V) { icon = icon ?? AnyView(view) }
    package mutating func setTitle<V: View>(_ view: V) { title = title ?? AnyView(view) }
}

/// A view that has an icon or a title, or whose label has.
@MainActor package protocol ViewSummarySource {
    func appendSummary(to summary: inout ViewSummary)
}

extension ViewSummary: ViewVisitor {
    mutating func visit<V: View>(_ view: V) { append(view) }
}

extension ModifiedContent: ViewSummarySource where Content: View, Modifier: ViewModifier {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(content) }
}
