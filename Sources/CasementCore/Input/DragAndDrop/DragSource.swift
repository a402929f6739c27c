import Foundation

/// Provides the item of a draggable view.
@MainActor package protocol DragSource: AnyObject {
    /// What represents the view; nil where it cannot be dragged.
    var draggedPart: DraggedPart? { get }
    /// Begins a drag of a node that was pressed at a point of the window; nil for none.
    func beginDrag(from node: LayoutNode, at point: CGPoint) -> ItemDrag?
}

/// What represents a view that is dragged.
package struct DraggedPart {
    /// Its item; nil where a container of drags around it provides that.
    package var item: TransferItem?
    /// The identifier of the item, which a container of drags knows it by; nil for none.
    package var id: AnyHashable?

    package init(_ item: TransferItem?, id: AnyHashable? = nil) { (self.item, self.id) = (item, id) }
}

/// Begins a drag when the pointer moves a few points with the button down.
@MainActor final class DragSourceRecogniser: LeafRecogniser<Void> {
    weak var source: (any DragSource)?
    private let drags: DragController
    private var start: CGPoint?
    private var place = CGPoint.zero
    private var isTold = false
    private weak var node: LayoutNode?

    /// Points.
    private static var slop: CGFloat { 4 }

    init(_ drags: DragController) {
        self.drags = drags
        super.init()
    }

    override var claim: GestureClaim { .move }
    override var expectsMore: Bool { start == nil && !isOver }
    override func yields(to claim: GestureClaim) -> Bool { true }

    override func handle(_ event: GestureEvent, in context: GestureContext) {
        guard !isOver else { return }
        place = event.place
        switch event.kind {
        case .began: (start, node) = (event.place, context.node)
        case .moved:
            guard let start else { return }
            if hypot(place.x - start.x, place.y - start.y) >= Self.slop { state = .active(()) }
        case .released, .pinch: state = .failed
        case .time: break
        }
    }

    /// From here on the pointer belongs to the drag, which ends all gestures.
    override func commit() {
        guard case .active = state, !isTold, let start, let node else { return }
        isTold = true
        if let session = source?.beginDrag(from: node, at: start) { drags.begin(session, at: place) }
    }

    override func reset() {
        super.reset()
        (start, isTold, node) = (nil, false, nil)
    }
}
