import Foundation

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the nearest focusable ancestor has keyboard focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether a ring shows keyboard focus.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether focus rings in this view are disabled.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}

extension LayoutNode {
    /// The width of the focus ring, in points.
    private static let ringWidth: CGFloat = 2
    /// The gap between the focused view and the ring, in points, so that the ring is visible around a view of its
    /// colour and does not touch text.
    private static let ringGap: CGFloat = 1.5

    /// Draws a ring just outside the frame, or removes it with nil. For nodes without other drawing. `cornerRadius` is
    /// that of the focused view, in points.
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

/// Shows the focus of a node with a focusable part: the ring, and `isFocused` in its content's environment.
@MainActor package final class FocusShow {
    private var appearance = FocusAppearance()
    private var scope: EnvironmentScope?
    package init() {}

    /// The corner radius of the focused view, in points.
    package var cornerRadius: CGFloat = 4

    package func set(_ appearance: FocusAppearance, on layoutNode: LayoutNode, of node: _Node) {
        let isChanged = appearance.isFocused != self.appearance.isFocused
        self.appearance = appearance
        if isChanged { notify(node) }
        refresh(on: layoutNode, of: node)
    }

    /// Updates the ring; the theme may have changed.
    package func refresh(on layoutNode: LayoutNode, of node: _Node) {
        guard appearance.isFocused || layoutNode.content != nil else { return }
        let color = node.readEnvironment { values in
            appearance.showsRing && values.isFocusEffectEnabled
                ? SystemColor.accent.resolve(in: values.themeVariant) : nil
        }
        layoutNode.showFocusRing(color, cornerRadius: cornerRadius)
        node.graph.requestFrame()
    }

    /// Updates `isFocused` for the node's content. Its scope is created with the first focus.
    private func notify(_ node: _Node) {
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
