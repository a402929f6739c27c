import CSDL2
import Foundation
import Synchronization

/// Another program of the desktop, with a clipboard of its own (ICCCM 2).
enum OtherProgram {
    /// Offers data to others until it is released. Long data is sent in parts.
    final class Offer: Sendable {
        private let isOver = Mutex(false)
        private let thread = DispatchSemaphore(value: 0)

        /// Offers a text.
        ///
        /// - Parameter selection: `CLIPBOARD` or `PRIMARY`.
        convenience init?(_ bytes: [UInt8], as selection: String, on display: String) {
            self.init([("UTF8_STRING", bytes)], as: selection, on: display)
        }

        /// Offers data in several formats.
        init?(_ data: [(String, [UInt8])], as selection: String, on display: String) {
            let isReady = DispatchSemaphore(value: 0)
            let hasStarted = Box()
            Thread { [self] in
                defer { thread.signal() }
                guard let connection = XOpenDisplay(display) else {
                    isReady.signal()
                    return
                }
                defer { XCloseDisplay(connection) }
                let owner = Owner(connection, data, selection)
                hasStarted.value.withLock { $0 = owner.hasSelection }
                isReady.signal()
                while !isOver.withLock({ $0 }) { owner.serve() }
            }.start()
            isReady.wait()
            guard hasStarted.value.withLock({ $0 }) else { return nil }
        }

        func end() {
            isOver.withLock { $0 = true }
            thread.wait()
        }

        private final class Box: Sendable { let value = Mutex(false) }
    }

    /// Used by one thread.
    private final class Owner {
        private let connection: OpaquePointer
        private let data: [(type: Atom, bytes: [UInt8])]
        private let window: Window
        private let selection, incremental: Atom
        private var sending: (requestor: Window, property: Atom, type: Atom, bytes: [UInt8], sent: Int)?
        private static let piece = 100_000

        init(_ connection: OpaquePointer, _ data: [(String, [UInt8])], _ selection: String) {
            self.connection = connection
            self.data = data.map { (XInternAtom(connection, $0.0, 0), $0.1) }
            window = XCreateSimpleWindow(connection, XDefaultRootWindow(connection), 0, 0, 1, 1, 0, 0, 0)
            self.selection = XInternAtom(connection, selection, 0)
            incremental = XInternAtom(connection, "INCR", 0)
            XSetSelectionOwner(connection, self.selection, window, 0)
            XSync(connection, 0)
        }

        var hasSelection: Bool { XGetSelectionOwner(connection, selection) == window }

        func serve() {
            guard XPending(connection) > 0 else {
                usleep(1000)
                return
            }
            var event = XEvent()
            XNextEvent(connection, &event)
            switch event.type {
            case SelectionRequest: answer(event.xselectionrequest)
            case PropertyNotify where event.xproperty.state == PropertyDelete: more(event.xproperty)
            default: break
            }
            XFlush(connection)
        }

        private func answer(_ request: XSelectionRequestEvent) {
            var property = request.property
            if request.target == XInternAtom(connection, "TARGETS", 0) {
                let kinds = [request.target] + data.map(\.type)
                _ = kinds.withUnsafeBytes {
                    XChangeProperty(
                        connection, request.requestor, request.property, 4, 32, PropModeReplace,
                        $0.bindMemory(to: UInt8.self).baseAddress, Int32(kinds.count))
                }
            } else if let bytes = data.first(where: { $0.type == request.target })?.bytes {
                if bytes.count > Self.piece {
                    XSelectInput(connection, request.requestor, PropertyChangeMask)
                    sending = (request.requestor, request.property, request.target, bytes, 0)
                    var count = bytes.count
                    _ = withUnsafeBytes(of: &count) {
                        XChangeProperty(
                            connection, request.requestor, request.property, incremental, 32, PropModeReplace,
                            $0.bindMemory(to: UInt8.self).baseAddress, 1)
                    }
                } else {
                    XChangeProperty(
                        connection, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
                        Int32(bytes.count))
                }
            } else {
                property = 0
            }
            var reply = XEvent()
            reply.xselection.type = SelectionNotify
            reply.xselection.requestor = request.requestor
            reply.xselection.selection = request.selection
            reply.xselection.target = request.target
            reply.xselection.property = property
            reply.xselection.time = request.time
            XSendEvent(connection, request.requestor, 0, 0, &reply)
        }

        private func more(_ event: XPropertyEvent) {
            guard let (requestor, property, type, bytes, sent) = sending, event.window == requestor,
                event.atom == property
            else { return }
            let end = min(sent + Self.piece, bytes.count)
            XChangeProperty(
                connection, requestor, property, type, 8, PropModeReplace, Array(bytes[sent..<end]), Int32(end - sent))
            sending = sent == end ? nil : (requestor, property, type, bytes, end)
        }
    }

    /// The formats of what was copied (`CLIPBOARD`).
    static func formats(_ selection: String, on display: String) -> [String] {
        guard let bytes = reads(selection, "TARGETS", on: display), let connection = XOpenDisplay(display) else {
            return []
        }
        defer { XCloseDisplay(connection) }
        // Xlib returns 32-bit numbers as machine words.
        return bytes.withUnsafeBytes { Array($0.bindMemory(to: Atom.self)) }.map { atom in
            guard let name = XGetAtomName(connection, atom) else { return "" }
            defer { XFree(name) }
            return String(cString: name)
        }
    }

    /// Requests what was copied (`CLIPBOARD`) or selected (`PRIMARY`) in a format; nil if there is no reply.
    static func reads(
        _ selection: String, _ format: String = "UTF8_STRING", on display: String, seconds: Double = patience
    ) -> [UInt8]? {
        guard let connection = XOpenDisplay(display) else { return nil }
        defer { XCloseDisplay(connection) }
        let window = XCreateSimpleWindow(connection, XDefaultRootWindow(connection), 0, 0, 1, 1, 0, 0, 0)
        XSelectInput(connection, window, PropertyChangeMask)
        let property = XInternAtom(connection, "TEST", 0), incremental = XInternAtom(connection, "INCR", 0)
        let wanted = XInternAtom(connection, format, 0)
        XConvertSelection(connection, XInternAtom(connection, selection, 0), wanted, property, window, 0)
        XFlush(connection)
        var all: [UInt8] = []
        var comesInPieces = false
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            guard XPending(connection) > 0 else {
                usleep(500)
                continue
            }
            var event = XEvent()
            XNextEvent(connection, &event)
            let isAnswer = event.type == SelectionNotify
            let isPiece =
                comesInPieces && event.type == PropertyNotify && event.xproperty.state == PropertyNewValue
                && event.xproperty.atom == property
            guard isAnswer || isPiece else { continue }
            if isAnswer, event.xselection.property == 0 { return nil }
            var (type, bits, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
            var memory: UnsafeMutablePointer<UInt8>?
            XGetWindowProperty(
                connection, window, property, 0, Int(Int32.max / 4), 1, 0, &type, &bits, &count, &rest, &memory)
            defer { XFree(memory) }
            if isAnswer, type == incremental {
                comesInPieces = true
                continue
            }
            let length = Int(count) * (bits == 32 ? MemoryLayout<Atom>.size : 1)
            if let memory { all += UnsafeBufferPointer(start: memory, count: length) }
            if isAnswer || count == 0 { return all }
        }
        return nil
    }
}
