import CSDL2
import CasementCore
import Foundation

/// Reading what other programs copied, selected or dragged.
extension X11Selections {
    /// How long to wait for another program, in seconds: for its next piece, and for all of them.
    private static let patience = (piece: 1.0, all: 10.0)
    /// The most bytes that are taken of data other than text.
    static let largestData = 256 << 20

    // MARK: The clipboard

    /// Whether this program copied last.
    func owns(_ selection: Atom) -> Bool { x11.owner(connection, selection) == window }

    /// Whether any program has copied.
    func hasOwner(_ selection: Atom) -> Bool { x11.owner(connection, selection) != 0 }

    /// Reports soon in which formats the clipboard is available, and again whenever a program copies. Only the formats
    /// are asked for, without blocking. If the server reports no owners, the clipboard is assumed to have a text.
    func watchClipboard(_ onKinds: @escaping ([String]) -> Void, changed: @escaping () -> Void) {
        guard let watch = X11SelectionWatch(atoms.clipboard, for: window, on: connection) else {
            return onKinds(DesktopFormats.text)
        }
        (self.watch, self.onKinds, onOwnerChange) = (watch, onKinds, changed)
        askForKinds()
    }

    /// Asks the owner of the clipboard for its formats.
    func askForKinds() {
        let own = offeredKinds(atoms.clipboard)
        guard own.isEmpty else { return onKinds?(own.map(name)) ?? () }
        _ = x11.convert(connection, atoms.clipboard, atoms.targets, atoms.kinds, window, 0)
        flush()
    }

    /// Handles the owner's answer about its formats, or the lack of an owner.
    func receiveKinds(_ answer: XSelectionEvent) {
        guard answer.property == atoms.kinds || answer.property == 0 else { return }
        onKinds?(answer.property == 0 ? [] : (take(atoms.kinds)?.numbers ?? []).map(name))
    }

    // MARK: Data

    func name(of atom: Atom) -> String {
        if let name = atomNames[atom] { return name }
        guard let memory = x11.nameOfAtom(connection, atom) else { return "" }
        defer { _ = x11.free(memory) }
        let name = String(cString: memory)
        atomNames[atom] = name
        return name
    }

    /// The formats of a selection, as its owner lists them; empty if there is none.
    func formats(of selection: Atom) -> [String] {
        handleEvents()
        return (request(for: selection, as: atoms.targets, limit: 0)?.numbers ?? []).map(name)
    }

    /// A selection as text; nil if there is none.
    func text(of selection: Atom) -> String? {
        handleEvents()
        guard let answer = request(for: selection, as: atoms.utf8, limit: EditingModel.largestPaste),
            !answer.bytes.isEmpty
        else { return nil }
        return answer.bytes.withUnsafeBufferPointer { PastedText.text($0) }
    }

    /// A selection in a format; nil if it is not available, too long, or does not arrive in time.
    func data(of selection: Atom, as name: String) -> Data? {
        handleEvents()
        guard let bytes = request(for: selection, as: atom(name), limit: Self.largestData)?.bytes,
            !bytes.isEmpty, bytes.count <= Self.largestData
        else { return nil }
        return Data(bytes)
    }

    /// The primary selection.
    var primaryText: String? {
        get {
            handleEvents()
            return offeredText(Self.primary) ?? text(of: Self.primary)
        }
        set {
            let text = newValue ?? ""
            offer(text.isEmpty ? [] : DesktopFormats.offers(of: [TransferItem(text)]), as: Self.primary)
        }
    }

    /// Requests a selection in a format: its bytes, up to a limit or a little more, or its numbers.
    private func request(for selection: Atom, as type: Atom, limit: Int) -> (bytes: [UInt8], numbers: [UInt])? {
        _ = take(atoms.property)
        _ = x11.convert(connection, selection, type, atoms.property, window, 0)
        let end = Date().addingTimeInterval(Self.patience.all)
        let isAnswer = { [window, atoms] (event: XEvent) in
            event.type == SelectionNotify && event.xselection.requestor == window
                && event.xselection.selection == selection && event.xselection.target == type
                && event.xselection.property != atoms.kinds
        }
        guard let answer = wait(until: end, for: isAnswer), answer.xselection.property != 0,
            let first = take(atoms.property)
        else { return nil }
        guard first.type == atoms.incremental else { return (first.bytes, first.numbers) }
        var all: [UInt8] = []
        let isPiece = { [window, atoms] (event: XEvent) in
            event.type == PropertyNotify && event.xproperty.window == window
                && event.xproperty.atom == atoms.property && event.xproperty.state == PropertyNewValue
        }
        while wait(until: end, for: isPiece) != nil {
            guard let part = take(atoms.property), !part.bytes.isEmpty else { return (all, []) }
            // The rest is read and discarded: the other program expects that.
            if all.count <= limit { all += part.bytes }
        }
        return all.count > limit ? (all, []) : nil
    }

    /// Reads and deletes a property of this program's window; deleting it requests the next piece.
    private func take(_ property: Atom) -> (type: Atom, bytes: [UInt8], numbers: [UInt])? {
        var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
        var memory: UnsafeMutablePointer<UInt8>?
        let result = x11.getProperty(
            connection, window, property, 0, Int(Int32.max / 4), 1, 0, &type, &format, &count, &rest, &memory)
        defer { if let memory { _ = x11.free(memory) } }
        guard result == 0, let memory, type != 0 else { return nil }
        let bytes = format == 8 ? Array(UnsafeBufferPointer(start: memory, count: Int(count))) : []
        guard format == 32 else { return (type, bytes, []) }
        // Xlib returns 32-bit numbers as machine words.
        let numbers = UnsafeRawBufferPointer(start: memory, count: Int(count) * MemoryLayout<UInt>.size)
        return (type, bytes, Array(numbers.bindMemory(to: UInt.self)))
    }

    /// Serves other programs until a wanted event arrives; nil if it does not arrive in time.
    private func wait(until end: Date, for isWanted: (XEvent) -> Bool) -> XEvent? {
        let end = min(end, Date().addingTimeInterval(Self.patience.piece))
        var event = XEvent()
        while true {
            while x11.pending(connection) > 0 {
                _ = x11.next(connection, &event)
                if isWanted(event) { return event }
                handle(event)
            }
            let rest = end.timeIntervalSinceNow
            guard rest > 0 else { return nil }
            var request = pollfd(fd: x11.socket(connection), events: Int16(POLLIN), revents: 0)
            poll(&request, 1, Int32((rest * 1000).rounded(.up)))
        }
    }
}
