import CasementCore

/// What a toolbar contains: items, groups of items, and types of the program that combine them.
///
///     struct EditingItems: ToolbarContent {
///         let save: () -> Void
///         var body: some ToolbarContent {
///             ToolbarItem(placement: .primaryAction) { Button("Save", action: save) }
///         }
///     }
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    associatedtype _Items: View

    /// The items that this content consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency var _items: _Items { get }
}

/// Content whose items have identifiers, so that a user may choose among them.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    public var _items: _ToolbarBody<Self> { _ToolbarBody(content: self) }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Runs the body of content that a program defines, with its dynamic properties connected.
public struct _ToolbarBody<Content: ToolbarContent>: View {
    let content: Content
    public var body: some View { content.body._items }
    public static var _isBuiltIn: Bool { true }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
    public var _items: EmptyView { EmptyView() }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var _items: Wrapped._Items? { map(\._items) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several pieces of content in order.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: (repeat each Content)
    public var _items: TupleView<(repeat (each Content)._Items)> { TupleView((repeat (each content)._items)) }
}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

/// The content of an `if` with an `else`.
public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    case first(First)
    case second(Second)

    public typealias Body = Never

    @ViewBuilder public var _items: _ConditionalContent<First._Items, Second._Items> {
        switch self {
        case .first(let content): content._items
        case .second(let content): content._items
        }
    }
}

extension _EitherToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Content with a modifier.
public struct _ModifiedToolbarContent<Content: ToolbarContent, Modifier: ViewModifier>: ToolbarContent {
    public typealias Body = Never
    let content: Content
    let modifier: Modifier
    public var _items: ModifiedContent<Content._Items, Modifier> { content._items.modifier(modifier) }
}

extension _ModifiedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// A result builder that makes the content of a toolbar from statements, each of which is one or more items.
@MainActor @preconcurrency @resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A view beside items: it must be in an item itself. Without this the compiler would say nothing that helps.
    @available(*, unavailable, message: "put a view beside toolbar items into a ToolbarItem")
    public static func buildExpression<Content: View>(_ content: Content) -> Never { fatalError() }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each More: ToolbarContent>(
        _ first: First, _ second: Second, _ more: repeat each More
    ) -> TupleToolbarContent<First, Second, repeat each More> {
        TupleToolbarContent(content: (first, second, repeat each more))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { .first(first) }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { .second(second) }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
