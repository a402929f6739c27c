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

    package init(view: AnyView, tag: AnyHashable? = nil, kind: Kind = .option) {
        (self.view, self.tag, self.kind) = (view, tag, kind)
    }

    /// The choices in a view, in its order.
    @MainActor package static func all<Content: View>(in content: Content) -> [ViewChoice] {
        var list: [ViewChoice] = []
        content.appendChoices(to: &list)
        return list
    }
}

/// A view that has several choices in it, or says something of those in it.
@MainActor protocol ChoiceSource {
    func choices(into list: inout [ViewChoice])
}

/// A modifier that says something of a choice.
@MainActor package protocol ChoiceModifier {
    func describe(_ choice: inout ViewChoice)
}

extension View {
    fileprivate func appendChoices(to list: inout [ViewChoice]) {
        if let source = self as? any ChoiceSource {
            source.choices(into: &list)
        } else if Body.self != Never.self, !Self._isBuiltIn, !TypeDescriptor.of(Self.self).hasProperties {
            // What is put together from views without state is what its body says.
            body.appendChoices(to: &list)
        } else {
            list.append(ViewChoice(view: AnyView(self)))
        }
    }
}

extension Group: ChoiceSource where Content: View {
    func choices(into list: inout [ViewChoice]) { content.appendChoices(to: &list) }
}

extension EmptyView: ChoiceSource {
    func choices(into list: inout [ViewChoice]) {}
}

extension AnyView: ChoiceSource {
    func choices(into list: inout [ViewChoice]) { storage.appendChoices(to: &list) }
}

extension Optional: ChoiceSource where Wrapped: View {
    func choices(into list: inout [ViewChoice]) { self?.appendChoices(to: &list) }
}

extension _ConditionalContent: ChoiceSource where TrueContent: View, FalseContent: View {
    func choices(into list: inout [ViewChoice]) {
        switch storage {
        case .trueContent(let content): content.appendChoices(to: &list)
        case .falseContent(let content): content.appendChoices(to: &list)
        }
    }
}

extension ForEach: ChoiceSource where Content: View {
    func choices(into list: inout [ViewChoice]) {
        for element in data {
            let first = list.count
            content(element).appendChoices(to: &list)
            for index in first..<list.count where list[index].tag == nil { list[index].tag = AnyHashable(id(element)) }
        }
    }
}

extension Section: ChoiceSource where Parent: View, Content: View, Footer: View {
    func choices(into list: inout [ViewChoice]) {
        if !list.isEmpty { list.append(ViewChoice(view: AnyView(EmptyView()), kind: .divider)) }
        if Parent.self != EmptyView.self { list.append(ViewChoice(view: AnyView(header), kind: .header)) }
        content.appendChoices(to: &list)
    }
}

extension Divider: ChoiceSource {
    func choices(into list: inout [ViewChoice]) { list.append(ViewChoice(view: AnyView(self), kind: .divider)) }
}

extension ModifiedContent: ChoiceSource where Content: View, Modifier: ViewModifier {
    func choices(into list: inout [ViewChoice]) {
        let first = list.count
        content.appendChoices(to: &list)
        let says = modifier as? any ChoiceModifier
        for index in first..<list.count {
            if let says {
                says.describe(&list[index])
            } else {
                list[index].view = AnyView(
                    ModifiedContent<AnyView, Modifier>(content: list[index].view, modifier: modifier))
            }
        }
    }
}

extension _TagModifier: ChoiceModifier {
    package func describe(_ choice: inout ViewChoice) { choice.tag = AnyHashable(value) }
}
