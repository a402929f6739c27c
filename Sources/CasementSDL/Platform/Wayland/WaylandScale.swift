import CasementCore
import Foundation

/// The scale that the compositor prefers for a window drawn in memory (`wp_fractional_scale_v1`). The memory has
/// that many pixels, and a viewport (`wp_viewporter`) shows them in the window's size. SDL, which computes a
/// scale from the sizes of screens, takes the window for one of scale 1: it would make a second viewport, which
/// is an error of the protocol.
@MainActor final class WaylandScale {
    /// Device pixels per unit of SDL's coordinates.
    private(set) var factor: CGFloat
    private let changed: () -> Void
    private let viewport: WaylandObject
    private var preference: WaylandObject?
    /// The size in which the compositor shows the window's memory.
    private var shown: (width: Int32, height: Int32) = (0, 0)

    /// The scale that a window had last. Most new ones have it too, and are laid out at once.
    private static var last: CGFloat = 1

    private static var known: [OpaquePointer: WaylandScale] = [:]

    /// That of a window; nil where SDL knows it.
    static func of(_ window: OpaquePointer) -> WaylandScale? { known.isEmpty ? nil : known[window] }

    /// The scale of all screens by `CASEMENT_SCREEN_SCALE`, for compositors that prefer none.
    static let assumed: CGFloat? = {
        let scale = environmentVariable("CASEMENT_SCREEN_SCALE").flatMap(Double.init)
        return scale.flatMap { $0.isFinite ? bounded(CGFloat($0)) : nil }
    }()

    private static func bounded(_ scale: CGFloat) -> CGFloat { min(max(scale, 0.5), 8) }

    /// Follows the scale of a window for which SDL was not asked to do so. `changed` is called while SDL reads events.
    static func follow(_ window: OpaquePointer, changed: @escaping () -> Void) {
        known[window] = WaylandScale(window, changed)
    }

    /// Releases a window that is about to be destroyed.
    static func forget(_ window: OpaquePointer) {
        guard let scale = of(window) else { return }
        let destroy: UInt32 = 0
        scale.preference?.destroy(destroy)
        scale.viewport.destroy(destroy)
        known[window] = nil
    }

    private init?(_ window: OpaquePointer, _ changed: @escaping () -> Void) {
        guard let globals = WaylandGlobals.of(window), let surface = WaylandWindow(of: window)?.surface,
            let viewporter = globals.bind("wp_viewporter", as: Self.viewporterInterface.address)
        else { return nil }
        let destroy: UInt32 = 0, get: UInt32 = 1
        let made = viewporter.make(get, Self.viewportInterface.address, .new, .object(surface))
        viewporter.destroy(destroy)
        guard let made else { return nil }
        (viewport, factor, self.changed) = (made, Self.assumed ?? Self.last, changed)
        guard Self.assumed == nil,
            let manager = globals.bind("wp_fractional_scale_manager_v1", as: Self.managerInterface.address)
        else { return }
        preference = manager.make(get, Self.scaleInterface.address, .new, .object(surface)) {
            [weak self] _, arguments in self?.compositorPrefers(arguments.uint(0))
        }
        manager.destroy(destroy)
    }

    /// Takes over a scale in 120ths.
    private func compositorPrefers(_ scale: UInt32) {
        let new = Self.bounded(CGFloat(scale) / 120)
        guard scale > 0, new != factor else { return }
        factor = new
        Self.last = new
        changed()
    }

    /// The pixels of a window of a size in SDL's units.
    func pixels(_ units: (width: Int32, height: Int32)) -> (width: Int, height: Int) {
        func pixels(_ length: Int32) -> Int { max(1, Int((CGFloat(length) * factor).rounded())) }
        return (pixels(units.width), pixels(units.height))
    }

    /// Has memory shown in a size in SDL's units, from the frame on that is presented next.
    func show(in units: (width: Int32, height: Int32)) {
        guard units != shown, units.width > 0, units.height > 0 else { return }
        shown = units
        let setDestination: UInt32 = 2
        viewport.send(setDestination, .int(units.width), .int(units.height))
    }

    // MARK: Protocols that libwayland does not have itself

    private static let destroyRequest = WaylandInterface.Message(name: "destroy", signature: "", types: [])

    static let viewportInterface = WaylandInterface(
        "wp_viewport",
        requests: [
            destroyRequest,
            WaylandInterface.Message(name: "set_source", signature: "ffff", types: [nil, nil, nil, nil]),
            WaylandInterface.Message(name: "set_destination", signature: "ii", types: [nil, nil]),
        ], events: [])

    static let viewporterInterface = WaylandInterface(
        "wp_viewporter",
        requests: [
            destroyRequest,
            WaylandInterface.Message(
                name: "get_viewport", signature: "no", types: [viewportInterface.address, nil]),
        ], events: [])

    private static let scaleInterface = WaylandInterface(
        "wp_fractional_scale_v1", requests: [destroyRequest],
        events: [WaylandInterface.Message(name: "preferred_scale", signature: "u", types: [nil])])

    private static let managerInterface = WaylandInterface(
        "wp_fractional_scale_manager_v1",
        requests: [
            destroyRequest,
            WaylandInterface.Message(
                name: "get_fractional_scale", signature: "no", types: [scaleInterface.address, nil]),
        ], events: [])
}

extension WaylandCompositor {
    /// Whether windows that are drawn in memory can have a scale of a fraction.
    @MainActor var scalesByFractions: Bool {
        protocols.contains("wp_viewporter")
            && (protocols.contains("wp_fractional_scale_manager_v1") || WaylandScale.assumed != nil)
    }
}
