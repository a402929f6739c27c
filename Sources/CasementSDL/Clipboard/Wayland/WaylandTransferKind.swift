/// The two protocols by which data goes from program to program: that of the clipboard and of drags, and that of the
/// primary selection. They differ in numbers only.
@MainActor struct WaylandTransferKind {
    let manager: String
    let version: UInt32
    let managerInterface, deviceInterface, sourceInterface, offerInterface: UnsafeRawPointer
    /// Requests of a device, an offer and a source; `makeSource` and `makeDevice` of the manager are 0 and 1.
    let setSelection, receive, destroyOffer: UInt32
    /// Events of a device and a source; a device's new offer and an offer's type are 0.
    let selected, send, cancelled: UInt32

    static let destroySource: UInt32 = 1

    static func clipboard(_ library: WaylandLibrary) -> WaylandTransferKind? {
        guard let manager = library.interface("wl_data_device_manager"),
            let device = library.interface("wl_data_device"), let source = library.interface("wl_data_source"),
            let offer = library.interface("wl_data_offer")
        else { return nil }
        return WaylandTransferKind(
            manager: "wl_data_device_manager", version: 3, managerInterface: manager, deviceInterface: device,
            sourceInterface: source, offerInterface: offer, setSelection: 1, receive: 1, destroyOffer: 2, selected: 5,
            send: 1, cancelled: 2)
    }

    static func primary(_ library: WaylandLibrary) -> WaylandTransferKind {
        let receive = WaylandInterface.Message(name: "receive", signature: "sh", types: [nil, nil])
        let destroy = WaylandInterface.Message(name: "destroy", signature: "", types: [])
        let type = WaylandInterface.Message(name: "offer", signature: "s", types: [nil])
        let offer = WaylandInterface(
            "zwp_primary_selection_offer_v1", requests: [receive, destroy], events: [type]
        ).address
        let source = WaylandInterface(
            "zwp_primary_selection_source_v1", requests: [type, destroy],
            events: [
                .init(name: "send", signature: "sh", types: [nil, nil]),
                .init(name: "cancelled", signature: "", types: []),
            ]
        ).address
        let device = WaylandInterface(
            "zwp_primary_selection_device_v1",
            requests: [.init(name: "set_selection", signature: "?ou", types: [source, nil]), destroy],
            events: [
                .init(name: "data_offer", signature: "n", types: [offer]),
                .init(name: "selection", signature: "?o", types: [offer]),
            ]
        ).address
        let manager = WaylandInterface(
            "zwp_primary_selection_device_manager_v1",
            requests: [
                .init(name: "create_source", signature: "n", types: [source]),
                .init(name: "get_device", signature: "no", types: [device, library.interface("wl_seat")]), destroy,
            ], events: []
        ).address
        return WaylandTransferKind(
            manager: "zwp_primary_selection_device_manager_v1", version: 1, managerInterface: manager,
            deviceInterface: device, sourceInterface: source, offerInterface: offer, setSelection: 0, receive: 0,
            destroyOffer: 1, selected: 1, send: 0, cancelled: 1)
    }
}
