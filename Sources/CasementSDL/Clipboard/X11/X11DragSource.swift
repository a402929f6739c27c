import CSDL2
import CasementCore
import Foundation

/// Delivers what is dragged out of a window to the program under the pointer (XDND, version 5). The dragged data is a
/// selection, which the target requests like copied data.
@MainActor final class X11DragSource: OutsideDrops {
    private let selections: X11Selections
    private struct Atoms {
        let selection, aware, proxy, typeList, enter, position, status, leave, drop, copy: Atom
    }
    private let atoms: Atoms

    /// The formats of the dragged data, the best first; empty while no drag is outside.
    private var kinds: [Atom] = []
    /// The window under the pointer that supports the protocol, and the one that receives its messages.
    private var target: Window?
    private var receiver = Window(0)
    /// The pointer's position on the screen, and the one last sent to the target.
    private var place = (x: 0, y: 0), sentPlace = (x: 0, y: 0)
    /// Whether the target has yet to answer, and whether it would accept the drop.
    private var isAnswerDue = false, isWanted = false

    /// How long to wait for an answer when the button is released, in seconds.
    private static let patience = 0.5
    private static let version = 5

    init(_ selections: X11Selections) {
        self.selections = selections
        func atom(_ name: String) -> Atom { selections.atom(name) }
        atoms = Atoms(
            selection: atom("XdndSelection"), aware: atom("XdndAware"), proxy: atom("XdndProxy"),
            typeList: atom("XdndTypeList"), enter: atom("XdndEnter"), position: atom("XdndPosition"),
            status: atom("XdndStatus"), leave: atom("XdndLeave"), drop: atom("XdndDrop"), copy: atom("XdndActionCopy"))
        selections.onMessage.append { [weak self] in self?.handle($0) }
    }

    func move(_ items: [TransferItem]) {
        if kinds.isEmpty { offer(items) }
        guard !kinds.isEmpty else { return }
        let found = selections.pointer(over: atoms.aware)
        place = (found.x, found.y)
        if found.window != target {
            leaveTarget()
            target = found.window
            if let target { receiver = selections.window(in: atoms.proxy, of: target) ?? target }
            // The message has room for three formats; all are in a property.
            let named = (kinds + [0, 0, 0]).map { Int($0) }
            send(atoms.enter, Self.version << 24 | (kinds.count > 3 ? 1 : 0), named[0], named[1], named[2])
        }
        if !isAnswerDue { sendPosition() }
    }

    func leave() {
        leaveTarget()
        guard !kinds.isEmpty else { return }
        kinds = []
        selections.offer([], as: atoms.selection)
    }

    func drop() -> Bool {
        selections.serve(seconds: Self.patience) { isAnswerDue }
        guard target != nil, isWanted else {
            leave()
            return false
        }
        send(atoms.drop)
        // The target now requests the dropped data, so it stays offered until the next drag.
        (target, kinds, isWanted) = (nil, [], false)
        return true
    }

    // MARK: Dragged data

    /// Offers the items in all formats whose data is available at once.
    private func offer(_ items: [TransferItem]) {
        let offers = DesktopFormats.offers(of: items.map { $0.promised() }, asFiles: { DraggedFiles.file(of: $0) })
        guard !offers.isEmpty else { return }
        selections.offer(offers, as: atoms.selection)
        kinds = selections.offeredKinds(atoms.selection)
        selections.set(atoms.typeList, kinds)
    }

    // MARK: Messages

    private func leaveTarget() {
        if target != nil { send(atoms.leave) }
        (target, isAnswerDue, isWanted) = (nil, false, false)
    }

    private func sendPosition() {
        guard target != nil else { return }
        sentPlace = place
        isAnswerDue = true
        send(atoms.position, 0, place.x << 16 | place.y & 0xFFFF, 0, Int(atoms.copy))
    }

    private func handle(_ message: XClientMessageEvent) {
        guard message.message_type == atoms.status, let target, message.data.l.0 == Int(target) else { return }
        isAnswerDue = false
        isWanted = message.data.l.1 & 1 != 0
        if sentPlace != place { sendPosition() }
    }

    private func send(_ type: Atom, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) {
        if let target { selections.send(type, (a, b, c, d), about: target, to: receiver) }
    }
}
