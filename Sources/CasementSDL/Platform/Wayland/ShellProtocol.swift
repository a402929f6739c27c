/// The part of `xdg_wm_base` that popups need. libwayland does not have the protocol itself.
@MainActor enum ShellProtocol {
    /// Since it a popup can get another place and size while it is shown.
    static let repositionVersion: UInt32 = 3

    private typealias Message = WaylandInterface.Message

    /// Requests, by their numbers.
    enum Shell { static let createPositioner: UInt32 = 1, getSurface: UInt32 = 2, pong: UInt32 = 3 }
    enum Surface { static let destroy: UInt32 = 0, getPopup: UInt32 = 2, acknowledge: UInt32 = 4 }
    enum Popup { static let destroy: UInt32 = 0, reposition: UInt32 = 2 }
    enum Positioner {
        static let destroy: UInt32 = 0, setSize: UInt32 = 1, setAnchorRect: UInt32 = 2, setAnchor: UInt32 = 3
        static let setGravity: UInt32 = 4, setAdjustment: UInt32 = 5, setOffset: UInt32 = 6
    }
    enum Event {
        static let ping: UInt32 = 0, surfaceConfigured: UInt32 = 0
        static let popupConfigured: UInt32 = 0, popupDone: UInt32 = 1
    }

    static let positioner = WaylandInterface(
        "xdg_positioner", version: 3,
        requests: [
            message("destroy", ""), message("set_size", "ii"), message("set_anchor_rect", "iiii"),
            message("set_anchor", "u"), message("set_gravity", "u"), message("set_constraint_adjustment", "u"),
            message("set_offset", "ii"),
        ], events: [])

    static let popup = WaylandInterface(
        "xdg_popup", version: 3,
        requests: [
            message("destroy", ""), message("grab", "ou"),
            Message(name: "reposition", signature: "3ou", types: [positioner.address, nil]),
        ],
        events: [message("configure", "iiii"), message("popup_done", ""), message("repositioned", "3u")])

    static let surface = WaylandInterface(
        "xdg_surface", version: 3,
        requests: [
            message("destroy", ""), message("get_toplevel", "n"),
            // The parent is such a surface itself; requests do without the description of an argument.
            Message(name: "get_popup", signature: "n?oo", types: [popup.address, nil, positioner.address]),
            message("set_window_geometry", "iiii"), message("ack_configure", "u"),
        ], events: [message("configure", "u")])

    static let shell = WaylandInterface(
        "xdg_wm_base", version: 3,
        requests: [
            message("destroy", ""), Message(name: "create_positioner", signature: "n", types: [positioner.address]),
            Message(name: "get_xdg_surface", signature: "no", types: [surface.address, nil]), message("pong", "u"),
        ], events: [message("ping", "u")])

    /// A message whose arguments have no descriptions.
    private static func message(_ name: String, _ signature: String) -> Message {
        Message(name: name, signature: signature, types: Array(repeating: nil, count: signature.utf8.count))
    }
}
