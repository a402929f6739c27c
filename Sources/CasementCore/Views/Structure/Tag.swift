import Foundation

/// Sets a value that identifies the view to its container, such as a list or a canvas.
public struct _TagModifier<Tag: Hashable>: PrimitiveModifier {
    public var value: Tag

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TagNode(view, in: context) }
}

final class TagNode<Content: View, Tag: Hashable>: AttachmentNode<Content, _TagModifier<Tag>> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables { displayable.attach().tag = AnyHashable(unwrapping: modifier.value) }
    }

    override func modifierChanged(from old: _TagModifier<Tag>) {
        guard old.value != modifier.value else { return }
        for node in content { node.attach().tag = AnyHashable(unwrapping: modifier.value) }
        // Containers search for tags again.
        noteRowsChanged()
        graph.requestFrame()
    }

    override func describe(_ row: RowDescription, at index: Int) {
        row.value = AnyHashable(unwrapping: modifier.value)
        row.isTagged = true
    }
}

extension AnyHashable {
    /// Erases the type of a value that is compared with tags: an optional that is not nil is its value, so that a tag
    /// matches a selection of its type and one of the optional type.
    package init<Value: Hashable>(unwrapping value: Value) {
        guard let optional = value as? any OptionalTag else {
            self.init(value)
            return
        }
        self = optional.unwrappedTag
    }
}

/// An optional as a tag.
private protocol OptionalTag {
    var unwrappedTag: AnyHashable { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
    var unwrappedTag: AnyHashable {
        switch self {
        case nil: AnyHashable(self)
        case let value?: AnyHashable(unwrapping: value)
        }
    }
}

extension View {
    /// Sets the value that selects the view in a list, or identifies it among the symbols of a canvas.
    public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TagModifier<V>> {
        modifier(_TagModifier(value: tag))
    }

    /// Sets the value that selects the view in a list, or identifies it among the symbols of a canvas. With
    /// `includeOptional` the value of a selection may be optional; tags are compared by their unwrapped values in any
    /// case.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> ModifiedContent<Self, _TagModifier<V>> {
        self.tag(tag)
    }
}

extension _TagModifier: ChoiceModifier {
    package func describe(_ choice: inout ViewChoice) { choice.tag = AnyHashable(unwrapping: value) }
    package func isEnough(for opening: ChoiceOpening) -> Bool { opening == .options }
}

extension _TagModifier: ContainerValueWriting {
    func write(_ values: inout ContainerValues) { values.tag = AnyHashable(unwrapping: value) }
}
