import Foundation

/// Delivers dragged items to drop receivers: of those under the pointer, to the innermost that accepts them.
@MainActor package final class DragController {
    private let tree: LayoutTree
    private let clock: AnimationClock
    /// The current drag; nil for none.
    package private(set) var session: ItemDrag?
    /// Called when a drag out of the window has ended, with whether another program took it.
    var onEnd: ((_ isTaken: Bool) -> Void)?
    /// The receiver that would get a drop at the current place.
    private weak var target: (any DropReceiver)?
    /// The preview of a cancelled drag, while it moves back.
    private var returning: ReturningPreview?
    private let edges: EdgeScrolling
    /// Whether drop receivers are being searched for, which are hit anywhere in their frames.
    var isLooking: Bool { tree.isLookingForDrops }

    init(tree: LayoutTree, clock: AnimationClock) {
        (self.tree, self.clock) = (tree, clock)
        edges = EdgeScrolling(tree: tree)
    }

    var isDragging: Bool { session != nil }

    /// Finds the delivery to other programs, if available: called when the drag first leaves the window.
    package var findOutside: (() -> (any OutsideDrops)?)?
    /// Called when a view first accepts drops: then the window takes what other programs drag onto it.
    package var onFirstReceiver: (() -> Void)? { didSet { if hasReceivers { onFirstReceiver?() } } }
    private var hasReceivers = false

    package func receiverAppeared() {
        guard !hasReceivers else { return }
        hasReceivers = true
        onFirstReceiver?()
    }

    /// Called when a view first moves the window: then the desktop asks for each press whether it does.
    package var onFirstHandle: (() -> Void)? { didSet { if hasHandles { onFirstHandle?() } } }
    private var hasHandles = false

    package func handleAppeared() {
        guard !hasHandles else { return }
        hasHandles = true
        onFirstHandle?()
    }

    /// Receives the drag while the pointer is outside of the window.
    private var outside: (any OutsideDrops)?
    /// What shows the picture of the drag, if the desktop does.
    private var carrier: (any OutsideDrops)?

    /// Begins a drag; the preview follows the pointer until it is dropped or cancelled.
    package func begin(_ new: ItemDrag, at point: CGPoint) {
        cancel()
        returning?.end()
        session = new
        new.tell(.initial)
        move(to: point)
    }

    func move(to point: CGPoint) {
        guard let session else { return }
        session.place = point
        session.preview?.move(by: way(of: session))
        edges.pointer(at: point)
        updateDestination(for: session, isMoved: true)
        if session.isVisit { return }
        session.tell(.active)
        // What was told may have ended it.
        guard self.session === session else { return }
        if isInside(point) || !session.mayLeave {
            session.lastInside = point
            comeBack()
        } else {
            outside = outside ?? findOutside?()
            outside?.move(session.items)
            if outside?.isCarried ?? false { session.wasCarried = true }
            if let outside, carrier == nil, outside.carriesPicture {
                carrier = outside
                session.preview?.isCarried = true
            }
        }
    }

    /// Whether a point is in the window, or in one of its popups outside of it, if the picture of the drag can be
    /// there. Otherwise only the desktop can show it over them.
    private func isInside(_ point: CGPoint) -> Bool {
        if CGRect(origin: .zero, size: tree.root?.size ?? .zero).contains(point) { return true }
        guard let window = tree.root as? RootLayoutNode, window.popupScreen?.placesDrags ?? false else { return false }
        return window.presentations.contains { $0.isOutside && $0.inner.windowFrame.contains(point) }
    }

    private func comeBack() {
        outside?.leave()
        outside = nil
    }

    private func way(of session: ItemDrag, to place: CGPoint? = nil) -> CGSize {
        let place = place ?? session.place
        return CGSize(width: place.x - session.start.x, height: place.y - session.start.y)
    }

    /// Updates the target: the pointer moved, or the content under it did.
    private func updateDestination(for session: ItemDrag, isMoved: Bool = false) {
        let new = taker(of: session)
        let isEntered = new !== target
        if isEntered {
            if let target {
                target.dropLeft(session)
                target.dropPhase(.exiting, of: session)
            }
            session.proposal = nil
            target = new
            new?.dropEntered(session)
        }
        new?.dropMoved(session)
        if isEntered { new?.dropPhase(.entering, of: session) } else if isMoved { new?.dropPhase(.active, of: session) }
    }

    private func taker(of session: ItemDrag) -> (any DropReceiver)? {
        tree.isLookingForDrops = true
        var node = tree.hit(session.place)
        tree.isLookingForDrops = false
        while let current = node {
            for case let responder as Responder in current.attachments?.responders ?? [] where responder.isEnabled {
                responder.node = current
                if let receiver = responder.dropReceiver, receiver.takes(session) { return receiver }
            }
            node = current.parent
        }
        return nil
    }

    /// Called when the button was released.
    func drop(at point: CGPoint) {
        guard let session else { return }
        move(to: point)
        self.session = nil
        edges.end()
        let outside = outside
        self.outside = nil
        guard let target else {
            let isTaken = outside?.drop() ?? false
            if isTaken { end(session) } else { goBack(session) }
            onEnd?(isTaken)
            session.tell(.ended(isTaken ? .copy : .cancel))
            return
        }
        outside?.leave()
        self.target = nil
        if drop(session, on: target) { end(session) } else { goBack(session) }
        onEnd?(false)
    }

    /// Drops a drag on a receiver that takes it; false where that, its source or the receiver's proposal rejects it.
    private func drop(_ session: ItemDrag, on target: any DropReceiver) -> Bool {
        session.isDropped = true
        target.dropLeft(session)
        let operation = session.canDrop ? session.operation : .forbidden
        let isTaken = operation != .forbidden && target.dropped(session)
        let outcome: DropOperation = isTaken ? operation : operation == .forbidden ? .forbidden : .cancel
        target.dropPhase(.ended(outcome), of: session)
        session.tell(.ended(outcome))
        guard isTaken else { return false }
        session.whenLoaded {
            target.dropPhase(.dataTransferCompleted, of: session)
            session.tell(.dataTransferCompleted)
        }
        return true
    }

    private func end(_ session: ItemDrag) {
        carrier = nil
        session.preview?.end()
    }

    /// Cancels the drag; its preview moves back to where it came from.
    package func cancel() {
        guard let session else { return }
        self.session = nil
        edges.end()
        comeBack()
        carrier?.cancel()
        if let target {
            self.target = nil
            target.dropLeft(session)
            target.dropPhase(.exiting, of: session)
        }
        goBack(session)
        onEnd?(false)
        session.tell(.ended(.cancel))
    }

    private func goBack(_ session: ItemDrag) {
        // The desktop shows nothing more, and did not tell where outside the drag was.
        let start = carrier == nil ? session.place : session.lastInside
        carrier = nil
        guard let preview = session.preview else { return }
        preview.isCarried = false
        let new = ReturningPreview(preview, from: way(of: session, to: start))
        returning = new
        clock.start(new)
    }

    /// Another program drags items over the window.
    func visit(_ items: [TransferItem], at point: CGPoint) {
        if session?.isVisit != true || session?.items != items {
            cancel()
            session = ItemDrag(items, at: point, from: nil, preview: nil, isVisit: true)
        }
        move(to: point)
    }

    /// What another program drags has left the window.
    func endVisit() { if session?.isVisit == true { cancel() } }

    /// Whether a view would take what is dragged now.
    package var isWanted: Bool {
        guard target != nil, let session else { return false }
        return session.canDrop
    }

    /// Drops items that were dragged from another program.
    func drop(_ items: [TransferItem], at point: CGPoint) {
        let visit = session?.isVisit == true ? session : nil
        let visited = visit == nil ? nil : target
        if items.isEmpty { return endVisit() }
        if visited == nil {
            cancel()
        } else {
            (self.session, target) = (nil, nil)
            edges.end()
        }
        // The same drag, whose data has been read.
        let session = ItemDrag(
            items, at: point, from: nil, preview: nil, isVisit: true, id: visit?.id ?? DragSession.ID.next())
        let taker = taker(of: session)
        if let visited, visited !== taker {
            visited.dropLeft(session)
            visited.dropPhase(.exiting, of: session)
        }
        guard let taker else { return }
        if visited !== taker { taker.dropEntered(session) }
        taker.dropMoved(session)
        if visited !== taker { taker.dropPhase(.entering, of: session) }
        _ = drop(session, on: taker)
    }

    /// Called when the content under a resting pointer may have changed.
    func contentChanged() {
        if let session { updateDestination(for: session) }
    }

    /// The time at which the content under the pointer next scrolls.
    var nextTime: Double? { session == nil ? nil : edges.nextTime }

    func timePassed(to time: Double) {
        guard let session, edges.timePassed(to: time) else { return }
        updateDestination(for: session, isMoved: true)
    }
}

/// Animates a preview back to where it came from.
@MainActor private final class ReturningPreview: Animating {
    private var preview: (any CarriedPreview)?
    private let way: CGSize
    private var start: Double?

    /// Seconds.
    private static let duration = 0.22

    init(_ preview: any CarriedPreview, from way: CGSize) { (self.preview, self.way) = (preview, way) }

    func step(to time: Double) -> Bool {
        guard let preview else { return false }
        let start = start ?? time
        self.start = start
        let share = min(1, (time - start) / Self.duration)
        guard share < 1 else {
            end()
            return false
        }
        // Fast at first.
        let left = pow(1 - share, 3)
        preview.move(by: CGSize(width: way.width * left, height: way.height * left))
        return true
    }

    func end() {
        preview?.end()
        preview = nil
    }
}
