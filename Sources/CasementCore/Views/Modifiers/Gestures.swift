import Foundation

/// Runs an action after taps on a view.
public struct _TapModifier: ViewModifier {
    public typealias Body = Never
    let count: Int
    let action: (CGPoint) -> Void

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TapNode(view, in: context) }
}

final class TapNode<Content: View>: AttachmentNode<Content, _TapModifier> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let responder = TapResponder(count: modifier.count) { [weak self] in self?.modifier.action($0) }
            responder.owner = self
            responder.isEnabled = readEnvironment(\.isEnabled)
            displayable.asLayoutNode.attach().responders.append(responder)
        }
    }

    /// Those that hang on the displayables there are; they go with them.
    private func forEachResponder(_ body: (TapResponder) -> Void) {
        for node in content {
            for case let responder as TapResponder in node.attachments?.responders ?? [] where responder.owner === self
            {
                body(responder)
            }
        }
    }

    override func modifierChanged(from old: _TapModifier) {
        guard old.count != modifier.count else { return }
        forEachResponder { $0.count = modifier.count }
    }

    override func refresh() {
        let isEnabled = readEnvironment(\.isEnabled)
        forEachResponder { $0.isEnabled = isEnabled }
    }
}

/// Runs an action when the pointer comes over a view and when it leaves.
public struct _HoverModifier: ViewModifier {
    public typealias Body = Never
    let action: (Bool) -> Void

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { HoverNode(view, in: context) }
}

final class HoverNode<Content: View>: AttachmentNode<Content, _HoverModifier> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let responder = HoverResponder { [weak self] in self?.modifier.action($0) }
            displayable.asLayoutNode.attach().responders.append(responder)
        }
    }
}

extension View {
    /// Runs an action after `count` taps on what the view shows.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedContent<
        Self, _TapModifier
    > {
        modifier(_TapModifier(count: count) { _ in action() })
    }

    /// Runs an action after `count` taps, with the place of the last in the view's coordinates.
    public func onTapGesture(
        count: Int = 1, perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedContent<Self, _TapModifier> {
        modifier(_TapModifier(count: count, action: action))
    }

    /// Runs an action with true when the pointer comes over the view, and with false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> ModifiedContent<Self, _HoverModifier> {
        modifier(_HoverModifier(action: action))
    }
}
