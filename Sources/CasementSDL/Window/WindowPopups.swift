import CSDL2
import CasementCore
import Foundation

/// The windows of popups that do not fit into their window.
@MainActor final class WindowPopups {
    /// From back to front.
    private var popups: [any PopupWindow] = []
    /// What popups on Wayland have told of the screen since the first of them was shown.
    private var room = PopupRoom()

    var isEmpty: Bool { popups.isEmpty }

    /// That with an ID.
    subscript(_ id: UInt32) -> (any PopupWindow)? { popups.isEmpty ? nil : popups.first { $0.id == id } }

    /// Whether popups of a window can have windows of their own.
    static func areOffered(over owner: DesktopWindow) -> Bool {
        guard let window = owner.window else { return false }
        return X11Window(of: window) != nil || WaylandPopup.areOffered(over: window)
    }

    /// Whether the pictures of drags can be placed outside of a window.
    static func placeDrags(of owner: DesktopWindow) -> Bool { owner.window.flatMap(X11Window.init(of:)) != nil }

    /// Whether the desktop can show the picture of a drag that it carries.
    static var areDragsCarried: Bool { WaylandSeat.shared != nil }

    /// Shows popups, and closes the windows of all others.
    func show(_ surfaces: [PopupSurface], of owner: DesktopWindow) {
        guard !surfaces.isEmpty || !popups.isEmpty else { return }
        for popup in popups.reversed() where !surfaces.contains(where: { $0 === popup.surface }) { popup.close() }
        var shown: [any PopupWindow] = []
        for surface in surfaces {
            if let popup = popups.first(where: { $0.surface === surface }) {
                popup.update()
                shown.append(popup)
            } else if let popup = Self.make(surface, of: owner, above: shown) {
                shown.append(popup)
            }
        }
        popups = shown
        if popups.isEmpty { room = PopupRoom() }
    }

    /// The window of a popup that was opened from a window, or from one of some popups.
    private static func make(
        _ surface: PopupSurface, of owner: DesktopWindow, above popups: [any PopupWindow]
    ) -> (any PopupWindow)? {
        guard let window = owner.window else { return nil }
        guard WaylandCompositor.current != nil else { return X11PopupWindow(surface, of: window) }
        if surface.pointer != nil {
            let icon = WaylandDrops.shared?.dragged.picture as? WaylandDragIcon
            icon?.begin(surface, of: window)
            return icon
        }
        let parent = popups.first { $0.surface === surface.parent } as? WaylandPopup
        let margin = Int((PopupSurface.margin * owner.scale).rounded(.up))
        let popup = WaylandPopup(surface, of: window, parent: parent, margin: margin)
        popup?.onRefusal = { [weak owner] wanted, given in owner?.popupWasRefused(wanted, given) }
        popup?.onDismissal = { [weak owner] in owner?.receive(.popupsDismissed) }
        return popup
    }

    // MARK: The screen

    /// The work area of the screen that shows a rectangle of a window; both in the window's coordinates, in points.
    func workArea(of owner: DesktopWindow, around rect: CGRect) -> CGRect? {
        guard let window = owner.window else { return nil }
        guard let origin = X11Window(of: window)?.origin else { return knownArea(of: owner) }
        let scale = owner.scale
        var place = PixelRect(rounding: rect, scale: scale).offset(x: Int(origin.x), y: Int(origin.y)).sdl
        // Of an empty rectangle SDL does not know the screen.
        (place.w, place.h) = (max(1, place.w), max(1, place.h))
        guard let area = Self.usableBounds(SDL_GetRectDisplayIndex(&place)) else { return nil }
        return CGRect(
            x: CGFloat(area.x - origin.x) / scale, y: CGFloat(area.y - origin.y) / scale,
            width: CGFloat(area.w) / scale, height: CGFloat(area.h) / scale)
    }

    /// What is known of it on Wayland.
    private func knownArea(of owner: DesktopWindow) -> CGRect? {
        guard WaylandCompositor.current != nil, let window = owner.window,
            let screen = Self.usableBounds(max(0, SDL_GetWindowDisplayIndex(window)))
        else { return nil }
        let unit = 1 / owner.unitsPerPoint
        return room.area(
            around: owner.size, on: CGSize(width: CGFloat(screen.w) * unit, height: CGFloat(screen.h) * unit))
    }

    /// Learns from where a compositor places a popup; both in units of the window's coordinates.
    func learn(wanted: CGRect, given: CGRect, of owner: DesktopWindow) {
        let unit = 1 / owner.unitsPerPoint
        let scale = CGAffineTransform(scaleX: unit, y: unit)
        room.learn(wanted: wanted.applying(scale), given: given.applying(scale))
    }

    private static func usableBounds(_ display: Int32) -> SDL_Rect? {
        var area = SDL_Rect()
        guard display >= 0, SDL_GetDisplayUsableBounds(display, &area) == 0, area.w > 0, area.h > 0 else { return nil }
        return area
    }
}
