/// Sets a property of the rows that a view provides to its list; inner values win.
package struct _ListRowModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<RowTraits, Value>
    let value: Value

    package static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { RowTraitNode(view, in: context) }
}

/// Rule: the list is notified if the modifier's value changed.
final class RowTraitNode<Content: View, Value>: ContentNode<
    ModifiedContent<Content, _ListRowModifier<Value>>, Content
>, RowSource
{
    private var modifier: _ListRowModifier<Value>

    init(_ view: ModifiedContent<Content, _ListRowModifier<Value>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        show(view.content, in: self.context())
    }

    override func apply(_ view: ModifiedContent<Content, _ListRowModifier<Value>>) {
        var (old, new) = (modifier.value, view.modifier.value)
        let isSame = TypeDescriptor.of(Value.self).areEqual(&old, &new) && modifier.keyPath == view.modifier.keyPath
        modifier = view.modifier
        if !isSame { noteRowsChanged() }
        child?.update(to: view.content)
    }

    override var rowAccess: RowAccess? { .source(self) }

    func describe(_ row: RowDescription, at index: Int) {
        row.traits[keyPath: modifier.keyPath] = modifier.value
        if modifier.keyPath == \RowTraits.background { row.traits.backgroundPlace = self }
    }
}

extension View {
    package func rowTrait<Value>(
        _ keyPath: WritableKeyPath<RowTraits, Value>, _ value: Value
    ) -> ModifiedContent<Self, _ListRowModifier<Value>> {
        modifier(_ListRowModifier(keyPath: keyPath, value: value))
    }
}
