import Foundation

/// Runs an action when a value that is made of a view's geometry changes.
struct _GeometryActionModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let transform: (GeometryProxy) -> Value
    let action: (_ oldValue: Value, _ newValue: Value) -> Void
    /// Told the last value when the view has gone.
    var farewell: ((_ value: Value) -> Void)?

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GeometryActionNode(view, in: context) }
}

/// Rule: the value is made after the layout in which the view came, and again after those in which something that the closure read
/// of it is another. The newest action then runs, for each displayable whose value differs.
final class GeometryActionNode<Content: View, Value: Equatable>: AttachmentNode<
    Content, _GeometryActionModifier<Value>
>
{
    private struct Watched {
        let geometry: Geometry
        var value: Value?
    }

    /// Of each displayable, in view order.
    private var watched: ContiguousArray<Watched> = []
    private let type = TypeDescriptor.of(_GeometryActionModifier<Value>.self)

    /// Runs the closure once the present layout is done.
    private func lookAfterLayout() {
        graph.layout.watch(LayoutTask { [weak self] in self?.check() })
    }

    private func check() {
        guard !isRemoved, !watched.isEmpty else { return }
        let values = track {
            var values: ContiguousArray<Value?> = []
            for one in watched {
                // What stands nowhere has no geometry.
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
                // What a later pass of the same frame found already is not told late.
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
    /// Runs an action with a value that is made of the view's geometry: when the view has come, and whenever the value is another
    /// one after layout. The closure runs again only where what it read of the proxy has changed.
    ///
    ///     .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Runs an action with the old and the new value that is made of the view's geometry; when the view has come, both are the
    /// same.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: action))
    }
}
