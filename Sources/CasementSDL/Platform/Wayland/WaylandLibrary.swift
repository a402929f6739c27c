/// The functions of libwayland that the program calls itself, on the connection that SDL made. Requests are sent by
/// their numbers in the protocol.
@MainActor struct WaylandLibrary {
    typealias Proxy = OpaquePointer
    /// Receives the events of an object: what was given with it, the object, the event's number, its description and
    /// its arguments.
    typealias Dispatcher =
        @convention(c) (
            UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32, UnsafeRawPointer?, UnsafePointer<UInt64>?
        ) -> Int32
    typealias Construct =
        @convention(c) (Proxy, UInt32, UnsafeMutablePointer<UInt64>, UnsafeRawPointer, UInt32) -> Proxy?
    typealias Dispatch = @convention(c) (Proxy, Dispatcher, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32

    let construct: Construct
    let marshal: @convention(c) (Proxy, UInt32, UnsafeMutablePointer<UInt64>?) -> Void
    let dispatch: Dispatch
    let version: @convention(c) (Proxy) -> UInt32
    let destroy: @convention(c) (Proxy) -> Void
    let flush: @convention(c) (Proxy) -> Int32
    private let getUserData: @convention(c) (Proxy) -> UnsafeMutableRawPointer?
    private let setUserData: @convention(c) (Proxy, UnsafeMutableRawPointer?) -> Void
    private let library: LoadedLibrary

    /// Nil if SDL has not loaded the library.
    init?() {
        guard let library = LoadedLibrary("libwayland-client.so.0"),
            let construct: Construct = library.function("wl_proxy_marshal_array_constructor_versioned"),
            let marshal: @convention(c) (Proxy, UInt32, UnsafeMutablePointer<UInt64>?) -> Void = library.function(
                "wl_proxy_marshal_array"),
            let dispatch: Dispatch = library.function("wl_proxy_add_dispatcher"),
            let version: @convention(c) (Proxy) -> UInt32 = library.function("wl_proxy_get_version"),
            let destroy: @convention(c) (Proxy) -> Void = library.function("wl_proxy_destroy"),
            let flush: @convention(c) (Proxy) -> Int32 = library.function("wl_display_flush"),
            let getUserData: @convention(c) (Proxy) -> UnsafeMutableRawPointer? = library.function(
                "wl_proxy_get_user_data"),
            let setUserData: @convention(c) (Proxy, UnsafeMutableRawPointer?) -> Void = library.function(
                "wl_proxy_set_user_data")
        else { return nil }
        (self.construct, self.marshal, self.dispatch) = (construct, marshal, dispatch)
        (self.version, self.destroy, self.flush, self.library) = (version, destroy, flush, library)
        (self.getUserData, self.setUserData) = (getUserData, setUserData)
    }

    /// What SDL or libdecor has given to an object that it made.
    func userData(of proxy: Proxy) -> UnsafeMutableRawPointer? { getUserData(proxy) }

    /// Gives an object what SDL has given to one of its own.
    func share(userDataOf other: Proxy, with proxy: Proxy) { setUserData(proxy, getUserData(other)) }

    /// The description of an interface of the core protocol, such as `wl_seat`.
    func interface(_ name: String) -> UnsafeRawPointer? { library.constant(name + "_interface") }

    /// The object that tells which protocols the compositor speaks.
    func registry(
        of display: Proxy, receive: @escaping (_ event: UInt32, WaylandArguments) -> Void
    ) -> WaylandObject? { make(1, "wl_registry", on: display, receive: receive) }

    /// Calls a function when the compositor has read all requests made until now.
    func sync(_ display: Proxy, _ done: @escaping () -> Void) {
        var callback: WaylandObject?
        callback = make(0, "wl_callback", on: display) { _, _ in
            callback?.destroy(nil)
            callback = nil
            done()
        }
    }

    /// Makes an object by a request of the display, whose own events are libwayland's.
    private func make(
        _ request: UInt32, _ name: String, on display: Proxy,
        receive: @escaping (_ event: UInt32, WaylandArguments) -> Void
    ) -> WaylandObject? {
        guard let interface = interface(name) else { return nil }
        var new: UInt64 = 0
        return construct(display, request, &new, interface, 1).map { WaylandObject($0, self, receive: receive) }
    }
}
