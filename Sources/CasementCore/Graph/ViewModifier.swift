import Foundation

/// A reusable change to any view: it wraps it, decorates it or adds behaviour. A modifier may hold state, one per use.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View {
///             content.padding().background(Color.white).cornerRadius(8)
///         }
///     }
///
///     Text("Hello").modifier(Card())
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the view that `body(content:)` returns.
    associatedtype Body: View

    /// The modified view; `content` represents all displayables of the view being modified.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// The placeholder for the modified view in the body.
    typealias Content = _ViewModifier_Content<Self>

    /// Creates the node that keeps a view with this modifier.
    static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>>

    /// The number of displayables of a view with this modifier, if its content has `content` of them.
    static func _viewCount(content: Int?) -> Int?
}

/// A modifier without a body, which its node implements.
@MainActor @preconcurrency package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension ViewModifier {
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        ComposedModifierNode(view, in: context)
    }

    /// The count of its body; where the body contains the placeholder, the count of the modified view.
    public static func _viewCount(content: Int?) -> Int? {
        ModifierCount.with(content) { RecursiveCount.evaluate(Self.self) { Body._viewCount } }
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; asking for it stops the program with a message that names the modifier.
    public func body(content: Content) -> Never {
        fatalError(
            "\(Self.self) is a primitive modifier: it has no body. Apply it to a view instead of calling its body.")
    }

    public static func _viewCount(content: Int?) -> Int? { content }
}

/// A value with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
    /// The value being modified.
    public var content: Content
    /// The modifier applied to the content.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    @inlinable public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension _ViewNode {
    /// Passes on the two frozen fields of a value where they are: without the type of the whole, which the runtime
    /// would look up in each update.
    @inline(__always) final func withParts<Content, Modifier>(
        of view: V, _ body: (UnsafePointer<Content>, UnsafePointer<Modifier>) -> Void
    ) where V == ModifiedContent<Content, Modifier> {
        withAddress(of: view) { content in
            let modifier = (content + MemoryLayout<Content>.size).alignedUp(for: Modifier.self)
            body(content.assumingMemoryBound(to: Content.self), modifier.assumingMemoryBound(to: Modifier.self))
        }
    }

    /// Not inlined, and with a use of the node: so the type is found in its class; a subclass would have it looked up.
    /// Not of the main actor, a closure of which checks its isolation when the standard library calls it.
    @inline(never) private final nonisolated func withAddress(of view: V, _ body: (UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: view) { body(UnsafeRawPointer($0)) }
        _fixLifetime(self)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        Modifier._makeNode(view, in: context)
    }

    public static var _viewCount: Int? { Modifier._viewCount(content: Content._viewCount) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
    /// Applies a modifier.
    @inlinable @inline(__always) public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns one modifier that applies this one and then `modifier`.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier {
    /// The modifier that returns its content unchanged.
    public static let identity = EmptyModifier()
    /// Creates a modifier that changes nothing.
    public init() {}
    public func body(content: Content) -> some View { content }
}

/// The placeholder for the modified view in the body of a view modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    weak var source: ModifierContentSource?
    private nonisolated let sourceID: ObjectIdentifier

    init(source: ModifierContentSource) { (self.source, sourceID) = (source, ObjectIdentifier(source)) }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        PlaceholderNode(view, in: context)
    }

    public static var _viewCount: Int? { ModifierCount.query() }
}

extension _ViewModifier_Content: Equatable {
    public nonisolated static func == (left: Self, right: Self) -> Bool { left.sourceID == right.sourceID }
}

/// The count of the content whose modifier's static count is being computed.
@MainActor enum ModifierCount {
    private static var current: Int?
    /// Increases with every query; a result that used it holds only for the same content.
    private(set) static var queries = 0

    static func query() -> Int? {
        queries += 1
        return current
    }

    static func with(_ count: Int?, _ body: () -> Int?) -> Int? {
        let outer = current
        current = count
        defer { current = outer }
        return body()
    }
}
