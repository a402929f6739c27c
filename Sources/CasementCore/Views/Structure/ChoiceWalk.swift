/// A walk through the value of a view, which lists the views that it has in it.
@MainActor package struct ChoiceWalk {
    package var list: [ViewChoice] = []
    /// The sections among them; only noted where there is an owner.
    var sections: [FoundSection] = []
    /// For whom subviews are looked for: it runs bodies that read something. Where there is none, such views are one choice.
    private(set) var owner: (any SubviewsOwner)?
    /// What tells the place where the walk is from others.
    private(set) var path = Subview.ID()
    /// What is said of all that stands here.
    var values = ContainerValues()
    /// The environment that holds here.
    var scope: EnvironmentScope?
    var isInSection = false

    init() {}
    init(for owner: any SubviewsOwner) { (self.owner, scope) = (owner, owner.scope) }

    /// A walk from here through something of which only some, or something else, will be shown.
    var inner: ChoiceWalk {
        var walk = self
        (walk.list, walk.sections, walk.values, walk.isInSection) = ([], [], ContainerValues(), false)
        return walk
    }

    /// Goes on in a part that has `step` among its neighbours. Only subviews are told apart by it: menus and pickers ask for none.
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

    /// For an owner: a view that cannot be taken apart.
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
