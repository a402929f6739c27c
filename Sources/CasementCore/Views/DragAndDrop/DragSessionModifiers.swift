import Foundation

extension View {
    /// Calls a function with what happens to each drag from this view or one in it: when it begins, moves and ends.
    ///
    ///     CardView(card)
    ///         .draggable(card)
    ///         .dragConfiguration(DragConfiguration(allowMove: true))
    ///         .onDragSessionUpdated { session in
    ///             if session.phase == .ended(.move) { remove(card) }
    ///         }
    ///
    /// It is called for drags of `draggable(_:)`, `onDrag(_:)` and of drag containers, also where the view is removed
    /// meanwhile. A destination decides which operation is performed: that of `dropConfiguration(_:)` or of a
    /// `DropProposal`, or else the first of copy, move and delete that the source allows. Other programs copy.
    public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        modifier(_DragTraitModifier(trait: .sessionUpdate(onUpdate)))
    }

    /// Sets what destinations may do with what is dragged from this view or one in it; to copy, if nothing is said. The
    /// innermost one counts. See `onDragSessionUpdated(_:)`.
    public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(_DragTraitModifier(trait: .configuration(configuration)))
    }

    /// Calls a function with what happens to each drag over this view, or one in it, that takes it: when it comes,
    /// moves, leaves and is dropped.
    ///
    ///     Shelf(books)
    ///         .dropDestination(for: Book.self) { books, _ in add(books) }
    ///         .onDropSessionUpdated { session in
    ///             switch session.phase {
    ///             case .entering, .active: gap = session.location
    ///             default: gap = nil
    ///             }
    ///         }
    public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        modifier(_DragTraitModifier(trait: .dropUpdate(onUpdate)))
    }

    /// Sets what a drop on this view or one in it does: the operation that the source of the drag is told of, or
    /// `.forbidden` to take nothing at this place. The function is called for each move; the innermost one counts.
    ///
    ///     .dropConfiguration { session in
    ///         DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
    ///     }
    ///
    /// Where the source has a `dragConfiguration(_:)` that does not allow the operation, nothing is dropped.
    public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
        modifier(_DragTraitModifier(trait: .dropConfiguration(configuration)))
    }

    /// Sets how the previews of several dragged items are arranged. It has no effect: they are a stack with the number
    /// of items.
    public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        WithoutEffect.note("dragPreviewsFormation", "several dragged items are shown as a stack with their number")
        return self
    }

    /// Sets how the previews of several items are arranged over this destination. It has no effect: they stay a stack
    /// with the number of items.
    public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        WithoutEffect.note("dropPreviewsFormation", "several dragged items are shown as a stack with their number")
        return self
    }
}

/// How the previews of several dragged items are arranged. It has no effect: they are a stack with the number of items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String
    /// As the desktop does it.
    public static let `default` = DragDropPreviewsFormation(name: "default")
    /// As they were.
    public static let none = DragDropPreviewsFormation(name: "none")
    /// One on the other, turned.
    public static let pile = DragDropPreviewsFormation(name: "pile")
    /// One below the other.
    public static let list = DragDropPreviewsFormation(name: "list")
    /// One on the other, diagonally.
    public static let stack = DragDropPreviewsFormation(name: "stack")
}
