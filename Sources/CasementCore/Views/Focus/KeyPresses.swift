import Foundation

/// Runs an action for keys while focus is in a view.
struct _KeyModifier: PrimitiveModifier {
    enum Kind {
        case press((KeyPress) -> KeyPress.Result)
        case command(KeyCommand?, (KeyCommand) -> Bool)
        case clipboardCommand(KeyCommand, (any ClipboardBackend) -> Bool)
    }
    let kind: Kind

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { KeyNode(view, in: context) }
}

@MainActor private final class KeyResponder: Responder, KeyInterceptor {
    let kind: () -> _KeyModifier.Kind?
    let clipboard: () -> (any ClipboardBackend)?

    init(kind: @escaping () -> _KeyModifier.Kind?, clipboard: @escaping () -> (any ClipboardBackend)?) {
        (self.kind, self.clipboard) = (kind, clipboard)
    }

    override var keyInterceptor: (any KeyInterceptor)? { self }

    func keyIntercepted(_ press: KeyPress) -> Bool {
        guard case .press(let action) = kind() else { return false }
        return action(press) == .handled
    }

    func performed(_ command: KeyCommand) -> Bool {
        switch kind() {
        case .command(_, let action): return action(command)
        case .clipboardCommand(command, let action): return clipboard().map(action) ?? false
        default: return false
        }
    }

    func handles(_ command: KeyCommand) -> Bool {
        switch kind() {
        case .command(let handled, _): handled == command
        case .clipboardCommand(let handled, _): handled == command
        default: false
        }
    }
}

/// Rule: the newest action is called.
final class KeyNode<Content: View>: AttachmentNode<Content, _KeyModifier> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        graph.focus.hasKeyInterceptors = true
        for displayable in displayables {
            let responder = KeyResponder {
                [weak self] in
                self?.modifier.kind
            } clipboard: {
                [weak self] in
                self?.scope.values.clipboardBackend
            }
            displayable.attach().responders.append(responder)
        }
    }
}

extension View {
    /// Runs an action when a key is pressed or repeats while focus is in this view. A key that the action ignores is
    /// passed to the ancestors, and last to its default action.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKey([.down, .repeat], { $0.key == key }, { _ in action() })
    }

    /// Runs an action in some phases of a key while focus is in this view.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, { $0.key == key }, action)
    }

    /// Runs an action for any of a set of keys while focus is in this view.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, { keys.contains($0.key) }, action)
    }

    /// Runs an action for keys that type characters of a set while focus is in this view.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
    }

    /// Runs an action for every key while focus is in this view.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, { _ in true }, action)
    }

    private func onKey(
        _ phases: KeyPress.Phases, _ isMeant: @escaping (KeyPress) -> Bool,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            _KeyModifier(kind: .press { phases.contains($0.phase) && isMeant($0) ? action($0) : .ignored }))
    }

    /// Runs an action for unhandled arrow keys while focus is in this view; nil does nothing.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        onCommand(nil) {
            guard case .move(let direction) = $0, let action else { return false }
            action(direction)
            return true
        }
    }

    /// Runs an action for an unhandled Escape key while focus is in this view; nil does nothing.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommand(action.map { _ in .exit }) { $0 == .exit && Self.run(action) }
    }

    /// Runs an action for unhandled Delete keys while focus is in this view; nil does nothing.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommand(action.map { _ in .delete }) { $0 == .delete && Self.run(action) }
    }

    private static func run(_ action: (() -> Void)?) -> Bool {
        action?()
        return action != nil
    }

    private func onCommand(_ command: KeyCommand?, _ action: @escaping (KeyCommand) -> Bool) -> some View {
        modifier(_KeyModifier(kind: .command(command, action)))
    }
}
