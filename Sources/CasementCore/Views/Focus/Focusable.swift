import Foundation

/// What a person does with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It does something when it is pressed, as a button does. A click on it leaves the focus where it is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes what is typed, as a field does.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As the platform has it: both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the keyboard focus.
public struct _FocusableModifier: ViewModifier, Sendable {
    public typealias Body = Never
    let isFocusable: Bool
    let interactions: FocusInteractions

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { FocusableNode(view, in: context) }
}

/// Stands around a view so that a ring can be drawn.
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

/// Rule: the newest modifier holds; where the environment disables it, it lets go of the focus.
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
    /// Lets the view have the keyboard focus: by Tab, and where it is for editing, by a click. While it has, a ring is drawn around
    /// it, and actions of `onKeyPress` get its keys.
    ///
    /// - Parameters:
    ///   - isFocusable: whether it can have the focus now.
    ///   - interactions: what a person does with it.
    public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions = .automatic
    ) -> ModifiedContent<Self, _FocusableModifier> {
        modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }
}
