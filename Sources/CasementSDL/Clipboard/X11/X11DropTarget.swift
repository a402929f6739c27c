import CSDL2
import CasementCore
import Foundation

/// Receives what other programs drag onto windows (XDND, version 5). SDL 2 takes only files and texts; as the windows'
/// proxy this receives the messages instead of it, and takes data of all types.
@MainActor final class X11DropTarget {
    static let shared = X11Selections.shared.map { X11DropTarget($0) }

    private let selections: X11Selections
    private struct Atoms {
        let selection, aware, proxy, typeList, enter, position, status, leave, drop, finished, copy: Atom
    }
    private let atoms: Atoms
    private var windows: [Window: Weak] = [:]
    private struct Weak { weak var window: (any DragWindow)? }

    /// What another program told and was not handled: while events are read in the middle of an action, no view's code
    /// may run.
    private var steps: [Step] = []
    private enum Step {
        case move(Visit, Window, CGPoint)
        case leave(Visit)
        case drop(Visit, Window)
    }

    /// A drag by a program.
    private final class Visit {
        let source: Window
        /// Made at the first movement: other programs are asked for their lists of files.
        private(set) lazy var items = read()
        private let read: () -> [TransferItem]
        /// The window under the pointer.
        weak var window: (any DragWindow)?
        var place = CGPoint.zero

        init(_ source: Window, items: @escaping () -> [TransferItem]) { (self.source, read) = (source, items) }
    }
    private var visit: Visit?

    private static let version: UInt = 5

    private init(_ selections: X11Selections) {
        self.selections = selections
        func atom(_ name: String) -> Atom { selections.atom(name) }
        atoms = Atoms(
            selection: atom("XdndSelection"), aware: atom("XdndAware"), proxy: atom("XdndProxy"),
            typeList: atom("XdndTypeList"), enter: atom("XdndEnter"), position: atom("XdndPosition"),
            status: atom("XdndStatus"), leave: atom("XdndLeave"), drop: atom("XdndDrop"),
            finished: atom("XdndFinished"), copy: atom("XdndActionCopy"))
        // A proxy that does not name itself is one that a crashed program left.
        name(proxyOf: selections.window)
        selections.set(
            atoms.aware, of: selections.window, type: X11Selections.atomType, numbers: [Self.version])
        selections.onMessage.append { [weak self] in self?.handle($0) }
        selections.onDestroyed = { [weak self] in self?.lose($0) }
    }

    private func name(proxyOf window: Window) {
        let windowType: Atom = 33
        selections.set(atoms.proxy, of: window, type: windowType, numbers: [UInt(selections.window)])
        selections.flush()
    }

    /// Receives what is dragged over a window.
    func add(_ id: Window, _ window: any DragWindow) {
        Self.isUsed = true
        windows[id] = Weak(window: window)
        name(proxyOf: id)
    }

    /// Forgets a window that is closed.
    static func forget(_ window: Window) { if isUsed { shared?.windows[window] = nil } }

    /// Whether any window receives drops: else there is nothing to set up, or to forget.
    private static var isUsed = false

    // MARK: Messages

    private func handle(_ message: XClientMessageEvent) {
        let data = message.data.l
        let sender = Window(UInt(bitPattern: data.0))
        switch message.message_type {
        case atoms.enter: enter(kinds(data, of: sender), from: sender)
        case atoms.position:
            if let visit = visit(of: sender) { add(.move(visit, message.window, place(data.2))) }
        case atoms.leave:
            if let visit = visit(of: sender) { end(visit, .leave(visit)) }
        case atoms.drop:
            if let visit = visit(of: sender) {
                end(visit, .drop(visit, message.window))
            } else {
                finish(false, on: message.window, to: sender)
            }
        default: break
        }
    }

    /// The place on the screen in a message: two numbers of 16 bits.
    private func place(_ number: Int) -> CGPoint {
        CGPoint(x: Int(Int16(truncatingIfNeeded: number >> 16)), y: Int(Int16(truncatingIfNeeded: number)))
    }

    private func visit(of sender: Window) -> Visit? { visit?.source == sender ? visit : nil }

    private func enter(_ kinds: [String], from sender: Window) {
        if let visit { end(visit, .leave(visit)) }
        visit = Visit(sender) { [selections, atoms] in
            DesktopFormats.items(in: kinds) { selections.data(of: atoms.selection, as: $0) }
        }
        // Of a program that ends nothing more is heard.
        if sender != selections.window { selections.watch(sender) }
    }

    private func lose(_ window: Window) {
        if let visit = visit(of: window) { end(visit, .leave(visit)) }
    }

    private func end(_ visit: Visit, _ step: Step) {
        self.visit = nil
        add(step)
    }

    private func add(_ step: Step) {
        let isOwn =
            switch step {
            case .move(let visit, _, _), .leave(let visit), .drop(let visit, _): visit.source == selections.window
            }
        if steps.isEmpty, !isOwn { DispatchQueue.main.async { [weak self] in self?.follow() } }
        // Of movements the last counts.
        if case .move = step, case .move = steps.last { steps.removeLast() }
        steps.append(step)
        // The program itself waits for the answer, in another window.
        if isOwn { follow() }
    }

    private func follow() {
        let new = steps
        steps = []
        for step in new {
            switch step {
            case .move(let visit, let window, let place): move(visit, over: window, to: place)
            case .leave(let visit): visit.window?.take(.dragLeft)
            case .drop(let visit, let window): drop(visit, on: window)
            }
        }
    }

    private func kinds(_ data: (Int, Int, Int, Int, Int), of sender: Window) -> [String] {
        let kinds =
            data.1 & 1 == 0
            ? [data.2, data.3, data.4].map { UInt(bitPattern: $0) }
            : selections.numbers(in: atoms.typeList, of: sender)
        return kinds.filter { $0 != 0 }.map { selections.name(of: Atom($0)) }
    }

    /// Shows the drag to the views, and answers whether one would take it.
    private func move(_ visit: Visit, over id: Window, to place: CGPoint) {
        let window = windows[id]?.window
        if visit.window !== window { visit.window?.take(.dragLeft) }
        visit.window = window
        if let place = window?.place(onScreen: place) {
            visit.place = place
            window?.take(.dragMoved(place, visit.items))
        }
        let isWanted = window?.acceptsDrag ?? false
        // Every movement is reported.
        selections.send(
            atoms.status, (isWanted ? 3 : 2, 0, 0, isWanted ? Int(atoms.copy) : 0), from: id, to: visit.source)
    }

    private func drop(_ visit: Visit, on id: Window) {
        let isWanted = visit.window?.acceptsDrag ?? false
        // The other program withdraws its data when it hears of the end.
        let items = isWanted ? visit.items.map { $0.read() } : []
        finish(!items.isEmpty, on: id, to: visit.source)
        visit.window?.take(.dropped(visit.place, items))
    }

    private func finish(_ isTaken: Bool, on id: Window, to sender: Window) {
        selections.send(
            atoms.finished, (isTaken ? 1 : 0, isTaken ? Int(atoms.copy) : 0, 0, 0), from: id, to: sender)
    }
}
