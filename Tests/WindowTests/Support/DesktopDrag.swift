import CSDL2
import Foundation

/// Content that another program of the desktop drags over a window (XDND, version 5).
final class DesktopDrag {
    private let display: OpaquePointer
    /// The messages are for the window's proxy where it has one.
    private let source, target, receiver: Window
    private let content: [(type: Atom, bytes: [UInt8])]
    private let seconds: Double

    /// Nil if there is no such window.
    init?(_ content: [(type: String, bytes: [UInt8])], over identifier: String, seconds: Double = patience) {
        guard let target = Window(identifier), let display = XOpenDisplay(Desktop.displayName) else { return nil }
        (self.display, self.target, self.seconds) = (display, target, seconds)
        self.content = content.map { (XInternAtom(display, $0.type, 0), $0.bytes) }
        source = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        receiver = Self.proxy(of: target, display) ?? target
        XSetSelectionOwner(display, atom("XdndSelection"), source, 0)
        let types = self.content.map(\.type)
        _ = types.withUnsafeBytes {
            XChangeProperty(
                display, source, atom("XdndTypeList"), 4, 32, PropModeReplace,
                $0.bindMemory(to: UInt8.self).baseAddress, Int32(types.count))
        }
        let first = (types + [0, 0, 0]).map { Int($0) }
        send("XdndEnter", (5 << 24 | (types.count > 3 ? 1 : 0), first[0], first[1], first[2]))
    }

    /// The drag ends with the program.
    deinit { XCloseDisplay(display) }

    /// Moves to a point of the screen inside the window. True if the window would take a drop there; nil if it does not
    /// answer.
    func move(to x: Int, _ y: Int) -> Bool? {
        Desktop.run("xdotool mousemove \(x) \(y)")
        send("XdndPosition", (0, x << 16 | y, 0, Int(atom("XdndActionCopy"))))
        return answer("XdndStatus").map { $0.1 & 1 == 1 }
    }

    func leave() { send("XdndLeave", (0, 0, 0, 0)) }

    /// True if the window took the content; nil if it does not answer.
    func drop() -> Bool? {
        send("XdndDrop", (0, 0, 0, 0))
        return answer("XdndFinished").map { $0.1 & 1 == 1 }
    }

    /// Drops `content`, of a type such as `text/uri-list`, at a point of the screen inside the window. False if the
    /// window does not answer.
    static func drop(_ content: String, type: String, on identifier: String, x: Int, y: Int) -> Bool {
        drop([(type, Array(content.utf8))], on: identifier, x: x, y: y)
    }

    /// Drops data of several types.
    static func drop(
        _ content: [(type: String, bytes: [UInt8])], on identifier: String, x: Int, y: Int, seconds: Double = patience
    ) -> Bool {
        guard let drag = DesktopDrag(content, over: identifier, seconds: seconds), drag.move(to: x, y) != nil else {
            return false
        }
        return drag.drop() != nil
    }

    private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

    private func send(_ name: String, _ data: (Int, Int, Int, Int)) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.display = display
        event.xclient.window = target
        event.xclient.message_type = atom(name)
        event.xclient.format = 32
        event.xclient.data.l = (Int(source), data.0, data.1, data.2, data.3)
        XSendEvent(display, receiver, 0, 0, &event)
        XFlush(display)
    }

    /// The numbers of a message that is awaited; sends the content to each requestor meanwhile.
    private func answer(_ name: String) -> (Int, Int, Int, Int, Int)? {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            guard XPending(display) > 0 else {
                usleep(5000)
                continue
            }
            var event = XEvent()
            XNextEvent(display, &event)
            if event.type == ClientMessage, event.xclient.message_type == atom(name) { return event.xclient.data.l }
            if event.type == SelectionRequest { answer(event.xselectionrequest) }
        }
        return nil
    }

    private func answer(_ request: XSelectionRequestEvent) {
        let bytes = content.first { $0.type == request.target }?.bytes
        if let bytes {
            XChangeProperty(
                display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
                Int32(bytes.count))
        }
        var reply = XEvent()
        reply.xselection.type = SelectionNotify
        reply.xselection.requestor = request.requestor
        reply.xselection.selection = request.selection
        reply.xselection.target = request.target
        reply.xselection.property = bytes == nil ? 0 : request.property
        reply.xselection.time = request.time
        XSendEvent(display, request.requestor, 0, 0, &reply)
        XFlush(display)
    }

    /// The window that receives messages for another one.
    private static func proxy(of window: Window, _ display: OpaquePointer) -> Window? {
        var (type, bits, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
        var memory: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(
            display, window, XInternAtom(display, "XdndProxy", 0), 0, 1, 0, 0, &type, &bits, &count, &rest, &memory)
        defer { if let memory { XFree(memory) } }
        guard let memory, bits == 32, count == 1 else { return nil }
        return UnsafeRawPointer(memory).loadUnaligned(as: Window.self)
    }
}
