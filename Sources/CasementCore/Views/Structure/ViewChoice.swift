/// One of the options in the content of a picker or of tabs. They are found in the content's value, so that each can be
/// shown wherever and as often as needed: in a button, in a menu.
package struct ViewChoice {
    package enum Kind { case option, divider, header }

    package var view: AnyView
    /// The value that selects it: its `tag`, or its id in a `ForEach`.
    package var tag: AnyHashable?
    package var kind = Kind.option
    /// Whether it is a view with properties such as states, whose body is known only where it is shown.
    package var isComposed = false
    /// Whether that view may be several.
    package var mayBeSeveral = false
    /// The view set by `tabItem`.
    package var tabItem: AnyView?
    /// The text set by `badge`.
    package var badge: AnyView?
    /// Its identity, if it is a container's subview.
    var id = Subview.ID()
    /// Its values for the container.
    package var values = ContainerValues()

    package init(view: AnyView, tag: AnyHashable? = nil, kind: Kind = .option) {
        (self.view, self.tag, self.kind) = (view, tag, kind)
    }

    /// Returns the choices in a view, in order.
    ///
    /// - Parameter readsModifiers: whether tags and items may be in the bodies of the program's modifiers.
    @MainActor package static func all<Content: View>(
        in content: Content, readsModifiers: Bool = false
    ) -> [ViewChoice] {
        var walk = ChoiceWalk()
        walk.readsModifiers = readsModifiers
        content.appendChoices(to: &walk)
        return walk.list
    }
}

/// A view that contains several choices, or modifies those that it contains.
@MainActor protocol ChoiceSource {
    func choices(into walk: inout ChoiceWalk)
}

/// A modifier that describes a choice.
@MainActor package protocol ChoiceModifier {
    func describe(_ choice: inout ViewChoice)
    /// Whether it says all that a choice needs.
    func isEnough(for opening: ChoiceOpening) -> Bool
}

extension ChoiceModifier {
    package func isEnough(for opening: ChoiceOpening) -> Bool { false }
}

extension View {
    func appendChoices(to walk: inout ChoiceWalk) {
        if let source = self as? any ChoiceSource {
            source.choices(into: &walk)
        } else if walk.listsSubviews {
            appendSubviews(to: &walk)
        } else if Body.self == Never.self || Self._isBuiltIn {
            walk.append(self)
        } else if !TypeDescriptor.of(Self.self).hasProperties {
            // A view composed of others without state is replaced by its body.
            body.appendChoices(to: &walk)
        } else if walk.opens(Self.self), let body = walk.owner?.open(self, at: walk) {
            body.appendChoices(to: &walk)
        } else {
            walk.appendComposed(self)
        }
    }
}

extension ChoiceWalk {
    /// Appends a view whose body is known only to an owner.
    mutating func appendComposed<V: View>(_ view: V) {
        append(view)
        list[list.count - 1].isComposed = true
        list[list.count - 1].mayBeSeveral = V._viewCount != 1
    }
}

extension ModifiedContent: ChoiceSource where Content: View, Modifier: ViewModifier {
    func choices(into walk: inout ChoiceWalk) {
        if walk.listsSubviews { return appendModified(to: &walk) }
        let first = walk.list.count
        let says = modifier as? any ChoiceModifier
        let outer = (walk.isKnown, walk.scope)
        if let opening = walk.opening {
            if let says, says.isEnough(for: opening) { walk.isKnown = true }
            if let scope = walk.scope, let change = modifier as? any EnvironmentChange {
                walk.scope = EnvironmentScope(parent: scope) { change.change(&$0) }
            }
        }
        content.appendChoices(to: &walk)
        (walk.isKnown, walk.scope) = outer
        let said = walk.readsModifiers && says == nil ? modifier.saidOfContent : nil
        for index in first..<walk.list.count {
            if let says {
                says.describe(&walk.list[index])
            } else {
                if let said { walk.list[index].add(said) }
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

extension ViewChoice {
    /// Adds what a modifier around it says.
    fileprivate mutating func add(_ said: ViewChoice) {
        tag = said.tag ?? tag
        tabItem = said.tabItem ?? tabItem
        badge = said.badge ?? badge
    }
}

extension ViewModifier {
    /// What the body says of the content, where it is one of the program's without states.
    fileprivate var saidOfContent: ViewChoice? {
        guard Body.self != Never.self, !TypeDescriptor.of(Self.self).hasProperties else { return nil }
        var walk = ChoiceWalk()
        body(content: Content(source: NoContent.shared)).appendChoices(to: &walk)
        guard walk.list.count == 1, let said = walk.list.first, said.tag != nil || said.tabItem != nil else {
            return nil
        }
        return said
    }
}

/// Stands for a content whose modifier is only read.
@MainActor private final class NoContent: ModifierContentSource {
    static let shared = NoContent()
    let contentVersion = 0
    func makeContent(in context: _NodeContext) -> _Node { EmptyView._makeNode(EmptyView(), in: context) }
    func updateContent(_ node: _Node) {}
    func visitContent(_ visit: (any View) -> Void) {}
    func add(_ placeholder: AnyPlaceholder) {}
    func remove(_ placeholder: AnyPlaceholder) {}
}
