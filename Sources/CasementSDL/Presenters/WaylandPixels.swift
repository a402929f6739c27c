import CSDL2
import CasementCore
import Foundation

/// The pixels of a window or a popup on Wayland, in memory that it shares with the compositor. SDL would show those of
/// a window through GL, which is rendered in software where windows are drawn in memory.
@MainActor final class WaylandPixels {
    private let target: WaylandWindow
    private let hasAlpha: Bool
    private let scale: WaylandScale?
    /// The size of the window in SDL's units when it got its memory.
    private var units: (width: Int32, height: Int32) = (0, 0)
    private let library: WaylandLibrary
    private let shm: WaylandObject
    /// What the presenter paints into. The compositor reads copies of it, of which one is on the screen.
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    private var copies: [WaylandMemory] = []
    /// What has changed since the last frame that found a free copy.
    private var waiting: [PixelRect] = []
    /// How far what is shown next moves a surface that follows the pointer, in units.
    var shift: (x: Int32, y: Int32) = (0, 0)

    /// More are not needed: a compositor shows one, and may be about to show another.
    private static let mostCopies = 4
    /// A copy with more parts to bring up to date is copied as a whole.
    private static let mostParts = 16

    /// Those of a window; nil on X11.
    convenience init?(of window: OpaquePointer) {
        guard let globals = WaylandGlobals.of(window), let known = WaylandWindow(of: window) else { return nil }
        self.init(known, globals, hasAlpha: false, scale: WaylandScale.of(window))
    }

    /// Those of any surface.
    init?(_ target: WaylandWindow, _ globals: WaylandGlobals, hasAlpha: Bool, scale: WaylandScale? = nil) {
        guard let shm = globals.bind("wl_shm", as: globals.library.interface("wl_shm")) else { return nil }
        (self.target, self.shm, library, self.scale) = (target, shm, globals.library, scale)
        self.hasAlpha = hasAlpha
    }

    /// Releases the memory. It is not used afterwards.
    func close() {
        drop()
        shm.destroy(nil)
    }

    private func drop() {
        if let surface { SDL_FreeSurface(surface) }
        surface = nil
        for copy in copies { copy.close() }
        copies = []
        waiting = []
    }

    /// Memory of the size of the window in pixels; new where that has changed.
    func surface(of window: OpaquePointer) -> UnsafeMutablePointer<SDL_Surface>? {
        let size = SDLWindow.pixelSize(window)
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        units = (width, height)
        return surface(ofSize: size)
    }

    /// Memory of a size in pixels, at first without any colour; new where that has changed.
    func surface(ofSize size: (width: Int, height: Int)) -> UnsafeMutablePointer<SDL_Surface>? {
        if let surface, (Int(surface.pointee.w), Int(surface.pointee.h)) == size { return surface }
        drop()
        let format = hasAlpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888
        surface = SDL_CreateRGBSurfaceWithFormat(0, Int32(size.width), Int32(size.height), 32, format.rawValue)
        return surface
    }

    /// Shows the memory, of which these parts have changed: once there is a copy that the compositor does not read.
    func push(_ parts: [PixelRect]) {
        for copy in copies { copy.stale = copy.stale.flatMap { $0.count > Self.mostParts ? nil : $0 + parts } }
        guard let surface else { return }
        guard let copy = freeCopy(Int(surface.pointee.w), Int(surface.pointee.h)) else {
            waiting += parts
            return
        }
        let parts = waiting.isEmpty ? parts : waiting + parts
        waiting = []
        bring(copy, upToDateWith: surface)
        let attach: UInt32 = 1, damage: UInt32 = 9, commit: UInt32 = 6
        send(attach, .object(copy.buffer.proxy), .int(shift.x), .int(shift.y))
        shift = (0, 0)
        // Compositors from before 2016 take no damage in pixels.
        let takesPixels = library.version(target.surface) >= 4, damageOfUnits: UInt32 = 2
        if !takesPixels { send(damageOfUnits, .int(0), .int(0), .int(.max), .int(.max)) }
        for part in parts where takesPixels {
            send(damage, .int(Int32(part.x)), .int(Int32(part.y)), .int(Int32(part.width)), .int(Int32(part.height)))
        }
        scale?.show(in: units)
        send(commit)
        copy.willBeShown()
        _ = library.flush(target.display)
    }

    private func send(_ request: UInt32, _ arguments: WaylandArgument...) {
        WaylandArgument.with(arguments) { library.marshal(target.surface, request, $0) }
    }

    private func freeCopy(_ width: Int, _ height: Int) -> WaylandMemory? {
        if let free = copies.first(where: { !$0.isBusy }) { return free }
        guard copies.count < Self.mostCopies,
            let new = WaylandMemory(
                shm, library, width: width, height: height, hasAlpha: hasAlpha,
                released: { [weak self] in self?.pushWaiting() })
        else { return nil }
        copies.append(new)
        return new
    }

    private func pushWaiting() { if !waiting.isEmpty { push([]) } }

    private func bring(_ copy: WaylandMemory, upToDateWith surface: UnsafeMutablePointer<SDL_Surface>) {
        let pitch = Int(surface.pointee.pitch)
        let whole = PixelRect(x: 0, y: 0, width: copy.width, height: copy.height)
        for part in copy.stale ?? [whole] {
            let part = part.intersection(whole)
            for y in part.y..<max(part.y, part.maxY) {
                memcpy(
                    copy.bytes + y * copy.stride + part.x * 4, surface.pointee.pixels + y * pitch + part.x * 4,
                    part.width * 4)
            }
        }
        copy.stale = []
    }
}
