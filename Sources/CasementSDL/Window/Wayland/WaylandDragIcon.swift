import CSDL2
import CasementCore
import Foundation

/// The picture of a drag on Wayland, which the compositor keeps under the pointer until the drag ends.
@MainActor final class WaylandDragIcon: PopupWindow, DragPicture {
    private let object: WaylandObject
    private let shell: WaylandShell
    private let display: OpaquePointer
    private let pixels: WaylandPixels
    private var shown: PopupSurface?
    private var window: OpaquePointer?
    private var units: PopupUnits?
    private var viewport: WaylandObject?
    private var isClosed = false

    /// Nil if the compositor lacks something.
    init?(beside window: OpaquePointer) {
        let createSurface: UInt32 = 0, destroySurface: UInt32 = 0
        guard let shell = WaylandShell.of(window), let known = WaylandWindow(of: window),
            let object = shell.compositor.make(createSurface, shell.globals.library.interface("wl_surface"), .new)
        else { return nil }
        let target = WaylandWindow(display: known.display, surface: object.proxy, shellSurface: nil)
        guard let pixels = WaylandPixels(target, shell.globals, hasAlpha: true) else {
            object.destroy(destroySurface)
            return nil
        }
        (self.object, self.shell, self.pixels, display) = (object, shell, pixels, known.display)
    }

    /// Shows a picture, whose place at the pointer stays as it is now.
    func begin(_ surface: PopupSurface, of window: OpaquePointer) {
        (shown, self.window) = (surface, window)
        update()
    }

    var proxy: OpaquePointer { object.proxy }

    // MARK: PopupWindow

    var surface: PopupSurface {
        guard let shown else { preconditionFailure("The picture of a drag is shown before it begins.") }
        return shown
    }

    /// It has no events, and no window such a number.
    var id: UInt32 { .max }
    var origin: (x: Int, y: Int) { (surface.frame.x, surface.frame.y) }

    func update() {
        guard !isClosed, let window, let shown, let pointer = shown.pointer else { return }
        let factor = DisplayScale.pixelsPerUnit(window)
        let new = PopupUnits(shown.frame.offset(x: -pointer.x, y: -pointer.y), margin: 0, factor: factor)
        let painted = shown.takePainted()
        if new != units {
            let old = units
            units = new
            setSize(new, factor: factor)
            // A place is told as the distance from the one before.
            pixels.shift = (new.x - (old?.x ?? 0), new.y - (old?.y ?? 0))
            show([PixelRect(x: 0, y: 0, width: new.picture.width, height: new.picture.height)], all: true)
        } else if !painted.isEmpty {
            show(painted)
        }
    }

    func showAgain() {}

    func close() {
        guard !isClosed else { return }
        isClosed = true
        let destroyViewport: UInt32 = 0, destroySurface: UInt32 = 0
        viewport?.destroy(destroyViewport)
        object.destroy(destroySurface)
        pixels.close()
        _ = shell.globals.library.flush(display)
    }

    // MARK: Pixels

    private func setSize(_ units: PopupUnits, factor: CGFloat) {
        guard factor != 1 else { return }
        let setBufferScale: UInt32 = 8, getViewport: UInt32 = 1, setDestination: UInt32 = 2
        guard let viewporter = shell.viewporter else {
            return object.send(setBufferScale, .int(Int32(factor.rounded())))
        }
        viewport =
            viewport
            ?? viewporter.make(getViewport, WaylandScale.viewportInterface.address, .new, .object(object.proxy))
        viewport?.send(setDestination, .int(units.width), .int(units.height))
    }

    /// Shows changed parts of the picture, and with `all` what is around it too.
    private func show(_ parts: [PixelRect], all: Bool = false) {
        guard let units, let memory = shown?.texture.memory, let bytes = memory.bytes,
            let target = pixels.surface(ofSize: (units.pixels.width, units.pixels.height)),
            let copy = target.pointee.pixels
        else { return }
        let pitch = Int(target.pointee.pitch)
        let picture = units.picture
        let whole = PixelRect(
            x: 0, y: 0, width: min(memory.width, picture.width), height: min(memory.height, picture.height))
        if all { memset(copy, 0, pitch * units.pixels.height) }
        for part in parts {
            let part = part.intersection(whole)
            for y in part.y..<max(part.y, part.maxY) {
                memcpy(
                    copy + (picture.y + y) * pitch + (picture.x + part.x) * 4,
                    bytes + y * memory.stride + part.x * 4, part.width * 4)
            }
        }
        pixels.push(
            all
                ? [PixelRect(x: 0, y: 0, width: units.pixels.width, height: units.pixels.height)]
                : parts.map { $0.offset(x: picture.x, y: picture.y) })
    }
}
