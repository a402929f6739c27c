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
    private var receivers: [Window: ([TransferItem]) -> Void] = [:]
    /// The program that drags, and the formats that it offers.
    private var source: (window: Window, kinds: [String])?

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
    }

    private func name(proxyOf window: Window) {
        let windowType: Atom = 33
        selections.set(atoms.proxy, of: window, type: windowType, numbers: [UInt(selections.window)])
        selections.flush()
    }

    /// Receives the drops on a window.
    func add(_ window: Window, _ receive: @escaping ([TransferItem]) -> Void) {
        Self.isUsed = true
        receivers[window] = receive
        name(proxyOf: window)
    }

    /// Forgets a window that is closed.
    static func forget(_ window: Window) { if isUsed { shared?.receivers[window] = nil } }

    /// Whether any window receives drops: else there is nothing to set up, or to forget.
    private static var isUsed = false

    // MARK: Messages

    private func handle(_ message: XClientMessageEvent) {
        let data = message.data.l
        let sender = Window(UInt(bitPattern: data.0))
        switch message.message_type {
        case atoms.enter: source = (sender, kinds(data, of: sender))
        case atoms.position:
            let isTaken =
                receivers[message.window] != nil && source.map { !DesktopFormats.types(in: $0.kinds).isEmpty } ?? false
            // Every movement is reported.
            selections.send(
                atoms.status, (isTaken ? 3 : 2, 0, 0, isTaken ? Int(atoms.copy) : 0), from: message.window, to: sender)
        case atoms.leave: if source?.window == sender { source = nil }
        case atoms.drop: drop(on: message.window, from: sender)
        default: break
        }
    }

    private func kinds(_ data: (Int, Int, Int, Int, Int), of sender: Window) -> [String] {
        let kinds =
            data.1 & 1 == 0
            ? [data.2, data.3, data.4].map { UInt(bitPattern: $0) }
            : selections.numbers(in: atoms.typeList, of: sender)
        return kinds.filter { $0 != 0 }.map { selections.name(of: Atom($0)) }
    }

    private func drop(on window: Window, from sender: Window) {
        var items: [TransferItem] = []
        if let source, source.window == sender {
            items = DesktopFormats.items(in: source.kinds) { [selections, atoms] in
                selections.data(of: atoms.selection, as: $0)
            }
            // The other program withdraws its data when it hears of the end.
            items = items.map { $0.read() }
        }
        source = nil
        let receive = receivers[window]
        let isTaken = receive != nil && !items.isEmpty
        selections.send(
            atoms.finished, (isTaken ? 1 : 0, isTaken ? Int(atoms.copy) : 0, 0, 0), from: window, to: sender)
        if isTaken { receive?(items) }
    }
}
