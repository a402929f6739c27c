import CSDL2
import Foundation

/// The properties of a window that window managers read, and those that they write.
extension X11Window {
    private typealias Intern = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Atom
    private typealias Change =
        @convention(c) (OpaquePointer?, Window, Atom, Atom, Int32, Int32, UnsafePointer<Int>?, Int32) -> Int32
    private typealias ChangeText =
        @convention(c) (OpaquePointer?, Window, Atom, Atom, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    private typealias Get =
        @convention(c) (
            OpaquePointer?, Window, Atom, Int, Int, Int32, Atom, UnsafeMutablePointer<Atom>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int32
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    /// The number of a name at the server.
    func atom(_ name: String) -> Atom {
        guard let intern: Intern = LoadedLibrary.x11?.function("XInternAtom") else { return 0 }
        return intern(display, name, 0)
    }

    /// Sets a property to numbers of a type.
    func set(_ name: String, type: Atom, to values: [Int]) {
        guard let change: Change = LoadedLibrary.x11?.function("XChangeProperty") else { return }
        _ = change(display, id, atom(name), type, 32, PropModeReplace, values, Int32(values.count))
    }

    /// Sets the title for window managers. SDL tells it in the characters of the process' locale, which is that of C in
    /// programs of Swift: it leaves out a title with any others.
    func setTitle(_ title: String) {
        for name in ["WM_NAME", "_NET_WM_NAME"] { set(name, toText: title) }
    }

    /// Sets a property to a text.
    private func set(_ name: String, toText text: String) {
        guard let change: ChangeText = LoadedLibrary.x11?.function("XChangeProperty") else { return }
        _ = change(display, id, atom(name), atom("UTF8_STRING"), 8, PropModeReplace, text, Int32(text.utf8.count))
    }

    /// Sets a property to a list of names.
    func set(_ name: String, toAtoms names: [String]) {
        // XA_ATOM of the protocol.
        set(name, type: 4, to: names.map { Int(bitPattern: atom($0)) })
    }

    /// The numbers that a property holds, at most 1,024; none if it is not there.
    private func numbers(_ name: String) -> [UInt] {
        guard let library = LoadedLibrary.x11, let get: Get = library.function("XGetWindowProperty"),
            let free: Free = library.function("XFree")
        else { return [] }
        var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
        var bytes: UnsafeMutablePointer<UInt8>?
        guard get(display, id, atom(name), 0, 1024, 0, 0, &type, &format, &count, &rest, &bytes) == 0, let bytes else {
            return []
        }
        defer { _ = free(bytes) }
        guard format == 32 else { return [] }
        return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) { numbers in
            (0..<Int(count)).map { numbers[$0] }
        }
    }

    /// What the window manager's frame takes on the left and above the content, in units of the desktop: nothing before
    /// the window is shown.
    var frameWidths: (left: CGFloat, top: CGFloat) {
        let widths = numbers("_NET_FRAME_EXTENTS")
        guard widths.count == 4 else { return (0, 0) }
        return (CGFloat(UInt16(truncatingIfNeeded: widths[0])), CGFloat(UInt16(truncatingIfNeeded: widths[2])))
    }

    /// Whether the window manager shows it on the whole screen, by itself or because it was asked to.
    var isFullScreen: Bool { numbers("_NET_WM_STATE").contains(atom("_NET_WM_STATE_FULLSCREEN")) }

    /// Whether there is a window manager that shows windows on the whole screen when it is asked to.
    var canBeFullScreen: Bool { root?.numbers("_NET_SUPPORTED").contains(atom("_NET_WM_STATE_FULLSCREEN")) ?? false }
}
