import Foundation

/// What a Wayland compositor offers to programs. It is asked over a connection of its own, before SDL connects: SDL
/// 2.26 crashes where the compositor has no seat, as those for tests have none.
struct WaylandCompositor {
    /// The one that shows the program's windows; nil on X11.
    @MainActor static var current: WaylandCompositor?

    /// The protocols that it speaks, such as `xdg_wm_base`.
    let protocols: Set<String>

    private typealias Connect = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Disconnect = @convention(c) (OpaquePointer) -> Void
    private typealias Roundtrip = @convention(c) (OpaquePointer) -> Int32
    private typealias Construct =
        @convention(c) (OpaquePointer, UInt32, UnsafeMutablePointer<UInt64>, UnsafeRawPointer) -> OpaquePointer?
    private typealias Listen =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeRawPointer?>, UnsafeMutableRawPointer) -> Int32
    private typealias Destroy = @convention(c) (OpaquePointer) -> Void
    private typealias Global =
        @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UInt32, UnsafePointer<CChar>, UInt32) -> Void
    private typealias GlobalRemoved = @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UInt32) -> Void

    /// Asks the compositor of the session; nil if none answers.
    init?() {
        guard let library = LoadedLibrary(loading: "libwayland-client.so.0"),
            let connect: Connect = library.function("wl_display_connect"),
            let disconnect: Disconnect = library.function("wl_display_disconnect"),
            let roundtrip: Roundtrip = library.function("wl_display_roundtrip"),
            let construct: Construct = library.function("wl_proxy_marshal_array_constructor"),
            let listen: Listen = library.function("wl_proxy_add_listener"),
            let destroy: Destroy = library.function("wl_proxy_destroy"),
            let registryInterface = library.constant("wl_registry_interface"), let display = connect(nil)
        else { return nil }
        defer { disconnect(display) }
        // wl_display.get_registry, with the new object as its only argument.
        var argument: UInt64 = 0
        guard let registry = construct(display, 1, &argument, registryInterface) else { return nil }
        defer { destroy(registry) }
        let global: Global = { list, _, _, name, _ in
            list.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: name))
        }
        let removed: GlobalRemoved = { _, _, _ in }
        var found: Set<String> = []
        let hasAnswered = withUnsafeMutablePointer(to: &found) { found in
            var functions: [UnsafeRawPointer?] = [
                unsafeBitCast(global, to: UnsafeRawPointer.self), unsafeBitCast(removed, to: UnsafeRawPointer.self),
            ]
            return functions.withUnsafeMutableBufferPointer { functions in
                guard let first = functions.baseAddress, listen(registry, first, found) == 0 else { return false }
                return roundtrip(display) >= 0
            }
        }
        guard hasAnswered else { return nil }
        protocols = found
    }

    /// What it lacks that windows cannot do without; nil if it has everything.
    var lack: String? {
        ["wl_compositor", "wl_shm", "wl_output", "wl_seat", "xdg_wm_base"].first { !protocols.contains($0) }
    }

    /// Whether it draws the frames of windows where they ask for it.
    var drawsFrames: Bool { protocols.contains("zxdg_decoration_manager_v1") }

    /// Whether libdecor, which draws the frames otherwise, has a plugin that can.
    static func hasFramePlugin(_ environment: [String: String]) -> Bool {
        let library = "libdecor-0.so.0"
        guard LoadedLibrary(loading: library) != nil else { return false }
        let folder =
            environment["LIBDECOR_PLUGIN_DIR"] ?? LoadedLibrary.folder(of: library).map { $0 + "/libdecor/plugins-1" }
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return files.contains { $0.hasSuffix(".so") }
    }
}
