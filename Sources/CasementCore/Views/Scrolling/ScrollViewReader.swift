import Foundation

/// Passes its content a proxy that can scroll to views by their ids.
///
///     ScrollViewReader { proxy in
///         ScrollView { LazyVStack { ForEach(items) { ItemRow(item: $0) } } }
///         Button("Last") { proxy.scrollTo(items.last?.id, anchor: .bottom) }
///     }
public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never

    /// Builds the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view that `content` builds with a proxy for the scroll views in it.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ScrollReaderNode(view, in: context)
    }

    public static var _viewCount: Int? { Content._viewCount }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
    weak var reader: _Node?

    /// Scrolls until the view with an id is visible: one of a `ForEach`, or one with `id(_:)`.
    ///
    /// Its anchor is aligned with the scroll view's; without an anchor, it scrolls the shortest distance. It takes
    /// effect together with state changes of the same action, and does nothing if there is no such view.
    @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader, !reader.isRemoved else { return }
        let id = AnyHashable(id)
        let transaction = Transaction.current
        let anchor = anchor ?? transaction?.scrollTargetAnchor
        transaction?.ticket?.hold()
        reader.graph.layout.enqueueRequest { [weak reader] in
            reader?.scroll(to: id, anchor: anchor, transaction)
            transaction?.ticket?.release()
        }
        reader.graph.requestFrame()
    }
}

extension _Node {
    /// Scrolls every scroll view around the descendant with an id, from the innermost outwards.
    final func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction? = nil) {
        guard let found = find(id) else { return }
        var node: _Node? = found.node
        while let current = node, current !== self {
            if let surface = current as? any ScrollSurface {
                let goal = { [weak self, weak surface] () -> CGPoint? in
                    guard let surface, let view = self?.find(id)?.view else { return nil }
                    return view.offset(in: surface.scroll, anchor: anchor)
                }
                surface.scroll.setGoal(goal, transaction, on: graph.clock)
            }
            node = current.parent
        }
    }
}

/// Rule: the closure changes with every value and cannot be compared, so it runs.
final class ScrollReaderNode<Content: View>: ContentNode<ScrollViewReader<Content>, Content>, RowSource {
    private var view: ScrollViewReader<Content>

    init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        show(run(), in: self.context())
    }

    private func run() -> Content {
        graph.noteBody(of: self)
        let proxy = ScrollViewProxy(reader: self)
        return track { view.content(proxy) }
    }

    override func apply(_ view: ScrollViewReader<Content>) {
        _ = takeDirty()
        self.view = view
        refresh()
    }

    override func refresh() { child?.update(to: run()) }

    override var rowAccess: RowAccess? { .source(self) }
}
