import CSDL2

/// What a Wayland compositor offers over SDL's connection, for the program's own use of it.
@MainActor final class WaylandGlobals {
    let library: WaylandLibrary
    private var registry: WaylandObject?
    private var offers: [String: (name: UInt32, version: UInt32)] = [:]

    private static var known: WaylandGlobals?

    /// Those of the connection that shows a window; nil on X11.
    static func of(_ window: OpaquePointer) -> WaylandGlobals? {
        if let known { return known }
        guard WaylandCompositor.current != nil, let display = WaylandWindow(of: window)?.display else { return nil }
        known = WaylandGlobals(display)
        return known
    }

    private init?(_ display: OpaquePointer) {
        typealias Roundtrip = @convention(c) (OpaquePointer) -> Int32
        guard let library = WaylandLibrary(),
            let roundtrip: Roundtrip = LoadedLibrary("libwayland-client.so.0")?.function("wl_display_roundtrip")
        else { return nil }
        self.library = library
        registry = library.registry(of: display) { [weak self] event, arguments in
            let added: UInt32 = 0
            guard event == added, let self, let name = arguments.string(1) else { return }
            offers[name] = offers[name] ?? (arguments.uint(0), arguments.uint(2))
        }
        guard roundtrip(display) >= 0 else { return nil }
    }

    /// What shares memory with the compositor; nil if it has no such. It cannot be given back, so there is one.
    private(set) lazy var sharedMemory = bind("wl_shm", as: library.interface("wl_shm"))

    /// The version of a protocol that it speaks; 0 if it has no such.
    func version(of protocolName: String) -> UInt32 { offers[protocolName]?.version ?? 0 }

    /// An object by which one of its protocols is used; nil if it has no such.
    func bind(
        _ protocolName: String, as interface: UnsafeRawPointer?, version: UInt32 = 1,
        receive: @escaping (_ event: UInt32, WaylandArguments) -> Void = { _, _ in }
    ) -> WaylandObject? {
        guard let offer = offers[protocolName], version > 0, offer.version >= version else { return nil }
        let bindRequest: UInt32 = 0
        return registry?.make(
            bindRequest, interface, version: version, .uint(offer.name), .string(protocolName), .uint(version), .new,
            receive: receive)
    }
}
