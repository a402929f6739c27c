import Foundation

/// A target position of a scroll view's content.
enum ScrollPositionTarget: Equatable {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)

    /// Aligns a view at an anchor, unless the program gave it one.
    func aligned(at anchor: UnitPoint?) -> ScrollPositionTarget {
        if case .view(let id, nil) = self { .view(id, anchor: anchor) } else { self }
    }

    /// The offset that shows it; nil if there is no such view.
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

/// A connection between a binding and a scroll view's position.
struct ScrollPositionLink {
    var target: ScrollPositionTarget?
    /// Whether the program has asked for its anchor together with the view.
    var isAnchored = false
    /// The current position, in the form that the binding uses.
    var read: @MainActor (any ScrollSurface) -> ScrollPositionTarget?
    var write: @MainActor (ScrollPositionTarget) -> Void
}

/// The position of a scroll view's content: the requested one or, after scrolling, the current one.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///     ScrollView { ... }.scrollPosition($position)
///     Button("Top") { position.scrollTo(edge: .top) }
public struct ScrollPosition: Equatable {
    var target: ScrollPositionTarget?
    /// Whether the user has scrolled since the program set the position.
    public private(set) var isPositionedByUser = false

    /// Creates a position without a target; views are identified by ids of a type.
    public init<ID: Hashable>(idType: ID.Type) {}
    /// Creates a position without a target.
    public init() {}
    /// Creates a position that shows the view with an id, aligned at an anchor; nil scrolls the shortest distance.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// Creates a position that shows an edge of the content.
    public init(edge: Edge) { scrollTo(edge: edge) }
    /// Creates a position with a point of the content at the scroll view's start, in points.
    public init(point: CGPoint) { scrollTo(point: point) }
    /// Creates a position at a distance from the content's start, in points.
    public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
    /// Creates a position at a horizontal distance from the content's leading edge, in points.
    public init(x: CGFloat) { scrollTo(x: x) }
    /// Creates a position at a vertical distance from the content's top, in points.
    public init(y: CGFloat) { scrollTo(y: y) }

    /// Scrolls to the view with an id, aligned at an anchor; nil scrolls the shortest distance.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        set(.view(AnyHashable(id), anchor: anchor))
    }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
    /// Scrolls a point of the content to the scroll view's start, in points.
    public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
    /// Scrolls to a distance from the content's start, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
    /// Scrolls to a horizontal distance from the content's leading edge, in points.
    public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
    /// Scrolls to a vertical distance from the content's top, in points.
    public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

    private mutating func set(_ target: ScrollPositionTarget) {
        self.target = target
        isPositionedByUser = false
    }

    /// Stores the position after the user has scrolled.
    mutating func note(_ target: ScrollPositionTarget) {
        self.target = target
        isPositionedByUser = true
    }

    /// The id of the view that it shows; nil if the position is not a view.
    public var viewID: (any Hashable)? {
        guard case .view(let id, _) = target else { return nil }
        return id.base as? any Hashable
    }

    /// The id of the view that it shows; nil if the position is not a view with an id of the type.
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }

    /// The edge of the position; nil if it is not an edge.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point of the position, in points; nil if it is not a point.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }
    /// The x of the position, in points; nil if it has none.
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
    /// The y of the position, in points; nil if it has none.
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
}

/// Binds the id of the view at the start of the visible part.
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
        let target = ViewGraph.readingLatest { position.target }
        let link = ScrollPositionLink(
            target: target?.aligned(at: anchor), isAnchored: target == target?.aligned(at: .zero),
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
    /// Binds the id of the view at the start of a scroll view's visible part, or at an anchor. Setting it scrolls;
    /// scrolling sets it, for the views of a `ForEach` and those with an `id`.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrolledIDModifier(id: id, anchor: anchor))
    }

    /// Binds the position of a scroll view in this view. Setting it scrolls, to a view at the anchor unless the
    /// position has an anchor of its own; scrolling sets it to the view at the start or the anchor.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(position: position, anchor: anchor))
    }
}
