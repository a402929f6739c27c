/// A walk through the value of a view, which lists the views that it contains.
@MainActor package struct ChoiceWalk {
    package var list: [ViewChoice] = []
    /// The sections among them; collected only if there is an owner.
    var sections: [FoundSection] = []
    /// The owner of subviews: it runs bodies that read something. Without an owner, such views are one choice.
    private(set) var owner: (any SubviewsOwner)?
    /// Which of them are opened in a walk for choices; nil in one for subviews.
    private(set) var opening: ChoiceOpening?
    /// Whether the content that is walked through is known as a choice, so that it is not opened.
    var isKnown = false
    /// Whether the bodies of modifiers may say what a choice is.
    var readsModifiers = false
    /// Whether it lists subviews, and not choices.
    var listsSubviews: Bool { owner != nil && opening == nil }
    /// Identifies the current place of the walk.
    private(set) var path = Subview.ID()
    /// The container values that apply here.
    var values = ContainerValues()
    /// The environment that applies here.
    var scope: EnvironmentScope?
    var isInSection = false

    init() {}
    init(for owner: any SubviewsOwner, opening: ChoiceOpening? = nil) {
        (self.owner, scope, self.opening) = (owner, owner.scope, opening)
        readsModifiers = opening != nil
    }

    /// Whether a view with states is opened.
    func opens<V: View>(_ type: V.Type) -> Bool {
        guard let opening, !isKnown else { return false }
        return opening != .pages || V._viewCount != 1
    }

    /// A walk from here through content of which only a part, or something else, will be shown.
    var inner: ChoiceWalk {
        var walk = self
        (walk.list, walk.sections, walk.values, walk.isInSection) = ([], [], ContainerValues(), false)
        return walk
    }

    /// Continues in a part that is identified by `step` among its siblings. Only subviews need it; menus and pickers do
    /// not.
    mutating func enter(_ step: some Hashable, _ body: (inout ChoiceWalk) -> Void) {
        guard owner != nil else { return body(&self) }
        path.steps.append(AnyHashable(step))
        body(&self)
        path.steps.removeLast()
    }

    mutating func append<V: View>(_ view: V, kind: ViewChoice.Kind = .option) {
        var choice = ViewChoice(view: AnyView(view), kind: kind)
        (choice.id, choice.values) = (path, values)
        list.append(choice)
    }

    /// With an owner: appends a view that cannot be split.
    mutating func appendAsOne<V: View>(_ view: V) {
        if let whole = owner?.makeSubview(view) { append(whole) }
    }

    mutating func setTags(from first: Int, to tag: AnyHashable) {
        for index in first..<list.count where list[index].tag == nil { list[index].tag = tag }
    }
}

extension ChoiceWalk: ViewVisitor {
    /// Views of different types at one place are different subviews.
    mutating func visit<V: View>(_ view: V) { enter(ObjectIdentifier(V.self)) { view.appendChoices(to: &$0) } }
}

/// What makes a view with states known as a choice, so that it is not opened in search of what its body says.
package enum ChoiceOpening {
    /// A tag.
    case options
    /// An item for the bar.
    case tabs
    /// That it is one view.
    case pages
}
