import CSDL2
import CasementCore
import Foundation

/// The selections of X11: the clipboard, the primary selection and what is dragged. Data stays with the program that
/// copied it, which sends it on request, in each of the formats that it offers, and in pieces if it is long (ICCCM 2).
/// SDL 2 has texts only, cannot receive them in pieces, which other programs send from about 250 kB on, and sends a
/// copied one in a single request: one of 16 MB ends the program.
@MainActor final class X11Selections {
    /// Nil if the display is not an X11 display.
    static let shared: X11Selections? = {
        guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11", let library = X11Library() else {
            return nil
        }
        return X11Selections(library)
    }()

    /// Bytes of a piece; anything that is no longer is sent at once.
    private static let piece = 1 << 18
    let x11: X11Library
    let connection: X11Library.Connection
    let window: Window
    private let source: any DispatchSourceRead
    struct Atoms {
        let clipboard, utf8, text, targets, incremental, property, kinds: Atom
    }
    let atoms: Atoms
    /// The names of atoms, which the server does not change.
    var atomNames: [Atom: String] = [:]

    /// What this program copied, selected or dragged last, by selection.
    private var own: [Atom: Owned] = [:]
    private struct Owned {
        /// The formats, the best first.
        var kinds: [Atom]
        var data: [Atom: @MainActor () -> Data?]
        /// The data that other programs have requested.
        var made: [Atom: [UInt8]] = [:]
    }
    /// Receive the messages of other programs about a drag.
    var onMessage: [(XClientMessageEvent) -> Void] = []
    /// Called when a window that is watched was destroyed.
    var onDestroyed: ((Window) -> Void)?
    /// Long texts that are being sent to other programs.
    private var sendings: [Sending] = []
    private struct Sending {
        let requestor: Window
        let property, type: Atom
        let bytes: [UInt8]
        var sent = 0
        var date = Date()
    }

    private init?(_ x11: X11Library) {
        guard let connection = x11.open(nil) else { return nil }
        x11.forgiveErrors(on: connection)
        window = x11.makeWindow(connection, x11.root(connection), -10, -10, 1, 1, 0, 0, 0)
        _ = x11.select(connection, window, PropertyChangeMask)
        func atom(_ name: String) -> Atom { x11.atom(connection, name, 0) }
        atoms = Atoms(
            clipboard: atom("CLIPBOARD"), utf8: atom("UTF8_STRING"), text: atom("TEXT"), targets: atom("TARGETS"),
            incremental: atom("INCR"), property: atom("CASEMENT_SELECTION"), kinds: atom("CASEMENT_KINDS"))
        (self.x11, self.connection) = (x11, connection)
        source = DispatchSource.makeReadSource(fileDescriptor: x11.socket(connection), queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handleEvents() } }
        source.resume()
        flush()
    }

    /// The number that the protocol assigns to it.
    static let primary: Atom = 1

    // MARK: Sending

    func atom(_ name: String) -> Atom { x11.atom(connection, name, 0) }

    /// Offers data to other programs, replacing what was offered before; an empty list withdraws it. Data that is added
    /// to what was copied is not new: the selection keeps its owner. With `empties` an empty list also removes what
    /// another program copied.
    func offer(
        _ offers: [DesktopFormats.Offer], as selection: Atom, isNew: Bool = true, empties: Bool = false
    ) {
        handleEvents()
        if !offers.isEmpty {
            var owned = Owned(kinds: [], data: [:])
            for offer in offers {
                let kind = atom(offer.name)
                owned.kinds.append(kind)
                owned.data[kind] = offer.data
            }
            let isOwner = own[selection] != nil
            own[selection] = owned
            if isNew || !isOwner { _ = x11.setOwner(connection, selection, window, 0) }
        } else if own.removeValue(forKey: selection) != nil || empties {
            _ = x11.setOwner(connection, selection, 0, 0)
        }
        flush()
    }

    /// The formats of what this program offers as a selection, the best first.
    func offeredKinds(_ selection: Atom) -> [Atom] { own[selection]?.kinds ?? [] }

    /// The text that this program offers as a selection.
    func offeredText(_ selection: Atom) -> String? {
        own[selection]?.data[atoms.utf8]?().map { String(decoding: $0, as: UTF8.self) }
    }

    /// Sends queued requests. This may read events that have arrived, which then no longer wake the loop.
    func flush() {
        guard x11.pending(connection) > 0 else { return }
        DispatchQueue.main.async { [weak self] in self?.handleEvents() }
    }

    func handleEvents() {
        var event = XEvent()
        while x11.pending(connection) > 0 {
            _ = x11.next(connection, &event)
            handle(event)
        }
    }

    func handle(_ event: XEvent) {
        switch event.type {
        case SelectionRequest: respond(to: event.xselectionrequest)
        case SelectionClear:
            // Not where it was withdrawn and offered again before this arrived.
            let selection = event.xselectionclear.selection
            if x11.owner(connection, selection) != window { own[selection] = nil }
        case PropertyNotify where event.xproperty.state == PropertyDelete: sendMore(to: event.xproperty)
        case DestroyNotify: onDestroyed?(event.xdestroywindow.window)
        case ClientMessage: for receiver in onMessage { receiver(event.xclient) }
        case SelectionNotify where event.xselection.target == atoms.targets: receiveKinds(event.xselection)
        case let type where type == watch?.eventType:
            onOwnerChange?()
            askForKinds()
        default: break
        }
    }

    private func respond(to request: XSelectionRequestEvent) {
        // Programs older than the protocol's final version name no property.
        let property = request.property == 0 ? request.target : request.property
        let isDone = put(request, in: property)
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = isDone ? property : 0
        event.xselection.time = request.time
        _ = x11.send(connection, request.requestor, 0, 0, &event)
        flush()
    }

    private func put(_ request: XSelectionRequestEvent, in property: Atom) -> Bool {
        guard let owned = own[request.selection] else { return false }
        if request.target == atoms.targets {
            set(property, of: request.requestor, type: Self.atomType, numbers: [atoms.targets] + owned.kinds)
            return true
        }
        guard let bytes = owned.made[request.target] ?? owned.data[request.target]?().map({ [UInt8]($0) }) else {
            return false
        }
        own[request.selection]?.made[request.target] = bytes
        let type = request.target == atoms.text ? atoms.utf8 : request.target
        if bytes.count <= Self.piece {
            set(property, of: request.requestor, type: type, bytes: bytes[...])
            return true
        }
        // A receiver that has not asked for its next piece for long is considered gone.
        sendings.removeAll {
            ($0.requestor == request.requestor && $0.property == property) || $0.date.timeIntervalSinceNow < -60
        }
        sendings.append(Sending(requestor: request.requestor, property: property, type: type, bytes: bytes))
        _ = x11.select(connection, request.requestor, PropertyChangeMask)
        set(property, of: request.requestor, type: atoms.incremental, numbers: [UInt(bytes.count)])
        return true
    }

    /// Sends the next piece after a receiver has taken one, and an empty one after the last.
    private func sendMore(to event: XPropertyEvent) {
        guard
            let index = sendings.firstIndex(where: { $0.requestor == event.window && $0.property == event.atom })
        else { return }
        let sending = sendings[index]
        let end = min(sending.sent + Self.piece, sending.bytes.count)
        set(sending.property, of: sending.requestor, type: sending.type, bytes: sending.bytes[sending.sent..<end])
        if sending.sent == end {
            sendings.remove(at: index)
            _ = x11.select(connection, sending.requestor, sending.requestor == window ? PropertyChangeMask : 0)
        } else {
            (sendings[index].sent, sendings[index].date) = (end, Date())
        }
        flush()
    }

    static let atomType: Atom = 4

    private func set(_ property: Atom, of window: Window, type: Atom, bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer {
            _ = x11.setProperty(
                connection, window, property, type, 8, PropModeReplace, $0.baseAddress, Int32($0.count))
        }
    }

    /// Sets a property of 32-bit numbers, which Xlib takes as machine words.
    func set(_ property: Atom, of window: Window, type: Atom, numbers: [UInt]) {
        numbers.withUnsafeBytes {
            _ = x11.setProperty(
                connection, window, property, type, 32, PropModeReplace,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
        }
    }

    /// Serves other programs while `isWaiting` is true, for at most `seconds`.
    func serve(seconds: Double, while isWaiting: () -> Bool) {
        let end = Date().addingTimeInterval(seconds)
        handleEvents()
        while isWaiting(), end.timeIntervalSinceNow > 0 {
            var request = pollfd(fd: x11.socket(connection), events: Int16(POLLIN), revents: 0)
            poll(&request, 1, Int32((end.timeIntervalSinceNow * 1000).rounded(.up)))
            handleEvents()
        }
    }

    // MARK: Watching

    /// Reports the end of another program's window.
    func watch(_ window: Window) { _ = x11.select(connection, window, StructureNotifyMask) }

    /// Reports the changes of the clipboard's owner.
    var watch: X11SelectionWatch?
    /// Receives the clipboard's formats when they change.
    var onKinds: (([String]) -> Void)?
    /// Called when the clipboard's owner changed, or offers other data.
    var onOwnerChange: (() -> Void)?
}
