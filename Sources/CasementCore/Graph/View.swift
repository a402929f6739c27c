import Foundation

/// A part of a window, described as a value.
///
/// A view is cheap to create and describes what should be on the screen, given its inputs and its state. Casement keeps
/// a node for each view of the hierarchy, compares every new value with the one before, and changes only what differs.
///
///     struct Greeting: View {
///         var name: String
///         var body: some View {
///             Text("Hello, \(name)!").padding()
///         }
///     }
@MainActor @preconcurrency public protocol View {
    /// The type of the view that `body` returns.
    associatedtype Body: View

    /// The content of this view. Casement runs it when the view's inputs, its state, or anything
    /// else it read has changed.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the node that keeps this view. Views with a `body` have a default implementation; primitive views
    /// implement it.
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

    /// Creates the node of a view that is in memory, such as one of a block. What rows consist of has an
    /// implementation: through that of all types, the view is copied twice.
    static func _makeNode(at view: UnsafeRawPointer, in context: _NodeContext) -> _ViewNode<Self>

    /// Whether a view that is in memory shows nothing, and needs no node before it shows something. Asked only of
    /// optional views in a block.
    static func _isAbsent(at view: UnsafeRawPointer) -> Bool

    /// Creates the node of an absent view, which is then updated to a view that shows something; nil if none is ever
    /// absent.
    static func _makeEmptyNode(in context: _NodeContext) -> _Node?

    /// The number of displayables of every value of this type; nil if it depends on the value.
    static var _viewCount: Int? { get }

    /// Whether the body is the framework's own, and not counted among the program's.
    static var _isBuiltIn: Bool { get }
}

extension View {
    public static var _isBuiltIn: Bool { false }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        let type = TypeDescriptor.of(Self.self)
        let known: AnyClass = type.nodeClass ?? type.add(ComposedNode<Self>.self)
        return unsafeBitCast(known, to: ComposedNode<Self>.Type.self).init(view, type, in: context)
    }

    public static func _makeNode(at view: UnsafeRawPointer, in context: _NodeContext) -> _ViewNode<Self> {
        _makeNode(view.assumingMemoryBound(to: Self.self).pointee, in: context)
    }

    public static func _isAbsent(at view: UnsafeRawPointer) -> Bool { false }
    public static func _makeEmptyNode(in context: _NodeContext) -> _Node? { nil }

    public static var _viewCount: Int? { RecursiveCount.evaluate(Self.self) { Body._viewCount } }
}

/// Ends recursion in static counts: a view that shows another of its own type, such as a tree's row, has no static
/// count.
@MainActor enum RecursiveCount {
    private static var evaluating: ContiguousArray<ObjectIdentifier> = []

    static func evaluate(_ type: Any.Type, _ count: () -> Int?) -> Int? {
        let id = ObjectIdentifier(type)
        for other in evaluating where other == id { return nil }
        evaluating.append(id)
        defer { evaluating.removeLast() }
        return count()
    }
}

extension View where Body == Never {
    /// Primitive views have no body; asking for it stops the program with a message that names the view.
    public var body: Never {
        fatalError(
            "\(Self.self) is a primitive view: it has no body. Put it in a view hierarchy instead of calling its body.")
    }
}

extension Never: View {
    public typealias Body = Never
    public static var _viewCount: Int? { 0 }
    public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode<Never> {}
}
