import Foundation

/// A part of a window, described as a value.
///
/// A view is cheap to make and says what should be on the screen, given its inputs and its state. Casement keeps a node
/// for each view of the hierarchy, compares every new value with the one before, and changes only what differs.
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

    /// The content of this view. Casement runs it when the view's inputs, its state, or anything else it read has changed.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that keeps this view. Views with a `body` get theirs for free; primitive views bring one of their own.
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

    /// How many displayables every value of this type has, or nil where it depends on the value.
    static var _viewCount: Int? { get }

    /// Whether the body is the framework's own, and not counted among the user's.
    static var _isBuiltIn: Bool { get }
}

extension View {
    public static var _isBuiltIn: Bool { false }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ComposedNode(view, in: context)
    }

    public static var _viewCount: Int? { RecursiveCount.ask(Self.self) { Body._viewCount } }
}

/// A view that shows another of its own type, as a tree's row does, has no count that its type tells: asking again for what is
/// being asked ends here.
@MainActor enum RecursiveCount {
    private static var asking: ContiguousArray<ObjectIdentifier> = []

    static func ask(_ type: Any.Type, _ count: () -> Int?) -> Int? {
        let id = ObjectIdentifier(type)
        for asked in asking where asked == id { return nil }
        asking.append(id)
        defer { asking.removeLast() }
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
