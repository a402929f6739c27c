import CSDL2
import CasementCore
import Foundation

/// Receives what is dragged over the program's windows, from other programs and from its own windows.
@MainActor final class WaylandDrops {
    static let shared = WaylandSeat.shared.map { WaylandDrops($0) }

    private let seat: WaylandSeat
    let dragged: WaylandDragSource
    /// The program's windows.
    var windows: () -> [any DragWindow] = { [] }

    /// What the compositor told and was not handled: while SDL reads events, nothing may run.
    private var steps: [Step] = []
    private enum Step {
        case enter(Visit)
        case move(CGPoint)
        case leave, drop
    }

    /// A drag over a window.
    private final class Visit {
        let offer: WaylandOffer
        let serial: UInt32
        let surface: OpaquePointer
        weak var window: (any DragWindow)?
        /// What is dragged; nil for what was pressed in this window.
        var items: [TransferItem]?
        var place = CGPoint.zero
        /// The last answer.
        var isWanted: Bool?

        init(_ offer: WaylandOffer, _ serial: UInt32, _ surface: OpaquePointer) {
            (self.offer, self.serial, self.surface) = (offer, serial, surface)
        }
    }
    private var visit: Visit?

    private init(_ seat: WaylandSeat) {
        self.seat = seat
        dragged = WaylandDragSource(seat)
        dragged.makePicture = { [weak self] in self?.window(of: $0)?.makeDragPicture() }
        dragged.onEnd = { [weak self] in self?.ended(from: $0) }
        seat.onDragEvent = { [weak self] in self?.handle($0, $1) }
    }

    // MARK: Events

    private func handle(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case 1:
            let offer = arguments.object(4).flatMap { seat.clipboard?.take($0) }
            guard let offer, let surface = arguments.object(1) else { return }
            add(.enter(Visit(offer, arguments.uint(0), surface)))
            add(.move(CGPoint(x: arguments.fixed(2), y: arguments.fixed(3))))
        case 2: add(.leave)
        case 3: add(.move(CGPoint(x: arguments.fixed(1), y: arguments.fixed(2))))
        case 4: add(.drop)
        default: break
        }
    }

    private func add(_ step: Step) {
        if steps.isEmpty { DispatchQueue.main.async { [weak self] in self?.follow() } }
        // Of movements the last counts.
        if case .move = step, case .move = steps.last { steps.removeLast() }
        steps.append(step)
    }

    private func follow() {
        let new = steps
        steps = []
        for step in new {
            switch step {
            case .enter(let visit): enter(visit)
            case .move(let place): move(to: place)
            case .leave: leave()
            case .drop: drop()
            }
        }
    }

    private func window(of surface: OpaquePointer) -> (any DragWindow)? {
        windows().first { $0.surface == surface }
    }

    private func enter(_ new: Visit) {
        leave()
        new.window = window(of: new.surface)
        let own = dragged.content(of: new.offer)
        dragged.isHome = own != nil && new.surface == dragged.origin
        if !dragged.isHome {
            new.items = DesktopFormats.items(in: new.offer.names) { [offer = new.offer] name in
                // The program does not answer itself while it waits.
                if let own { return own.data(as: name) }
                return offer.read(name, limit: WaylandClipboard.largestData).map { Data($0) }
            }
        }
        visit = new
    }

    private func move(to place: CGPoint) {
        guard let visit, let window = visit.window else { return }
        visit.place = window.place(ofDrag: place)
        if let items = visit.items {
            window.take(.dragMoved(visit.place, items))
        } else {
            window.take(.pointerMoved(visit.place))
        }
        answer(window.acceptsDrag, to: visit)
    }

    /// Tells the other program whether a view would take its data. The user's choice of another operation is not
    /// offered: views copy.
    private func answer(_ isWanted: Bool, to visit: Visit) {
        guard isWanted != visit.isWanted else { return }
        visit.isWanted = isWanted
        let (accept, setActions): (UInt32, UInt32) = (0, 4)
        visit.offer.object.send(accept, .uint(visit.serial), .string(isWanted ? visit.offer.names.first : nil))
        if visit.offer.object.version >= 3 {
            let action: UInt32 = isWanted ? 1 : 0
            visit.offer.object.send(setActions, .uint(action), .uint(action))
        }
        seat.clipboard?.flush()
    }

    private func leave() {
        guard let visit else { return }
        self.visit = nil
        if visit.items == nil {
            dragged.isHome = false
            if dragged.origin != nil { leaveHome(visit.window) }
        } else {
            visit.window?.take(.dragLeft)
        }
        visit.offer.destroy()
    }

    private func drop() {
        guard let visit else { return }
        self.visit = nil
        if let items = visit.items {
            // The other program withdraws its data when it hears of the end.
            let read = visit.isWanted ?? false ? items.map { $0.read() } : []
            finish(visit)
            visit.window?.take(.dropped(visit.place, read))
        } else {
            dragged.droppedAtHome()
            finish(visit)
            visit.window?.take(.pointerUp(visit.place, .primary))
        }
    }

    private func finish(_ visit: Visit) {
        let finish: UInt32 = 3
        if visit.offer.object.version >= 3, visit.isWanted ?? false, visit.offer.hasAction {
            visit.offer.object.send(finish)
        }
        visit.offer.destroy()
        seat.clipboard?.flush()
    }

    // MARK: Drags of this program

    /// The window hears of the drag as if it had the pointer.
    private func leaveHome(_ window: (any DragWindow)?) { window?.take(.pointerMoved(Self.outside)) }

    /// A place that is in no window.
    private static let outside = CGPoint(x: -10_000, y: -10_000)

    /// The drag was dropped on another program, or on nothing.
    private func ended(from surface: OpaquePointer) {
        follow()
        let place = visit.map { $0.items == nil ? $0.place : Self.outside } ?? Self.outside
        window(of: surface)?.take(.pointerUp(place, .primary))
    }
}
