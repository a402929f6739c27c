import CSDL2

/// The windows of other programs, which are targets of drags.
extension X11Selections {
    /// The window under the pointer that has a property, and the pointer's position on the screen, in pixels.
    func pointer(over property: Atom) -> (window: Window?, x: Int, y: Int) {
        var window = x11.root(connection)
        var (root, child, mask) = (Window(0), Window(0), UInt32(0))
        var (x, y, innerX, innerY) = (Int32(0), Int32(0), Int32(0), Int32(0))
        // The window manager puts a frame around each window; the innermost one counts. The bound keeps the walk
        // finite.
        for _ in 0..<32 {
            let isThere = x11.queryPointer(connection, window, &root, &child, &x, &y, &innerX, &innerY, &mask) != 0
            guard isThere, child != 0 else { break }
            if has(property, on: child) { return (child, Int(x), Int(y)) }
            window = child
        }
        return (nil, Int(x), Int(y))
    }

    private func has(_ property: Atom, on window: Window) -> Bool {
        var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
        var memory: UnsafeMutablePointer<UInt8>?
        let result = x11.getProperty(
            connection, window, property, 0, 0, 0, 0, &type, &format, &count, &rest, &memory)
        if let memory { _ = x11.free(memory) }
        return result == 0 && type != 0
    }

    /// The window that a property of another one names.
    func window(in property: Atom, of window: Window) -> Window? {
        numbers(in: property, of: window).first.flatMap { $0 == 0 ? nil : Window($0) }
    }

    /// The 32-bit numbers in a property of another program's window.
    func numbers(in property: Atom, of window: Window) -> [UInt] {
        var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
        var memory: UnsafeMutablePointer<UInt8>?
        let result = x11.getProperty(
            connection, window, property, 0, 1024, 0, 0, &type, &format, &count, &rest, &memory)
        defer { if let memory { _ = x11.free(memory) } }
        guard result == 0, format == 32, let memory else { return [] }
        // Xlib returns 32-bit numbers as machine words.
        return Array(
            UnsafeRawBufferPointer(start: memory, count: Int(count) * MemoryLayout<UInt>.size).bindMemory(to: UInt.self)
        )
    }

    /// Sets a property of this program's window to atoms.
    func set(_ property: Atom, _ atoms: [Atom]) { set(property, of: window, type: Self.atomType, numbers: atoms) }

    /// Sends a message about a window, whose first field is this program's window, to that window or its proxy.
    func send(_ type: Atom, _ data: (Int, Int, Int, Int), about target: Window, to receiver: Window) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = target
        event.xclient.message_type = type
        event.xclient.format = 32
        event.xclient.data.l = (Int(window), data.0, data.1, data.2, data.3)
        _ = x11.send(connection, receiver, 0, 0, &event)
        flush()
    }

    /// Sends an answer whose first field is the window that it is about.
    func send(_ type: Atom, _ data: (Int, Int, Int, Int), from window: Window, to receiver: Window) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = receiver
        event.xclient.message_type = type
        event.xclient.format = 32
        event.xclient.data.l = (Int(window), data.0, data.1, data.2, data.3)
        _ = x11.send(connection, receiver, 0, 0, &event)
        flush()
    }
}
