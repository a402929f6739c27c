import CSDL2
import CasementCore
import Foundation

/// The objects by which a compositor knows a popup.
@MainActor final class WaylandPopupObjects {
    let surface, shellSurface: WaylandObject
    let pixels: WaylandPixels
    /// Whether the compositor has said where it is.
    private(set) var isConfigured = false
    private let shell: WaylandShell
    private let display: OpaquePointer
    private let popup: WaylandObject
    private var viewport: WaylandObject?
    private let state: State

    /// What the listeners refer to: they are made before the popup.
    @MainActor private final class State {
        weak var owner: WaylandPopupObjects?
        var given: WaylandPopup.Rect?
    }

    /// Asks for a popup at a place from the corner of its parent; nil if the compositor cannot show it.
    init?(
        _ shell: WaylandShell, parent: OpaquePointer, beside window: OpaquePointer, place: WaylandPopup.Rect,
        in size: (width: Int32, height: Int32), configured: @escaping (WaylandPopup.Rect) -> Void,
        done: @escaping () -> Void
    ) {
        let state = State()
        let createSurface: UInt32 = 0, destroySurface: UInt32 = 0, commit: UInt32 = 6
        let library = shell.globals.library
        guard let owner = WaylandWindow(of: window),
            let surface = shell.compositor.make(createSurface, library.interface("wl_surface"), .new)
        else { return nil }
        let display = owner.display
        // SDL 2.26 takes every surface that a finger touches for one of its windows.
        library.share(userDataOf: owner.surface, with: surface.proxy)
        let shellSurface = shell.shell.make(
            ShellProtocol.Shell.getSurface, ShellProtocol.surface.address, .new, .object(surface.proxy)
        ) { event, arguments in
            guard event == ShellProtocol.Event.surfaceConfigured else { return }
            state.owner?.acknowledge(arguments.uint(0))
            if let given = state.given { configured(given) }
        }
        let positioner = Self.positioner(shell, place, in: size)
        let popup = positioner.flatMap {
            shellSurface?.make(
                ShellProtocol.Surface.getPopup, ShellProtocol.popup.address, .new, .object(parent), .object($0.proxy)
            ) { event, arguments in
                switch event {
                case ShellProtocol.Event.popupConfigured:
                    state.given = WaylandPopup.Rect(
                        x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3))
                case ShellProtocol.Event.popupDone: done()
                default: break
                }
            }
        }
        positioner?.destroy(ShellProtocol.Positioner.destroy)
        guard let shellSurface, let popup,
            let target = WaylandPixels(
                WaylandWindow(display: display, surface: surface.proxy, shellSurface: shellSurface.proxy),
                shell.globals, hasAlpha: true)
        else {
            shellSurface?.destroy(ShellProtocol.Surface.destroy)
            surface.destroy(destroySurface)
            return nil
        }
        (self.shell, self.display, self.surface, self.shellSurface) = (shell, display, surface, shellSurface)
        (self.popup, self.state, pixels) = (popup, state, target)
        state.owner = self
        surface.send(commit)
        flush()
    }

    /// Asks for another place; false if it must be made again for that.
    func move(to place: WaylandPopup.Rect, in size: (width: Int32, height: Int32)) -> Bool {
        guard popup.version >= ShellProtocol.repositionVersion,
            let positioner = Self.positioner(shell, place, in: size)
        else { return false }
        popup.send(ShellProtocol.Popup.reposition, .object(positioner.proxy), .uint(0))
        positioner.destroy(ShellProtocol.Positioner.destroy)
        flush()
        return true
    }

    /// Has the next pixels shown in a place, and presses beside its picture reach what is below.
    func prepare(_ units: PopupUnits, factor: CGFloat) {
        let setInputRegion: UInt32 = 5, setBufferScale: UInt32 = 8, createRegion: UInt32 = 1, destroyRegion: UInt32 = 0
        let addRectangle: UInt32 = 1, getViewport: UInt32 = 1, setDestination: UInt32 = 2
        if factor != 1 {
            if let viewporter = shell.viewporter {
                viewport =
                    viewport
                    ?? viewporter.make(
                        getViewport, WaylandScale.viewportInterface.address, .new, .object(surface.proxy))
                viewport?.send(setDestination, .int(units.width), .int(units.height))
            } else {
                surface.send(setBufferScale, .int(Int32(factor.rounded())))
            }
        }
        func unit(_ pixel: Int) -> Int32 { Int32((CGFloat(pixel) / factor).rounded()) }
        let region = shell.compositor.make(createRegion, shell.globals.library.interface("wl_region"), .new)
        guard let region else { return }
        let picture = units.picture
        region.send(
            addRectangle, .int(unit(picture.x)), .int(unit(picture.y)), .int(unit(picture.width)),
            .int(unit(picture.height)))
        surface.send(setInputRegion, .object(region.proxy))
        region.destroy(destroyRegion)
    }

    /// Takes it from the screen.
    func destroy() {
        let destroyViewport: UInt32 = 0, destroySurface: UInt32 = 0
        viewport?.destroy(destroyViewport)
        popup.destroy(ShellProtocol.Popup.destroy)
        shellSurface.destroy(ShellProtocol.Surface.destroy)
        // Without its role it is not shown. Until the compositor has heard of that, a finger may come to the surface:
        // SDL 2.26 crashes where that is destroyed.
        shell.globals.library.sync(display) { [surface] in
            WaylandFingers.shared.forget(surface.proxy) { surface.destroy(destroySurface) }
        }
        pixels.close()
        flush()
    }

    private func acknowledge(_ serial: UInt32) {
        isConfigured = true
        shellSurface.send(ShellProtocol.Surface.acknowledge, .uint(serial))
    }

    private func flush() { _ = shell.globals.library.flush(display) }

    /// Describes a place: of all that are allowed, the compositor takes the nearest that is on the screen, in a smaller
    /// size if there is none.
    private static func positioner(
        _ shell: WaylandShell, _ place: WaylandPopup.Rect, in size: (width: Int32, height: Int32)
    ) -> WaylandObject? {
        typealias Request = ShellProtocol.Positioner
        let topLeft: UInt32 = 5, bottomRight: UInt32 = 8, slideAndResize: UInt32 = 1 | 2 | 16 | 32
        let positioner = shell.shell.make(
            ShellProtocol.Shell.createPositioner, ShellProtocol.positioner.address, .new)
        guard let positioner else { return nil }
        // It must be in the parent, and not empty.
        let (x, y) = (min(max(0, place.x), max(0, size.width - 1)), min(max(0, place.y), max(0, size.height - 1)))
        positioner.send(Request.setSize, .int(place.width), .int(place.height))
        positioner.send(Request.setAnchorRect, .int(x), .int(y), .int(1), .int(1))
        positioner.send(Request.setAnchor, .uint(topLeft))
        positioner.send(Request.setGravity, .uint(bottomRight))
        positioner.send(Request.setAdjustment, .uint(slideAndResize))
        positioner.send(Request.setOffset, .int(place.x - x), .int(place.y - y))
        return positioner
    }
}
