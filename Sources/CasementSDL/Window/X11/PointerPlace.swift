import CSDL2
import Foundation

/// The pointer's position in a window while another program has grabbed it, as during a drag.
@MainActor enum PointerPlace {
    private typealias QueryPointer =
        @convention(c) (
            OpaquePointer?, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt32>
        ) -> Int32

    /// In SDL's window coordinates. X11 is asked directly: SDL only knows the last move that it received.
    static func place(in window: OpaquePointer) -> (x: Int32, y: Int32) {
        if let place = askX11(window) { return (place.x, place.y) }
        var (x, y, left, top) = (Int32(0), Int32(0), Int32(0), Int32(0))
        SDL_GetGlobalMouseState(&x, &y)
        SDL_GetWindowPosition(window, &left, &top)
        return (x - left, y - top)
    }

    /// Whether a button of the pointer is pressed, wherever it is; false where only X11 could tell.
    static func isPressed(by window: OpaquePointer) -> Bool {
        // The wheel has the fourth and the fifth button.
        askX11(window).map { $0.mask & 0x700 != 0 } ?? false
    }

    private static func askX11(_ window: OpaquePointer) -> (x: Int32, y: Int32, mask: UInt32)? {
        guard let window = X11Window(of: window), let query: QueryPointer = LoadedLibrary.x11?.function("XQueryPointer")
        else { return nil }
        var (root, child, mask) = (UInt(0), UInt(0), UInt32(0))
        var (rootX, rootY, x, y) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard query(window.display, window.id, &root, &child, &rootX, &rootY, &x, &y, &mask) != 0 else {
            return nil
        }
        return (x, y, mask)
    }
}
