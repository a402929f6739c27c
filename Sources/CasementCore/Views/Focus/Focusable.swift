import Foundation

/// The interactions of a focused view.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view is activated by a press, like a button. A click does not move the focus to it.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view receives typed text, like a text field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The platform's default: both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view focusable by keyboard.
struct _FocusableModifier: PrimitiveModifier, Sendable {
    let isFocusable: Bool
    let interactions: FocusInteractions

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { FocusableNode(view, in: context) }
}

/// Wraps a view in order to draw its focus ring.
@MainActor final class FocusableLayoutNode: WrapperLayoutNode {
    let responder = FocusableResponder()

    init(_ inner: LayoutNode) {
        super.init(inner, kind: "focusable")
        attach().responders.append(responder)
        responder.node = self
    }
}

@MainActor final class FocusableResponder: Responder, FocusTarget {
    var modifier = _FocusableModifier(isFocusable: true, interactions: .automatic)
    var onFocusChange: ((FocusAppearance) -> Void)?
    override var focusTarget: (any FocusTarget)? { self }
    var canFocus: Bool { modifier.isFocusable }
    var takesFocusOnPress: Bool { canFocus && modifier.interactions.contains(.edit) }
    func focusChanged(_ focus: FocusAppearance) { onFocusChange?(focus) }
}

/// Rule: the newest modifier applies; if the environment disables the view, it gives up focus.
final class FocusableNode<Content: View>: WrapperNode<Content, _FocusableModifier, FocusableLayoutNode> {
    private let show = FocusShow()

    override func makeWrapper(_ inner: LayoutNode) -> FocusableLayoutNode {
        let wrapper = FocusableLayoutNode(inner)
        wrapper.responder.modifier = modifier
        wrapper.responder.isEnabled = readEnvironment(\.isEnabled)
        wrapper.responder.onFocusChange = { [weak self, weak wrapper] appearance in
            if let self, let wrapper { show.set(appearance, on: wrapper, of: self) }
        }
        return wrapper
    }

    override func configure() -> Bool {
        let isEnabled = readEnvironment(\.isEnabled)
        for wrapper in wrappers {
            wrapper.responder.modifier = modifier
            wrapper.responder.isEnabled = isEnabled
            if graph.focus.isFocused(wrapper.responder) { show.refresh(on: wrapper, of: self) }
        }
        return false
    }
}

extension View {
    /// Makes the view focusable: by Tab and, if it is for editing, by a click. While it has focus, a ring is drawn
    /// around it, and actions of `onKeyPress` receive its keys.
    ///
    /// - Parameters:
    ///   - isFocusable: whether it can currently have focus.
    ///   - interactions: the interactions that the view supports.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Makes the view focusable, and performs an action when it gets the focus or loses it. SwiftUI's form of macOS
    /// 10.15; use `focused(_:)` in new code.
    public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(FocusChangeModifier(isFocusable: isFocusable, action: onFocusChange))
    }
}

private struct FocusChangeModifier: ViewModifier {
    let isFocusable: Bool
    let action: (Bool) -> Void
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content.focusable(isFocusable).focused($isFocused).onChange(of: isFocused) { action($1) }
    }
}
