/// A node that finds subviews, and keeps the state needed for that.
@MainActor protocol SubviewsOwner: _Node {
    /// Runs the body of a view without a node, which has state or several displayables.
    func open<V: View>(_ view: V, at walk: ChoiceWalk) -> V.Body
    /// Depends on the modified view at this place, which may change without this node.
    func follow(_ source: any ModifierContentSource)
    func openedChanged()
    /// Creates a single subview of a view, whatever it contains.
    func makeSubview<V: View>(_ view: V) -> AnyView
}

/// A section found by a walk: its parts among the subviews.
struct FoundSection {
    var id: Subview.ID
    var values: ContainerValues
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
}
