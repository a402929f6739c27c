import CSDL2

/// A window that the compositor gives a name for other programs, whose dialogs are above it then (`xdg_foreign`). The
/// name is valid until this is closed.
@MainActor final class WaylandExport {
    let name: String
    private let object: WaylandObject

    /// Nil while the window is hidden, and where the compositor has no such names. Waits for its answer.
    init?(_ window: OpaquePointer) {
        typealias Roundtrip = @convention(c) (OpaquePointer) -> Int32
        // Only a window that is shown has the role that the protocol asks for.
        guard let known = WaylandWindow(of: window), known.shellSurface != nil,
            let globals = WaylandGlobals.of(window),
            let roundtrip: Roundtrip = LoadedLibrary("libwayland-client.so.0")?.function("wl_display_roundtrip"),
            let exporter = globals.bind("zxdg_exporter_v2", as: Self.exporter.address)
        else { return nil }
        let answer = Answer()
        let made = exporter.make(Self.exportRequest, Self.exported.address, .new, .object(known.surface)) {
            _, arguments in answer.name = arguments.string(0)
        }
        exporter.destroy(Self.destroyRequest)
        guard let made else { return nil }
        guard roundtrip(known.display) >= 0, let name = answer.name, !name.isEmpty else {
            made.destroy(Self.destroyRequest)
            return nil
        }
        (self.name, object) = (name, made)
    }

    func close() { object.destroy(Self.destroyRequest) }

    /// What the listener refers to: it is made before the object.
    @MainActor private final class Answer { var name: String? }

    // MARK: The protocol, which libwayland does not have itself

    private static let destroyRequest: UInt32 = 0, exportRequest: UInt32 = 1
    private static let destroy = WaylandInterface.Message(name: "destroy", signature: "", types: [])

    private static let exported = WaylandInterface(
        "zxdg_exported_v2", requests: [destroy],
        events: [WaylandInterface.Message(name: "handle", signature: "s", types: [nil])])

    private static let exporter = WaylandInterface(
        "zxdg_exporter_v2",
        requests: [
            destroy,
            WaylandInterface.Message(name: "export_toplevel", signature: "no", types: [exported.address, nil]),
        ], events: [])
}
