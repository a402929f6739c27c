import Foundation

/// Runs an action when a value computed from a view's geometry changes.
struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (_ oldValue: Value, _ newValue: Value) -> Void
    /// Called with the last value when the view has been removed.
    var farewell: ((_ value: Value) -> Void)?

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GeometryActionNode(view, in: context) }
}

/// Rule: the value is computed after the layout in which the view appeared, and after those that changed anything
/// that the closure read. The current action then runs for each displayable whose value differs.
final class GeometryActionNode<Content: View, Value: Equatable>: AttachmentNode<
    Content, _GeometryActionModifier<Value>
>
{
    private struct Watched {
        let geometry: Geometry
        var value: Value?
    }

    /// One per displayable, in view order.
    private var watched: ContiguousArray<Watched> = []
    private let type = TypeDescriptor.of(_GeometryActionModifier<Value>.self)

    /// Runs the closure after the current layout.
    private func lookAfterLayout() {
        graph.layout.watch(LayoutTask { [weak self] in self?.check() })
    }

    private func check() {
        guard !isRemoved, !watched.isEmpty else { return }
        let values = track {
            var values: ContiguousArray<Value?> = []
            for one in watched {
                // A view outside the window has no geometry.
                values.append(one.geometry.node.isInWindow ? modifier.transform(GeometryProxy(one.geometry)) : nil)
            }
            return values
        }
        for (index, value) in values.enumerated() {
            guard let value, value != watched[index].value else { continue }
            let old = watched[index].value ?? value
            watched[index].value = value
            let geometry = watched[index].geometry
            graph.enqueueAction { [self] in
                // A value that a later pass of the same frame has replaced is not reported.
                guard !isRemoved, let now = watched.first(where: { $0.geometry === geometry }), now.value == value
                else { return }
                modifier.action(old, value)
            }
        }
    }

    override func refresh() { lookAfterLayout() }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        var new: ContiguousArray<Watched> = []
        for displayable in displayables { new.append(Watched(geometry: Geometry(of: displayable))) }
        watched.insert(contentsOf: new, at: index)
        lookAfterLayout()
    }

    override func left(_ ranges: [Range<Int>]) {
        if let farewell = modifier.farewell {
            for index in ranges.joined() {
                watched[index].value.map { value in graph.enqueueDisappearAction { farewell(value) } }
            }
        }
        for range in ranges.reversed() { watched.removeSubrange(range) }
    }

    override func moved(from start: Int, order: [Int]) { watched.permute(from: start, order) }

    override func modifierChanged(from old: _GeometryActionModifier<Value>) {
        var (old, new) = (old, modifier)
        if !type.areEqual(&old, &new) { lookAfterLayout() }
    }

    override func visibilityChanged() { lookAfterLayout() }
}

extension View {
    /// Runs an action with a value computed from the view's geometry: when the view has appeared, and whenever the
    /// value differs after layout. The closure runs again only if something that it read from the proxy has changed.
    ///
    ///     .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Runs an action with the old and the new value computed from the view's geometry; when the view has appeared,
    /// both are equal.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: action))
    }
}
