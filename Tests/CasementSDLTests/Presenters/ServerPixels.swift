import CSDL2
import CasementCore
import Foundation

@testable import CasementSDL

/// What the X server shows of a window, wherever other windows are.
@MainActor struct ServerPixels {
    private let window: X11Window
    private let library: LoadedLibrary

    /// Nil if the window is not on an X server. Made before the window is painted.
    init?(of id: UInt32) {
        guard let native = SDL_GetWindowFromID(id), let window = X11Window(of: native), let library = LoadedLibrary.x11
        else { return nil }
        (self.window, self.library) = (window, library)
        // The server keeps the pixels of such windows, also where others cover them.
        typealias Change =
            @convention(c) (OpaquePointer, Window, UInt, UnsafeMutablePointer<XSetWindowAttributes>) -> Int32
        let change: Change? = library.function("XChangeWindowAttributes")
        var attributes = XSetWindowAttributes()
        let always: Int32 = 2, backingStore: UInt = 1 << 6
        attributes.backing_store = always
        _ = change?(window.display, window.id, backingStore, &attributes)
    }

    /// Rows from the top, 0xRRGGBB.
    func read(width: Int, height: Int) -> [UInt32] {
        typealias Get =
            @convention(c) (OpaquePointer, Window, Int32, Int32, UInt32, UInt32, UInt, Int32) -> UnsafeMutablePointer<
                XImage
            >?
        let get: Get? = library.function("XGetImage")
        let ofPixels: Int32 = 2
        guard let image = get?(window.display, window.id, 0, 0, UInt32(width), UInt32(height), .max, ofPixels),
            let data = image.pointee.data
        else { return [] }
        defer { _ = image.pointee.f.destroy_image(image) }
        return (0..<height).flatMap { y in
            let row = UnsafeRawPointer(data) + y * Int(image.pointee.bytes_per_line)
            return (0..<width).map { row.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFFFFFF }
        }
    }

    /// Makes all of it black.
    func clear() {
        typealias Clear = @convention(c) (OpaquePointer, Window) -> Int32
        typealias SetBackground = @convention(c) (OpaquePointer, Window, UInt) -> Int32
        let clear: Clear? = library.function("XClearWindow")
        let setBackground: SetBackground? = library.function("XSetWindowBackground")
        _ = setBackground?(window.display, window.id, 0)
        _ = clear?(window.display, window.id)
    }
}
