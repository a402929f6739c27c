/// One of the things among which a person chooses, as they stand in the content of a picker or of tabs. They are found in the
/// content's value, so that each can be shown where it is needed, and as often: in a button, in a menu.
package struct ViewChoice {
    package enum Kind { case option, divider, header }

    package var view: AnyView
    /// By what it is chosen: `tag`, or the id that it has in a ForEach.
    package var tag: AnyHashable?
    package var kind = Kind.option
    /// By `tabItem`.
    package var tabItem: AnyView?
    /// What tells it from the others, where it is a container's subview.
    var id = Subview.ID()
    /// What it says to a container whose subview it is.
    var values = ContainerValues()

    package init(view: AnyView, tag: AnyHashable? = nil, kind: Kind = .option) {
        (self.view, self.tag, self.kind) = (view, tag, kind)
    }

    /// The choices in a view, in its order.
    @MainActor package static func all<Content: View>(in content: Content) -> [ViewChoice] {
        var walk = ChoiceWalk()
        content.appendChoices(to: &walk)
        return walk.list
    }
}

/// A view that has several choices in it, or says something of those in it.
@MainActor protocol ChoiceSource {
    func choices(into walk: inout ChoiceWalk)
}

/// A modifier that says something of a choice.
@MainActor package protocol ChoiceModifier {
    func describe(_ choice: inout ViewChoice)
}

extension View {
    func appendChoices(to walk: inout ChoiceWalk) {
        if let source = self as? any ChoiceSource {
            source.choices(into: &walk)
        } else if walk.owner != nil {
            appendSubviews(to: &walk)
        } else if Body.self != Never.self, !Self._isBuiltIn, !TypeDescriptor.of(Self.self).hasProperties {
            // What is put together from views without state is what its body says.
            body.appendChoices(to: &walk)
        } else {
            walk.append(self)
        }
    }
}

extension ModifiedContent: ChoiceSource where Content: View, Modifier: ViewModifier {
    func choices(into walk: inout ChoiceWalk) {
        if walk.owner != nil { return appendModified(to: &walk) }
        let first = walk.list.count
        content.appendChoices(to: &walk)
        let says = modifier as? any ChoiceModifier
        for index in first..<walk.list.count {
            if let says {
                says.describe(&walk.list[index])
            } else {
                walk.list[index].modify(modifier)
            }
        }
    }
}

extension ViewChoice {
    @MainActor mutating func modify<Modifier: ViewModifier>(_ modifier: Modifier) {
        view = AnyView(ModifiedContent<AnyView, Modifier>(content: view, modifier: modifier))
    }
}
