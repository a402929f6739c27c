import Foundation

/// The visible part of a scroll view's content, in points; x is measured from the leading edge.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the visible part; at the content's start, it is minus the insets.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The insets around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry from its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The visible rectangle, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The scroll view's own rectangle, in the content's coordinates.
    public var bounds: CGRect { visibleRect }

    @MainActor init(_ scroll: ScrollLayoutNode) {
        let margins = scroll.margins
        self.init(
            contentOffset: CGPoint(x: scroll.offset.x - margins.leading, y: scroll.offset.y - margins.top),
            contentSize: scroll.contentSize, contentInsets: margins, containerSize: scroll.size)
    }
}

/// An observer of a scroll view's geometry.
struct ScrollObserver {
    let report: @MainActor (ScrollGeometry, any ScrollSurface) -> Void
}

/// The value last reported to an observer.
private final class LastValue<Value> {
    var value: Value?
}

/// Reports values computed from the geometry of scroll views.
struct _ScrollGeometryModifier<Value: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
    @State private var last = LastValue<Value>()

    init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
        (self.transform, self.action) = (transform, action)
    }

    func body(content: Content) -> some View {
        let (last, transform, action) = (last, transform, action)
        content.transformEnvironment(\.scrollTraits) { traits in
            traits.observers.append(
                ScrollObserver { geometry, _ in
                    let new = transform(geometry), old = last.value
                    guard old != new else { return }
                    last.value = new
                    action(old ?? new, new)
                })
        }
    }
}

extension View {
    /// Runs an action with the old and the new value when the value that `transform` computes from a scroll
    /// view's geometry changes, and with the first value when the view appears. State set by the action is
    /// shown in the same frame.
    ///
    ///     .onScrollGeometryChange(for: Bool.self) {
    ///         $0.contentOffset.y > 100
    ///     } action: { _, isFar in
    ///         showsTop = isFar
    ///     }
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }
}
