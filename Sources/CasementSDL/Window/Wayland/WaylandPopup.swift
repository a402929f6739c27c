import CSDL2
import CasementCore
import Foundation

/// A popup's window on Wayland. The compositor decides where it is: nothing is shown until it has agreed to a place.
/// The pointer is not grabbed, as on X11: with a grab the popup would get the keyboard, and SDL takes that for a lost
/// focus.
@MainActor final class WaylandPopup: PopupWindow {
    let surface: PopupSurface
    let id: UInt32
    private let shell: WaylandShell
    private let window: OpaquePointer
    /// The popup from which it was opened; nil for the window.
    private weak var parent: WaylandPopup?
    private var children: [WaylandPopup] = []
    private var objects: WaylandPopupObjects?
    /// Where it is wanted, in the window.
    private(set) var units: PopupUnits
    /// The margin around it in pixels.
    private let margin: Int
    /// What was last asked for, and what the compositor says, in units from the corner of the parent.
    private var wanted, given: Rect
    /// Whether it is shown where it is wanted.
    private var isPlaced = false
    /// How often it was laid out for the compositor since it was shown.
    private var refusals = 0
    private var isDismissed = false

    /// Called, with what was wanted and what is given in units of the window, where the compositor wants it elsewhere.
    var onRefusal: ((_ wanted: CGRect, _ given: CGRect) -> Void)?
    /// Called when the compositor has closed it.
    var onDismissal: (() -> Void)?

    struct Rect: Equatable {
        var x, y, width, height: Int32

        /// Whether it differs by what rounding to pixels and units makes of the margin, which nobody sees.
        func isNear(_ other: Rect) -> Bool {
            [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) <= 2 }
        }
    }

    /// More than the four edges of a screen are not to be learned.
    private static let mostRefusals = 4
    private static var count: UInt32 = 0
    /// Those that are on a screen.
    private static var shown: [OpaquePointer: WaylandPopup] = [:]

    static func of(_ surface: OpaquePointer) -> WaylandPopup? { shown.isEmpty ? nil : shown[surface] }

    /// Set to 0 to keep popups in their windows, should a compositor not show them well.
    private static let areWanted = environmentVariable("CASEMENT_WAYLAND_POPUPS") != "0"

    /// Whether a window can have popups.
    static func areOffered(over window: OpaquePointer) -> Bool {
        areWanted && WaylandSeat.shared != nil && WindowGeometry.isKnown && WaylandShell.of(window) != nil
    }

    /// Nil if the compositor cannot show it.
    init?(_ surface: PopupSurface, of window: OpaquePointer, parent: WaylandPopup?, margin: Int) {
        guard let shell = WaylandShell.of(window) else { return nil }
        (self.surface, self.shell, self.window) = (surface, shell, window)
        (self.parent, self.margin) = (parent, margin)
        units = PopupUnits(surface.frame, margin: margin, factor: DisplayScale.pixelsPerUnit(window))
        wanted = Rect(x: 0, y: 0, width: 0, height: 0)
        given = wanted
        Self.count += 1
        // No window of SDL's has such a number.
        id = 1 << 30 + Self.count
        parent?.children.append(self)
        build()
    }

    /// Its pixels per unit.
    var scale: CGFloat { DisplayScale.pixelsPerUnit(window) }
    var cursors: WaylandCursors? { WaylandCursors.of(shell.globals) }

    var origin: (x: Int, y: Int) { (units.pixels.x, units.pixels.y) }

    func showAgain() {}

    func update() {
        let new = PopupUnits(surface.frame, margin: margin, factor: scale)
        units = new
        guard let objects, !isDismissed else { return isDismissed ? () : build() }
        if relative != wanted {
            isPlaced = false
            wanted = relative
            if objects.move(to: wanted, in: parentSize) { return }
            remove()
            return build()
        }
        guard isPlaced else {
            // The layout has taken back what the compositor refused.
            if !given.isNear(wanted), objects.isConfigured { showWhole() }
            return
        }
        let painted = surface.takePainted()
        if !painted.isEmpty { show(painted) }
    }

    func close() {
        isDismissed = true
        remove()
        parent?.children.removeAll { $0 === self }
    }

    // MARK: Objects

    /// The corner of its parent, from that of the window's content.
    private var corner: (x: Int32, y: Int32) {
        if let parent { return (parent.units.x, parent.units.y) }
        let content = WindowGeometry.corner(of: window) ?? (0, 0)
        return (-content.x, -content.y)
    }

    /// Where it is wanted, from the corner of its parent.
    private var relative: Rect {
        let corner = corner
        return Rect(x: units.x - corner.x, y: units.y - corner.y, width: units.width, height: units.height)
    }

    /// The size of its parent in units.
    private var parentSize: (width: Int32, height: Int32) {
        if let parent { return (parent.units.width, parent.units.height) }
        var size = (width: Int32(0), height: Int32(0))
        SDL_GetWindowSize(window, &size.width, &size.height)
        let corner = corner
        return (size.width - corner.x, size.height - corner.y)
    }

    private func build() {
        guard let parent = parent.map({ $0.objects?.shellSurface.proxy }) ?? WaylandWindow(of: window)?.shellSurface
        else { return }
        wanted = relative
        isPlaced = false
        objects = WaylandPopupObjects(
            shell, parent: parent, beside: window, place: wanted, in: parentSize,
            configured: { [weak self] in self?.configured($0) }, done: { [weak self] in self?.done() })
        if let objects { Self.shown[objects.surface.proxy] = self }
    }

    /// Takes it from the screen, with what was opened from it: the compositor wants these gone before.
    private func remove() {
        for child in children { child.remove() }
        guard let objects else { return }
        Self.shown[objects.surface.proxy] = nil
        WaylandSeat.shared?.forget(objects.surface.proxy)
        WaylandPopupPointer.shared.forget(id)
        objects.destroy()
        self.objects = nil
        isPlaced = false
    }

    private func configured(_ rect: Rect) {
        given = rect
        guard !given.isNear(wanted), refusals < Self.mostRefusals else {
            if !isPlaced { showWhole() }
            return
        }
        guard !isPlaced else { return }
        refusals += 1
        let corner = corner
        func inWindow(_ rect: Rect) -> CGRect {
            CGRect(
                x: Double(corner.x + rect.x), y: Double(corner.y + rect.y), width: Double(rect.width),
                height: Double(rect.height))
        }
        let (old, new) = (inWindow(wanted), inWindow(given))
        // While SDL reads events, nothing may run.
        DispatchQueue.main.async { [weak self] in self?.onRefusal?(old, new) }
    }

    private func done() {
        isDismissed = true
        remove()
        DispatchQueue.main.async { [weak self] in self?.onDismissal?() }
    }

    // MARK: Pixels

    private func showWhole() {
        guard let objects else { return }
        isPlaced = true
        _ = surface.takePainted()
        objects.prepare(units, factor: scale)
        show([PixelRect(x: 0, y: 0, width: units.picture.width, height: units.picture.height)], all: true)
    }

    /// Shows changed parts of the picture, and with `all` what is around it too.
    private func show(_ parts: [PixelRect], all: Bool = false) {
        let memory = surface.texture.memory
        let size = (width: units.pixels.width, height: units.pixels.height)
        guard let objects, let bytes = memory.bytes, let target = objects.pixels.surface(ofSize: size),
            let pixels = target.pointee.pixels
        else { return }
        let pitch = Int(target.pointee.pitch)
        let picture = units.picture
        let whole = PixelRect(
            x: 0, y: 0, width: min(memory.width, picture.width), height: min(memory.height, picture.height))
        if all { memset(pixels, 0, pitch * size.height) }
        for part in parts {
            let part = part.intersection(whole)
            for y in part.y..<max(part.y, part.maxY) {
                memcpy(
                    pixels + (picture.y + y) * pitch + (picture.x + part.x) * 4,
                    bytes + y * memory.stride + part.x * 4, part.width * 4)
            }
        }
        objects.pixels.push(
            all
                ? [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
                : parts.map { $0.offset(x: picture.x, y: picture.y) })
    }
}
