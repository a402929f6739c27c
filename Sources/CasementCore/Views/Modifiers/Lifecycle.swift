import Foundation

/// Runs actions when a view appears and disappears.
public struct _AppearanceActionModifier: PrimitiveModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.appear, self.disappear) = (appear, disappear)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { AppearanceNode(view, in: context) }
}

/// Rule: the actions run once per displayable that appears or disappears, after layout and before the
/// frame is presented: first appearances, of inner views before outer ones, then disappearances, and
/// always with the newest closures.
final class AppearanceNode<Content: View>: AttachmentNode<Content, _AppearanceActionModifier> {
    override init(_ view: ModifiedContent<Content, _AppearanceActionModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        // An AnyView counts as a view that appears, even if it is empty.
        if count == 0, Content.self == AnyView.self { graph.enqueueAction { self.modifier.appear?() } }
    }

    /// In a choice such as ViewThatFits: whether each displayable is known to be visible, in view order.
    private var isShown: ContiguousArray<Bool> = []

    private func appear() { graph.enqueueAction { self.modifier.appear?() } }
    private func disappear() { graph.enqueueDisappearAction { self.modifier.disappear?() } }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        if isInChoice {
            isShown.insert(contentsOf: displayables.map { _ in false }, at: index)
            return graph.enqueueAction { if !self.isRemoved { self.visibilityChanged() } }
        }
        guard !graph.isRenewing else { return }
        for _ in displayables { appear() }
    }

    override func left(_ ranges: [Range<Int>]) {
        if isInChoice {
            for range in ranges.reversed() {
                for wasShown in isShown[range] where wasShown { disappear() }
                isShown.removeSubrange(range)
            }
            return
        }
        guard !graph.isRenewing else { return }
        for _ in ranges.joined() { disappear() }
    }

    override func moved(from start: Int, order: [Int]) { if isInChoice { isShown.permute(from: start, order) } }

    override func visibilityChanged() {
        for (index, node) in content.enumerated() where node.isInWindow != isShown[index] {
            isShown[index].toggle()
            if isShown[index] { appear() } else { disappear() }
        }
    }
}

/// Runs an action when a value changes.
public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { ValueActionNode(view, in: context) }
}

/// Rule: a different value runs the newest action after layout, with the old and the new value.
final class ValueActionNode<Content: View, Value: Equatable>: AttachmentNode<Content, _ValueActionModifier<Value>> {
    override init(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>, in context: _NodeContext) {
        super.init(view, in: context)
        if modifier.isInitial { run(from: modifier.value) }
    }

    override func modifierChanged(from old: _ValueActionModifier<Value>) {
        if old.value != modifier.value { run(from: old.value) }
    }

    private func run(from old: Value) {
        let new = modifier.value
        graph.enqueueAction { self.modifier.action(old, new) }
    }
}

extension View {
    /// Runs an action when the view appears, before its first frame is presented.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceActionModifier> {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs an action after the view has disappeared.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceActionModifier> {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    /// Runs an action with the old and the new value when `value` changes and, if `initial` is
    /// true, when the view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when `value` changes and, if `initial` is true, when the view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs an action with the new value when `value` changes (the older form).
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
        modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
