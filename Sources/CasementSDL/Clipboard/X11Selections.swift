import CSDL2
import CasementCore
import Foundation

/// The selections of X11: the clipboard and the primary selection. A text stays with the program that copied it, which
/// sends it on request, a long one in pieces (ICCCM 2). SDL 2 cannot receive a text in pieces, which other programs
/// send from about 250 kB on, and sends a copied one in a single request: one of 16 MB ends the program.
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
    /// How long to wait for another program, in seconds: for its next piece, and for all of them.
    private static let patience = (piece: 1.0, all: 10.0)

    let x11: X11Library
    let connection: X11Library.Connection
    let window: Window
    private let source: any DispatchSourceRead
    private struct Atoms {
        let clipboard, utf8, text, plain, plainUTF8, targets, incremental, property, kinds: Atom
        var texts: [Atom] { [utf8, plainUTF8, plain, text] }
    }
    private let atoms: Atoms

    /// The data that this program copied, selected or dragged last: by selection, in each format offered.
    private var own: [Atom: [Atom: [UInt8]]] = [:]
    /// Receives the messages of other programs about a drag.
    var onMessage: ((XClientMessageEvent) -> Void)?
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
            clipboard: atom("CLIPBOARD"), utf8: atom("UTF8_STRING"), text: atom("TEXT"), plain: atom("text/plain"),
            plainUTF8: atom("text/plain;charset=utf-8"), targets: atom("TARGETS"), incremental: atom("INCR"),
            property: atom("CASEMENT_SELECTION"), kinds: atom("CASEMENT_KINDS"))
        (self.x11, self.connection) = (x11, connection)
        source = DispatchSource.makeReadSource(fileDescriptor: x11.socket(connection), queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handleEvents() } }
        source.resume()
        flush()
    }

    var clipboard: String? {
        get { text(of: atoms.clipboard) }
        set { offer(text: newValue, as: atoms.clipboard) }
    }

    var primary: String? {
        get { text(of: Self.primary) }
        set { offer(text: newValue, as: Self.primary) }
    }

    /// The number that the protocol assigns to it.
    private static let primary: Atom = 1

    // MARK: Sending

    func atom(_ name: String) -> Atom { x11.atom(connection, name, 0) }

    /// The formats that a text is offered in, the best first.
    var textKinds: [Atom] { atoms.texts }

    func offer(text: String?, as selection: Atom) {
        let bytes = Array((text ?? "").utf8)
        // All formats share the bytes.
        offer(bytes.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: atoms.texts.map { ($0, bytes) }), as: selection)
    }

    /// Offers data in some formats to other programs; an empty dictionary withdraws the offer.
    func offer(_ kinds: [Atom: [UInt8]], as selection: Atom) {
        handleEvents()
        if !kinds.isEmpty {
            own[selection] = kinds
            _ = x11.setOwner(connection, selection, window, 0)
        } else if own.removeValue(forKey: selection) != nil {
            _ = x11.setOwner(connection, selection, 0, 0)
        }
        flush()
    }

    /// Sends queued requests. This may read events that have arrived, which then no longer wake the loop.
    func flush() {
        guard x11.pending(connection) > 0 else { return }
        DispatchQueue.main.async { [weak self] in self?.handleEvents() }
    }

    private func handleEvents() {
        var event = XEvent()
        while x11.pending(connection) > 0 {
            _ = x11.next(connection, &event)
            handle(event)
        }
    }

    private func handle(_ event: XEvent) {
        switch event.type {
        case SelectionRequest: answer(event.xselectionrequest)
        case SelectionClear: own[event.xselectionclear.selection] = nil
        case PropertyNotify where event.xproperty.state == PropertyDelete: sendMore(to: event.xproperty)
        case ClientMessage: onMessage?(event.xclient)
        case SelectionNotify where event.xselection.target == atoms.targets: hearKinds(event.xselection)
        case let type where type == watch?.eventType: askForKinds()
        default: break
        }
    }

    private func answer(_ request: XSelectionRequestEvent) {
        // Programs older than the protocol's final version name no property.
        let property = request.property == 0 ? request.target : request.property
        let isDone = own[request.selection].map { put($0, for: request, in: property) } ?? false
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

    private func put(_ kinds: [Atom: [UInt8]], for request: XSelectionRequestEvent, in property: Atom) -> Bool {
        if request.target == atoms.targets {
            set(property, of: request.requestor, type: Self.atomType, numbers: [atoms.targets] + kinds.keys)
            return true
        }
        guard let bytes = kinds[request.target] else { return false }
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

    private static let atomType: Atom = 4

    private func set(_ property: Atom, of window: Window, type: Atom, bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer {
            _ = x11.setProperty(
                connection, window, property, type, 8, PropModeReplace, $0.baseAddress, Int32($0.count))
        }
    }

    /// Sets a property of 32-bit numbers, which Xlib takes as machine words.
    private func set(_ property: Atom, of window: Window, type: Atom, numbers: [UInt]) {
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

    private var watch: X11SelectionWatch?
    private var tell: ((Bool) -> Void)?

    /// Reports soon whether the clipboard has a text, and again whenever a program copies. Only the available formats
    /// are asked for, without blocking. If the server reports no owners, the clipboard is assumed to have a text.
    func watchClipboard(_ tell: @escaping (Bool) -> Void) {
        guard let watch = X11SelectionWatch(atoms.clipboard, for: window, on: connection) else { return tell(true) }
        (self.watch, self.tell) = (watch, tell)
        askForKinds()
    }

    private func askForKinds() {
        if own[atoms.clipboard] != nil { return tell?(true) ?? () }
        _ = x11.convert(connection, atoms.clipboard, atoms.targets, atoms.kinds, window, 0)
        flush()
    }

    /// Handles the owner's answer about its formats, or the lack of an owner.
    private func hearKinds(_ answer: XSelectionEvent) {
        let kinds = answer.property == 0 ? [] : take(atoms.kinds)?.numbers ?? []
        tell?(kinds.contains { atoms.texts.contains($0) })
    }

    // MARK: Receiving

    private func text(of selection: Atom) -> String? {
        handleEvents()
        let bytes = own[selection].map { $0[atoms.utf8] ?? [] } ?? ask(for: selection, as: atoms.utf8)
        guard let bytes, !bytes.isEmpty else { return nil }
        return bytes.withUnsafeBufferPointer { PastedText.text($0) }
    }

    /// Nil if no program has a text, or it does not arrive in time.
    private func ask(for selection: Atom, as type: Atom) -> [UInt8]? {
        _ = take(atoms.property)
        _ = x11.convert(connection, selection, type, atoms.property, window, 0)
        let end = Date().addingTimeInterval(Self.patience.all)
        let isAnswer = { [window] (event: XEvent) in
            event.type == SelectionNotify && event.xselection.requestor == window
                && event.xselection.selection == selection && event.xselection.target == type
        }
        guard let answer = wait(until: end, for: isAnswer), answer.xselection.property != 0,
            let first = take(atoms.property)
        else { return nil }
        guard first.type == atoms.incremental else { return first.bytes }
        var all: [UInt8] = []
        let isPiece = { [window, atoms] (event: XEvent) in
            event.type == PropertyNotify && event.xproperty.window == window
                && event.xproperty.atom == atoms.property && event.xproperty.state == PropertyNewValue
        }
        while wait(until: end, for: isPiece) != nil {
            guard let part = take(atoms.property), !part.bytes.isEmpty else { return all }
            // The rest is read and discarded: the other program expects that.
            if all.count <= EditingModel.largestPaste { all += part.bytes }
        }
        return all.count > EditingModel.largestPaste ? all : nil
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
        // Xlib returns 32-bit numbers as machine words.
        let numbers = UnsafeRawBufferPointer(start: memory, count: Int(count) * MemoryLayout<UInt>.size)
        return (type, bytes, format == 32 ? Array(numbers.bindMemory(to: UInt.self)) : [])
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
