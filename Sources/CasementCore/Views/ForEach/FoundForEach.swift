/// Elements of a ForEach that are only known after its node has found them in a view: as a collection it is empty.
@MainActor protocol FoundInView {
    /// The views of the elements.
    var shown: AnyView { get }
}

/// Rule: the view of the elements updates its child.
final class FoundForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ContentNode<
    ForEach<Data, ID, Content>, AnyView
>, RowSource
{
    init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        super.init(in: context)
        guard let found = view.data as? any FoundInView else { return }
        show(found.shown, in: self.context())
    }

    override func apply(_ view: ForEach<Data, ID, Content>) {
        if let found = view.data as? any FoundInView { child?.update(to: found.shown) }
    }

    override var rowAccess: RowAccess? { .source(self) }
}
