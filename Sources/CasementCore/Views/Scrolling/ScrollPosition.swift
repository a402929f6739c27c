import Foundation

/// A place that a scroll view's content can stand at.
enum ScrollPositionTarget: Equatable {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)

    /// The offset that shows it; nil where there is no such view.
    @MainActor func offset(in node: some ScrollSurface) -> CGPoint? {
        let scroll = node.scroll
        var target = scroll.scrollStart
        switch self {
        case .view(let id, let anchor):
            guard let found = node.find(id)?.view else { return nil }
            return found.offset(in: scroll, anchor: anchor)
        case .edge(.top): target.y = 0
        case .edge(.bottom): target.y = scroll.limit.y
        case .edge(.leading): target.x = 0
        case .edge(.trailing): target.x = scroll.limit.x
        case .point(let x, let y):
            if let x { target.x = x }
            if let y { target.y = y }
        }
        return target
    }
}

/// A binding to where a scroll view's content stands.
struct ScrollPositionLink {
    var target: ScrollPositionTarget?
    /// Where it stands now, as the binding tells it.
    var read: @MainActor (any ScrollSurface) -> ScrollPositionTarget?
    var write: @MainActor (ScrollPositionTarget) -> Void
}

/// Where the content of a scroll view is to stand, or stands.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///     ScrollView { ... }.scrollPosition($position)
///     Button("Top") { position.scrollTo(edge: .top) }
public struct ScrollPosition: Equatable {
    var target: ScrollPositionTarget?
    /// Whether a person scrolled since a program set it.
    public private(set) var isPositionedByUser = false

    /// A position that says nothing; views are told apart by ids of a type.
    public init<ID: Hashable>(idType: ID.Type) {}
    /// A position that says nothing.
    public init() {}
    /// Shows the view with an id, at an anchor of both.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// Shows an edge of the content.
    public init(edge: Edge) { scrollTo(edge: edge) }
    /// Shows a point of the content at the start.
    public init(point: CGPoint) { scrollTo(point: point) }
    /// Shows what is so many points from the content's start.
    public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
    public init(x: CGFloat) { scrollTo(x: x) }
    public init(y: CGFloat) { scrollTo(y: y) }

    /// Shows the view with an id, at an anchor of both.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        set(.view(AnyHashable(id), anchor: anchor))
    }
    /// Shows an edge of the content.
    public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
    /// Shows a point of the content at the start.
    public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

    private mutating func set(_ target: ScrollPositionTarget) {
        self.target = target
        isPositionedByUser = false
    }

    /// What a person's scrolling comes to.
    mutating func note(_ target: ScrollPositionTarget) {
        self.target = target
        isPositionedByUser = true
    }

    /// The id of the view that it shows, where it is known by that.
    public var viewID: (any Hashable)? {
        guard case .view(let id, _) = target else { return nil }
        return id.base as? any Hashable
    }

    /// The id of the view that it shows, where it is of a type.
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }

    /// The edge that it was set to.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point that it was set to.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
}

/// Binds the id of the view at the start of what is seen.
struct _ScrolledIDModifier<ID: Hashable>: ViewModifier {
    @Binding var id: ID?
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let (binding, anchor) = ($id, anchor)
        let link = ScrollPositionLink(
            target: ViewGraph.readingLatest { id }.map { .view(AnyHashable($0), anchor: anchor) },
            read: { node in node.idInView(at: anchor, as: ID.self).map { .view(AnyHashable($0), anchor: anchor) } },
            write: { if case .view(let id, _) = $0 { binding.wrappedValue = id.base as? ID } })
        content.transformEnvironment(\.scrollTraits) { $0.position = link }
    }
}

/// Binds a position.
struct _ScrollPositionModifier: ViewModifier {
    @Binding var position: ScrollPosition
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let (binding, anchor) = ($position, anchor)
        let link = ScrollPositionLink(
            target: ViewGraph.readingLatest { position.target },
            read: { node in
                if let id = node.idInView(at: anchor, as: AnyHashable.self) { return .view(id, anchor: anchor) }
                let offset = node.scroll.offset
                return .point(x: offset.x, y: offset.y)
            },
            write: { binding.wrappedValue.note($0) })
        content.transformEnvironment(\.scrollTraits) { $0.position = link }
    }
}

extension View {
    /// Binds the id of the view that a scroll view in this one shows at its start, or at an anchor. Setting it scrolls; scrolling sets
    /// it, for the views of a `ForEach` and those with an `id`.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrolledIDModifier(id: id, anchor: anchor))
    }

    /// Binds where a scroll view in this one stands. Setting it scrolls; scrolling sets it to the view that is then at the start.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(position: position, anchor: anchor))
    }
}
