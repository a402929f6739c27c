import Foundation

/// Runs an action when the pressed modifier keys change.
struct ModifierKeysModifier: PrimitiveModifier {
    let mask: EventModifiers
    let isInitial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ModifierKeysNode(view, in: context) }
}

/// Rule: the newest action is called, during the view's lifetime.
final class ModifierKeysNode<Content: View>: AttachmentNode<Content, ModifierKeysModifier> {
    private var keys: ModifierKeys { graph.focus.modifierKeys }

    override init(_ view: ModifiedContent<Content, ModifierKeysModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        keys.watch(for: self) { [weak self] in self?.modifierKeysChanged($0, $1) }
        guard modifier.isInitial else { return }
        graph.enqueueAction { [weak self] in
            guard let self, !isRemoved else { return }
            let held = keys.held.intersection(modifier.mask)
            modifier.action(held, held)
        }
    }

    private func modifierKeysChanged(_ old: EventModifiers, _ new: EventModifiers) {
        let (old, new) = (old.intersection(modifier.mask), new.intersection(modifier.mask))
        if old != new { modifier.action(old, new) }
    }

    override func tearDown() {
        keys.end(for: self)
        super.tearDown()
    }
}

extension View {
    /// Runs an action when modifier keys are pressed or released, wherever the focus is: for views that change
    /// their content meanwhile.
    ///
    ///     Text(showsMore ? "Delete all" : "Delete")
    ///         .onModifierKeysChanged(mask: .option) { showsMore = !$1.isEmpty }
    ///
    /// - Parameters:
    ///   - mask: the observed keys; all by default. Control also counts as `command`.
    ///   - initial: whether the action also runs when the view appears, with the keys pressed at that time.
    ///   - action: receives the keys that were pressed before and those pressed now.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action)) }
}
