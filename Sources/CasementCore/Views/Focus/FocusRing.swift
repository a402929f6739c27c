import Foundation

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the nearest view around that can have the keyboard focus has it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether a ring shows where the focus is.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Draws no ring around what has the focus in this view.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}

extension LayoutNode {
    /// How wide the ring is that shows where the focus is, in points.
    private static let ringWidth: CGFloat = 2
    /// Between what has the focus and the ring, so that it is seen around what has its colour, and touches no text.
    private static let ringGap: CGFloat = 1.5

    /// Draws a ring just outside of the frame, or takes it away with nil. For nodes that draw nothing else. `cornerRadius` is that of
    /// what the ring runs around, in points.
    package final func showFocusRing(_ color: ResolvedColor?, cornerRadius: CGFloat) {
        guard color != nil || content != nil else { return }
        let half = Self.ringWidth / 2
        let distance = Self.ringGap + half
        let outline: (CGRect) -> _ShapeOutline = { rect in
            guard color != nil else { return _ShapeOutline(Path()) }
            return _ShapeOutline(
                Path(
                    roundedRect: rect.insetBy(dx: -distance, dy: -distance), cornerRadius: cornerRadius + distance,
                    style: .circular), stroke: StrokeStyle(lineWidth: 2 * half))
        }
        if let graphic = content as? ShapeGraphic {
            graphic.outline = outline
            if let color { graphic.paint = .color(color) }
        } else if let color {
            replaceGraphic(ShapeGraphic(.color(color), store: tree.textures, outline: outline))
        }
        tree.note([.content, .paintBounds], of: self)
    }
}

/// What a node with a focusable part shows of the focus: the ring, and what its content finds in its environment.
@MainActor package final class FocusShow {
    private var appearance = FocusAppearance()
    private var scope: EnvironmentScope?
    package init() {}

    /// The corner radius of what the ring runs around, points.
    package var cornerRadius: CGFloat = 4

    package func set(_ appearance: FocusAppearance, on layoutNode: LayoutNode, of node: _Node) {
        let isChanged = appearance.isFocused != self.appearance.isFocused
        self.appearance = appearance
        if isChanged { tell(node) }
        refresh(on: layoutNode, of: node)
    }

    /// The theme may have changed.
    package func refresh(on layoutNode: LayoutNode, of node: _Node) {
        guard appearance.isFocused || layoutNode.content != nil else { return }
        let color = node.readEnvironment { values in
            appearance.showsRing && values.isFocusEffectEnabled
                ? SystemColor.accent.resolve(in: values.themeVariant) : nil
        }
        layoutNode.showFocusRing(color, cornerRadius: cornerRadius)
        node.graph.requestFrame()
    }

    /// What stands in the node finds `isFocused`. The scope for that is made with the first focus.
    private func tell(_ node: _Node) {
        let isFocused = appearance.isFocused
        let inner = scope ?? EnvironmentScope(parent: node.scope) { _ in }
        if scope == nil {
            scope = inner
            node.forEachChild { $0.surround(with: inner, in: node.scope) }
        }
        let keys = inner.setTransform { if isFocused { $0.isFocused = true } }
        node.forEachChild { $0.environmentChanged(keys) }
    }
}
