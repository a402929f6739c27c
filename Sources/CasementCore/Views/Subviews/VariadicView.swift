/// SwiftUI's older way to take the content of a container apart, which many programs use: a root lays out the children
/// of a view. `Group(subviews:transform:)` does the same.
///
///     struct Divided: _VariadicView_MultiViewRoot {
///         func body(children: _VariadicView.Children) -> some View {
///             ForEach(children) { child in
///                 child
///                 if child.id != children.last?.id { Divider() }
///             }
///         }
///     }
///
///     VStack { _VariadicView.Tree(Divided()) { content } }
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content that it lays out.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// What lays out the children.
        public var root: Root
        /// The view whose children they are.
        public var content: Content

        /// Creates the view of a root and its content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// What lays out the children of a view.
public protocol _VariadicView_Root {}

/// What lays out the children of a view in a view.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    /// The view that shows the children.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose result is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose result is several views for the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
    }
    public static var _isBuiltIn: Bool { true }
}

/// The children of a view, in view order. Used as a view, it shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
    /// One of the children.
    public struct Element: Identifiable {
        let subview: Subview

        /// The identity of the child in the content; it does not change when the child moves.
        public var id: AnyHashable { subview.id }
        /// The id that `id(_:)` or a `ForEach` gave the child, if it is of a type; a child without one has an index.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.id.steps.last?.base as? ID }

        /// The value that the child passes to its container by `_trait(_:_:)`.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.containerValues[TraitValue<Trait>.self]
        }
    }

    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    /// The child at an index, in view order.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
    public var body: some View { ForEach(self) { $0 } }
    public static var _isBuiltIn: Bool { true }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension _VariadicView_Children.Element: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { subview.choices(into: &walk) }
}

/// A key of a value that a child passes to the root that lays it out. `ContainerValues` has the newer form.
public protocol _ViewTraitKey {
    associatedtype Value

    /// The value of children that have none.
    static var defaultValue: Value { get }
}

private struct TraitValue<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

private struct TraitModifier<Trait: _ViewTraitKey>: ViewModifier, ContainerValueWriting {
    let value: Trait.Value

    func body(content: Content) -> some View { content }

    func write(_ values: inout ContainerValues) { values[TraitValue<Trait>.self] = value }
}

extension View {
    /// Sets a value for the root of a `_VariadicView.Tree` that lays the view out.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitModifier<K>(value: value))
    }
}
