import Foundation

/// Binds a state to whether a view or its descendants have focus.
public struct _FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { FocusedNode(view, in: context) }
}

@MainActor private final class BoundMark: FocusMark {
    var came: () -> Void = {}
    var left: () -> Void = {}
    override func focusCame() { came() }
    override func focusLeft() { left() }
}

/// Rule: if the state differs from the focus, the focus follows once the tree is complete; if the focus moves,
/// the state follows at once.
final class FocusedNode<Content: View, Value: Hashable>: AttachmentNode<Content, _FocusedModifier<Value>>,
    FocusRequester
{
    private var isFocusIn = false

    override init(_ view: ModifiedContent<Content, _FocusedModifier<Value>>, in context: _NodeContext) {
        super.init(view, in: context)
        read()
    }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let mark = BoundMark()
            mark.came = { [weak self] in self?.came() }
            mark.left = { [weak self] in self?.left() }
            displayable.attach().responders.append(mark)
        }
    }

    private func came() {
        isFocusIn = true
        modifier.binding.wrappedValue = modifier.value
    }

    private func left() {
        isFocusIn = false
        if modifier.binding.wrappedValue == modifier.value { modifier.binding.clear() }
    }

    override func modifierChanged(from old: _FocusedModifier<Value>) { read() }
    override func refresh() { read() }

    private func read() {
        let isWanted = track { modifier.binding.wrappedValue == modifier.value }
        if isWanted != isFocusIn { graph.focus.enqueue(self, in: graph) }
    }

    override func tearDown() {
        if isFocusIn {
            // The state outlives this view.
            let (binding, value) = (modifier.binding, modifier.value)
            graph.enqueueAction { if binding.wrappedValue == value { binding.clear() } }
        }
        super.tearDown()
    }

    // MARK: Focus requests

    private var isWanted: Bool { modifier.binding.wrappedValue == modifier.value }
    var wantsFocus: Bool { !isRemoved && isWanted && !isFocusIn }
    var rejectsFocus: Bool { !isRemoved && !isWanted && isFocusIn }

    func takeFocus() -> Bool {
        for node in content {
            if let first = node.firstFocusable { return graph.focus.focus(first, by: .program) }
        }
        return false
    }

    var isTransparent: Bool { content.contains(where: \.hasTransparentFocusable) }
    func giveUp() { modifier.binding.clear() }
}

extension View {
    /// Binds a condition to whether focus is in this view: each follows changes of the other.
    ///
    ///     TextField("Name", text: $name).focused($isNameFocused)
    public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedContent<Self, _FocusedModifier<Bool>> {
        modifier(_FocusedModifier(binding: condition, value: true))
    }

    /// Binds a value to whether focus is in this view: while it is, the state is `value`. When the focus moves to a
    /// view that is not bound to the state, the state is nil.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> ModifiedContent<Self, _FocusedModifier<Value>> {
        modifier(_FocusedModifier(binding: binding, value: value))
    }
}
