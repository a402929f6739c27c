import Foundation

/// The state of the pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a location in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// A reaction to the pointer over a view.
struct PointerModifier: PrimitiveModifier {
    enum Kind {
        case hover((Bool) -> Void)
        case continuous(CoordinateSpace, (HoverPhase) -> Void)
        case style(PointerStyle?)
        case visibility(Visibility)
        /// The action receives the location and the layout node; the content is the menu that the press opens.
        case secondaryPress((CGPoint, LayoutNode?) -> Void, menu: (() -> AnyView)?)
        /// A help text; the closure is called with true to show it, and with false to hide it.
        case help(Text, (Bool) -> Void)
        /// A press moves the window.
        case windowDrag(Bool)
    }
    let kind: Kind

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { PointerNode(view, in: context) }
}

/// The node of a `PointerModifier`.
@MainActor private protocol PointerSource: ShortcutSource, _Node {
    var kind: PointerModifier.Kind { get }
}

@MainActor private final class PointerResponder: Responder, HoverReceiver, HelpProvider {
    private weak var source: (any PointerSource)?

    init(_ source: any PointerSource) { self.source = source }

    private var kind: PointerModifier.Kind? { source?.kind }

    override var hoverReceiver: (any HoverReceiver)? {
        switch kind {
        case .hover, .continuous: self
        default: nil
        }
    }

    override var helpProvider: (any HelpProvider)? {
        if case .help = kind { self } else { nil }
    }

    override var shortcutSources: [any ShortcutSource] {
        guard let source, case .secondaryPress(_, .some) = source.kind else { return [] }
        return [source]
    }

    func hoverChanged(_ isOver: Bool) {
        switch kind {
        case .hover(let action): action(isOver)
        case .continuous(_, let action): if !isOver { action(.ended) }
        default: break
        }
    }

    func hoverMoved(to point: CGPoint) {
        guard case .continuous(let space, let action) = kind, let node else { return }
        action(.active(node.point(point, in: space)))
    }

    override func secondaryPressed(at point: CGPoint) -> Bool {
        guard case .secondaryPress(let action, _) = kind else { return false }
        action(point, node)
        return true
    }

    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        switch kind {
        case .secondaryPress(let action, _):
            for index in elements.indices {
                let place = node.local(elements[index].point)
                elements[index].set("showMenu") { [weak node] in action(place, node) }
            }
        case .help:
            for index in elements.indices where elements[index].hint == nil { elements[index].hint = helpText }
        default: break
        }
    }

    override var movesWindow: Bool {
        if case .windowDrag(let isOn) = kind { isOn } else { false }
    }

    override var pointerStyle: PointerStyle? {
        if case .style(let style) = kind { style } else { nil }
    }

    override var hidesPointer: Bool? {
        guard case .visibility(let visibility) = kind, visibility != .automatic else { return nil }
        return visibility == .hidden
    }

    var helpText: String? {
        guard let source, case .help(let text, _) = source.kind else { return nil }
        var builder = TextBuilder(source.scope.values, now: source.graph.timetable.clock())
        return builder.request(of: text).text
    }

    func restChanged(_ isResting: Bool) {
        guard case .help(_, let show) = kind else { return }
        show(isResting && helpText?.isEmpty == false)
    }
}

/// Rule: the current action or value applies.
final class PointerNode<Content: View>: AttachmentNode<Content, PointerModifier>, PointerSource, ClosedContentOwner {
    var kind: PointerModifier.Kind { modifier.kind }
    /// What is known of the menu while it is closed.
    private(set) var closed: ClosedContent?

    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables { displayable.attach().responders.append(PointerResponder(self)) }
    }

    // MARK: The shortcuts of its menu

    override func modifierChanged(from old: PointerModifier) { if closed != nil { forgetClosed() } }
    override func refresh() { forgetClosed() }

    private func forgetClosed() {
        closed?.end()
        closed = nil
    }

    override func tearDown() {
        forgetClosed()
        super.tearDown()
    }

    var isOffering: Bool { !isRemoved }
    var knownShortcuts: [KeyboardShortcut]? { isDirty ? nil : closed?.shortcuts }

    func withContent(_ body: (LayoutNode) -> [KeyboardShortcut]?) -> [KeyboardShortcut]? {
        forgetClosed()
        guard case .secondaryPress(_, let menu?) = modifier.kind else { return [] }
        let (found, closed) = ClosedContent.make(owner: self, menu, body)
        self.closed = closed
        return found
    }
}

extension View {
    /// Runs an action with true when the pointer enters the view, and with false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(PointerModifier(kind: .hover(action)))
    }

    /// Runs an action with each location of the pointer over the view, in a coordinate space, and when it leaves.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(PointerModifier(kind: .continuous(coordinateSpace.coordinateSpace, action)))
    }

    /// Runs an action with each location of the pointer over the view, in a coordinate space, and when it leaves.
    @_disfavoredOverload public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(PointerModifier(kind: .continuous(coordinateSpace, action)))
    }

    /// Sets the shape of the pointer over the view; nil leaves it to ancestors.
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerModifier(kind: .style(style)))
    }

    /// Sets whether the pointer is visible over the view: `.pointerVisibility(.hidden)` while a film plays. The
    /// innermost view decides, unless it is `automatic`.
    public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerModifier(kind: .visibility(visibility)))
    }

    /// Makes presses on the view, where nothing in it takes them, move a window that draws its own title bar.
    package func movesWindow(_ isOn: Bool) -> some View { modifier(PointerModifier(kind: .windowDrag(isOn))) }
}

/// An effect that highlights a view under the pointer.
public struct HoverEffect: Hashable, Sendable {
    fileprivate let name: String
    /// The platform's effect: the view becomes brighter.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view becomes brighter.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is slightly enlarged.
    public static let lift = HoverEffect(name: "lift")
}

private struct IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether hover effects are enabled in these views.
    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed

    func body(content: Content) -> some View {
        let isShown = isOver && isEnabled && isAllowed
        content
            .brightness(isShown && effect != .lift ? 0.08 : 0)
            .scaleEffect(isShown && effect == .lift ? 1.04 : 1)
            .onHover { isOver = $0 }
    }
}

extension View {
    /// Adds an effect that is shown while the pointer is over the view.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Disables hover effects in this view.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

extension View {
    /// Calls `action` with the location, in the view's coordinates, at which the secondary button went down, and with
    /// the view's layout node. The shortcuts in `menu`, the menu that it opens, work while the view or a view around
    /// it has the focus.
    package func onSecondaryPress(
        menu: @escaping () -> AnyView, _ action: @escaping (CGPoint, LayoutNode?) -> Void
    ) -> some View {
        modifier(PointerModifier(kind: .secondaryPress(action, menu: menu)))
    }
}
