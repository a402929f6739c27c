import Foundation

/// A view whose identity is bound to a value.
public struct IDView<Content: View, ID: Hashable>: View {
    public typealias Body = Never
    let content: Content
    let id: ID

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        IDNode(view, in: context)
    }
    public static var _viewCount: Int? { Content._viewCount }
}

/// Rule: the same id updates the content; another id replaces it, with its state.
final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>>, RowSource {
    private var id: ID
    private var child: _ViewNode<Content>?

    init(_ view: IDView<Content, ID>, in context: _NodeContext) {
        id = view.id
        super.init(in: context)
        let child = Content._makeNode(view.content, in: self.context())
        self.child = child
        count = child.count
    }

    override func apply(_ view: IDView<Content, ID>) {
        if view.id == id, let child { return child.update(to: view.content) }
        let old = id
        id = view.id
        // If the count is static, there is one instance of the surrounding modifiers per displayable, and they stay.
        replace(child, as: old, isRenewal: Content._viewCount != nil) {
            child = returned(view.id, view.content) { Content._makeNode(view.content, in: context()) }
            return child
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }

    override var rowAccess: RowAccess? { .source(self) }
    override var identityHash: Int { id.hashValue }

    func identifiedView(_ id: AnyHashable) -> FoundNode? {
        guard let own = id as? ID ?? id.base as? ID, own == self.id else { return nil }
        return FoundNode(self)
    }

    func identity(of child: _Node) -> (id: AnyHashable, view: FoundNode)? {
        count > 0 ? (AnyHashable(id), FoundNode(self)) : nil
    }
}

/// Sets an identifier for tests and assistive technologies.
public struct _AccessibilityIdentifierModifier: PrimitiveModifier, Equatable, Sendable {
    /// Nil sets no identifier.
    let identifier: String?

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { IdentifierNode(view, in: context) }
}

final class IdentifierNode<Content: View>: AttachmentNode<Content, _AccessibilityIdentifierModifier> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        guard modifier.identifier != nil else { return }
        for displayable in displayables {
            let attachments = displayable.attach()
            attachments.identifier = modifier.identifier
            attachments.identifierOwner = ObjectIdentifier(self)
        }
    }

    override func modifierChanged(from old: _AccessibilityIdentifierModifier) {
        guard old != modifier else { return }
        if old.identifier == nil, let child { return arrived(child.displayables, at: 0) }
        for node in content where node.attachments?.identifierOwner == ObjectIdentifier(self) {
            node.attach().identifier = modifier.identifier
        }
    }
}

extension View {
    /// Binds the view's identity to a value: when it changes, the view and its content are recreated with new state.
    public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> { IDView(content: self, id: id) }

    /// Sets an identifier for tests and assistive technologies; if the view has several displayables, on each of them.
    public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, _AccessibilityIdentifierModifier> {
        modifier(_AccessibilityIdentifierModifier(identifier: identifier))
    }

    /// Sets an identifier for tests and assistive technologies, if `isEnabled` is true.
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, _AccessibilityIdentifierModifier> {
        modifier(_AccessibilityIdentifierModifier(identifier: isEnabled ? identifier : nil))
    }
}

extension IDView: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { walk.enter(id) { content.appendChoices(to: &$0) } }
}
