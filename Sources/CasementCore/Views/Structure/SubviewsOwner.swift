/// Who looks for subviews, and keeps what has to be kept on the way to them.
@MainActor protocol SubviewsOwner: _Node {
    /// What the body of a view says that has no node of its own, but state or several displayables.
    func open<V: View>(_ view: V, at walk: ChoiceWalk) -> V.Body
    /// The modified view that stands here comes from elsewhere, and may change without this node.
    func follow(_ source: any ModifierContentSource)
    func openedChanged()
    /// A view that is one subview, whatever it has in it.
    func makeSubview<V: View>(_ view: V) -> AnyView
}

/// A section as a walk found it: its parts among the subviews.
struct FoundSection {
    var id: Subview.ID
    var values: ContainerValues
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
}
