import Foundation

/// When the default focus of a view applies.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// When the view appears and no view has focus.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// The same as `automatic` here.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Sets the focus when a view appears and no other has it, or attaches a focus mark to the view.
struct FocusMarkModifier: PrimitiveModifier {
    enum Kind {
        case section
        case scope(Namespace.ID)
        case preference(Namespace.ID, isPreferred: Bool)
        case `default`(() -> Void)
    }
    let kind: Kind

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { FocusMarkNode(view, in: context) }
}

final class FocusMarkNode<Content: View>: AttachmentNode<Content, FocusMarkModifier>, DefaultFocusNode {
    override init(_ view: ModifiedContent<Content, FocusMarkModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        switch modifier.kind {
        case .default(let set):
            graph.focus.enqueue(
                DefaultFocus(self) {
                    set()
                    return true
                }, in: graph)
        case .preference(_, isPreferred: true):
            graph.focus.enqueue(DefaultFocus(self) { [weak self] in self?.focusFirst() ?? false }, in: graph)
        default: break
        }
    }

    var places: [LayoutNode] { content }

    private func focusFirst() -> Bool {
        for node in content {
            if let first = node.firstFocusable { return graph.focus.focus(first, by: .program) }
        }
        return false
    }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let mark: Responder
            switch modifier.kind {
            case .section: mark = FocusSectionMark()
            case .scope(let namespace): mark = FocusScopeMark(namespace)
            case .preference(let namespace, let isPreferred):
                mark = FocusPreferenceMark(namespace, isPreferred: isPreferred)
            case .default: continue
            }
            displayable.attach().responders.append(mark)
        }
    }

    override func modifierChanged(from old: FocusMarkModifier) {
        for node in content {
            for responder in node.attachments?.responders ?? [] {
                if case .preference(let namespace, let isPreferred) = modifier.kind,
                    let mark = responder as? FocusPreferenceMark, mark.namespace == namespace
                {
                    mark.isPreferred = isPreferred
                }
            }
        }
    }
}

/// A view whose content may have a default focus.
@MainActor private protocol DefaultFocusNode: _Node {
    /// The layout nodes of its content.
    var places: [LayoutNode] { get }
}

/// A request for focus that is granted if no view has focus, or only one below the presentation that this view is in.
@MainActor private final class DefaultFocus: FocusRequester {
    private weak var node: (any DefaultFocusNode)?
    private let take: () -> Bool
    init(_ node: any DefaultFocusNode, take: @escaping () -> Bool) { (self.node, self.take) = (node, take) }

    var wantsFocus: Bool {
        guard let node, !node.isRemoved else { return false }
        return node.graph.focus.isFree(for: node.places)
    }
    var rejectsFocus: Bool { false }
    func takeFocus() -> Bool { take() }
    var isTransparent: Bool { node?.places.contains(where: \.hasTransparentFocusable) ?? false }
    func giveUp() {}
}

/// Resets the focus of a scope to its preferred view.
public struct ResetFocusAction {
    weak var focus: FocusManager?

    /// Focuses the scope's preferred view or, without one, its first focusable view.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) { focus?.reset(in: namespace) }
}

private struct ResetFocusKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = ResetFocusAction()
}

extension EnvironmentValues {
    /// The action that resets the focus of a scope to its preferred view.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}

extension View {
    /// Groups the focusable views in this view: arrow keys move the focus among them.
    public func focusSection() -> some View { modifier(FocusMarkModifier(kind: .section)) }

    /// Makes the view a focus scope with its own default focus.
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusMarkModifier(kind: .scope(namespace)))
    }

    /// Sets whether the view gets the focus of its scope: when it appears and no view has focus, and
    /// when the scope is reset.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(FocusMarkModifier(kind: .preference(namespace, isPreferred: prefersDefaultFocus)))
    }

    /// Sets a focus state when the view appears and no view has focus. The priority has no effect.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(FocusMarkModifier(kind: .default { binding.wrappedValue = value }))
    }
}
