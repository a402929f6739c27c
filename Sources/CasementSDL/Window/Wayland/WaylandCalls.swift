import CSDL2
import Foundation

/// The calls of libwayland-client by which requests are sent beside SDL's, over SDL's connection. What is made here is
/// on SDL's queue: SDL, on the main thread, calls the listeners while it reads its own events.
@MainActor struct WaylandCalls {
    /// Nil on X11.
    static let shared: WaylandCalls? = LoadedLibrary("libwayland-client.so.0").flatMap { WaylandCalls($0) }

    /// A function by which the compositor's events arrive.
    typealias Listener = UnsafeRawPointer

    private typealias Marshal = @convention(c) (OpaquePointer, UInt32, UnsafeMutablePointer<UInt64>?) -> Void
    private typealias Construct =
        @convention(c) (OpaquePointer, UInt32, UnsafeMutablePointer<UInt64>, UnsafeRawPointer)
        -> OpaquePointer?
    private typealias Listen =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Listener?>, UnsafeMutableRawPointer?) -> Int32
    private typealias Destroy = @convention(c) (OpaquePointer) -> Void

    private let library: LoadedLibrary
    private let marshal: Marshal
    private let construct: Construct
    private let addListener: Listen
    private let destroyProxy: Destroy

    private init?(_ library: LoadedLibrary) {
        guard let marshal: Marshal = library.function("wl_proxy_marshal_array"),
            let construct: Construct = library.function("wl_proxy_marshal_array_constructor"),
            let addListener: Listen = library.function("wl_proxy_add_listener"),
            let destroyProxy: Destroy = library.function("wl_proxy_destroy")
        else { return nil }
        (self.library, self.marshal, self.construct) = (library, marshal, construct)
        (self.addListener, self.destroyProxy) = (addListener, destroyProxy)
    }

    /// The description of a type of object in the core protocol, such as `wl_callback`.
    func interface(_ name: String) -> UnsafeRawPointer? { library.constant(name + "_interface") }

    /// Sends a request by its number in the protocol.
    func send(_ request: UInt32, to object: OpaquePointer, _ arguments: WaylandArgument...) {
        var arguments = arguments.map(\.bits)
        marshal(object, request, &arguments)
    }

    /// Sends a request that makes an object, for which one of the arguments is `.new`.
    func make(
        _ interface: UnsafeRawPointer, by request: UInt32, of object: OpaquePointer, _ arguments: WaylandArgument...
    ) -> OpaquePointer? {
        var arguments = arguments.map(\.bits)
        return construct(object, request, &arguments, interface)
    }

    /// Sets the functions for the events of an object, in the protocol's order. They have to live as long as it.
    func listen(to object: OpaquePointer, _ functions: UnsafeMutablePointer<Listener?>, _ data: AnyObject) {
        _ = addListener(object, functions, Unmanaged.passUnretained(data).toOpaque())
    }

    /// Forgets an object, of which the compositor is told by a request of its own, if at all.
    func destroy(_ object: OpaquePointer) { destroyProxy(object) }
}

/// An argument of a request: a union of C.
struct WaylandArgument {
    fileprivate let bits: UInt64

    /// The object that the request makes.
    static let new = WaylandArgument(bits: 0)
    static func int(_ value: Int32) -> WaylandArgument { WaylandArgument(bits: UInt64(UInt32(bitPattern: value))) }
    static func uint(_ value: UInt32) -> WaylandArgument { WaylandArgument(bits: UInt64(value)) }
    static func object(_ object: OpaquePointer?) -> WaylandArgument {
        WaylandArgument(bits: UInt64(UInt(bitPattern: object)))
    }
}

/// An SDL window as a Wayland compositor knows it.
@MainActor struct WaylandWindow {
    let surface: OpaquePointer

    /// Nil if the window is not on Wayland.
    init?(of window: OpaquePointer) {
        guard WaylandCompositor.current != nil else { return nil }
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_WAYLAND,
            let surface = info.info.wl.surface
        else { return nil }
        self.surface = surface
    }
}
