import CSDL2
import Foundation

/// An SDL window as the X server knows it.
@MainActor struct X11Window {
    let display: OpaquePointer
    let id: Window

    /// Nil if the window is not on an X server.
    init?(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display
        else { return nil }
        (self.display, id) = (display, info.info.x11.window)
    }

    /// The place of its content on the screen; nil if the server does not answer.
    var origin: (x: Int32, y: Int32)? {
        typealias Root = @convention(c) (OpaquePointer?) -> Window
        typealias Translate =
            @convention(c) (
                OpaquePointer?, Window, Window, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<Window>
            ) -> Int32
        guard let library = LoadedLibrary.x11, let root: Root = library.function("XDefaultRootWindow"),
            let translate: Translate = library.function("XTranslateCoordinates")
        else { return nil }
        var (x, y, child) = (Int32(0), Int32(0), Window(0))
        guard translate(display, id, root(display), 0, 0, &x, &y, &child) != 0 else { return nil }
        return (x, y)
    }

    /// The window behind all others.
    var root: X11Window? {
        typealias Root = @convention(c) (OpaquePointer?) -> Window
        guard let root: Root = LoadedLibrary.x11?.function("XDefaultRootWindow") else { return nil }
        return X11Window(display: display, id: root(display))
    }

    private init(display: OpaquePointer, id: Window) { (self.display, self.id) = (display, id) }

    /// Gives it a place and a size, without waiting.
    func setFrame(x: Int32, y: Int32, width: Int32, height: Int32) {
        typealias Place = @convention(c) (OpaquePointer?, Window, Int32, Int32, UInt32, UInt32) -> Int32
        let place: Place? = LoadedLibrary.x11?.function("XMoveResizeWindow")
        _ = place?(display, id, x, y, UInt32(max(1, width)), UInt32(max(1, height)))
    }

    /// Moves it on the screen, without waiting.
    func move(to corner: (x: Int32, y: Int32)) {
        typealias Move = @convention(c) (OpaquePointer?, Window, Int32, Int32) -> Int32
        let move: Move? = LoadedLibrary.x11?.function("XMoveWindow")
        _ = move?(display, id, corner.x, corner.y)
    }

    /// The number of the visual of windows with transparency; nil where no compositing manager shows it.
    var visualWithAlpha: UInt? {
        typealias Screen = @convention(c) (OpaquePointer?) -> Int32
        typealias Match = @convention(c) (OpaquePointer?, Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
        typealias Owner = @convention(c) (OpaquePointer?, Atom) -> Window
        guard let library = LoadedLibrary.x11, let screen: Screen = library.function("XDefaultScreen"),
            let match: Match = library.function("XMatchVisualInfo"),
            let owner: Owner = library.function("XGetSelectionOwner")
        else { return nil }
        let number = screen(display)
        guard owner(display, atom("_NET_WM_CM_S\(number)")) != 0 else { return nil }
        // XVisualInfo, of eight words: the second is the number.
        var info = [UInt](repeating: 0, count: 8)
        let trueColor: Int32 = 4
        return match(display, number, 32, trueColor, &info) != 0 ? info[1] : nil
    }

    /// Shows it above all others, without waiting.
    func map() {
        typealias Map = @convention(c) (OpaquePointer?, Window) -> Int32
        let map: Map? = LoadedLibrary.x11?.function("XMapRaised")
        _ = map?(display, id)
    }
}
