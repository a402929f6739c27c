import Foundation

/// An object of the compositor that belongs to this program alone. Its events come while SDL reads its own: what they
/// lead to must not run the program's code at once.
@MainActor final class WaylandObject {
    let proxy: WaylandLibrary.Proxy
    private let library: WaylandLibrary
    private let receive: (UInt32, WaylandArguments) -> Void
    private(set) var isDestroyed = false

    /// An object that receives its events until it is destroyed.
    init(
        _ proxy: WaylandLibrary.Proxy, _ library: WaylandLibrary,
        receive: @escaping (_ event: UInt32, WaylandArguments) -> Void = { _, _ in }
    ) {
        (self.proxy, self.library, self.receive) = (proxy, library, receive)
        let dispatcher: WaylandLibrary.Dispatcher = { implementation, _, event, _, arguments in
            guard let implementation, let arguments else { return 0 }
            // Only the main thread reads events. Addresses, because pointers cannot be passed on.
            let (object, values) = (UInt(bitPattern: implementation), UInt(bitPattern: arguments))
            MainActor.assumeIsolated {
                guard let object = UnsafeRawPointer(bitPattern: object),
                    let values = UnsafePointer<UInt64>(bitPattern: values)
                else { return }
                let this = Unmanaged<WaylandObject>.fromOpaque(object).takeUnretainedValue()
                if !this.isDestroyed { this.receive(event, WaylandArguments(values)) }
            }
            return 0
        }
        // Released by `destroy`.
        _ = library.dispatch(proxy, dispatcher, Unmanaged.passRetained(self).toOpaque(), nil)
    }

    var version: UInt32 { library.version(proxy) }

    /// Sends a request.
    func send(_ request: UInt32, _ arguments: WaylandArgument...) {
        guard !isDestroyed else { return }
        WaylandArgument.with(arguments) { library.marshal(proxy, request, $0) }
    }

    /// Sends a request that makes an object, whose place among the arguments is `.new`.
    func make(
        _ request: UInt32, _ interface: UnsafeRawPointer?, version: UInt32? = nil, _ arguments: WaylandArgument...,
        receive: @escaping (_ event: UInt32, WaylandArguments) -> Void = { _, _ in }
    ) -> WaylandObject? {
        guard let interface, !isDestroyed else { return nil }
        return WaylandArgument.with(arguments) {
            library.construct(proxy, request, $0, interface, version ?? self.version)
        }
        .map { WaylandObject($0, library, receive: receive) }
    }

    /// Forgets the object, after the request that tells the compositor to if there is one.
    func destroy(_ request: UInt32?) {
        guard !isDestroyed else { return }
        if let request { send(request) }
        isDestroyed = true
        library.destroy(proxy)
        Unmanaged.passUnretained(self).release()
    }
}

/// An argument of a request.
enum WaylandArgument {
    case int(Int32)
    case uint(UInt32)
    case string(String?)
    case object(OpaquePointer?)
    /// A descriptor, which is copied.
    case file(Int32)
    case new

    /// Calls a function with arguments as libwayland takes them: each a union of eight bytes.
    static func with<Result>(
        _ arguments: [WaylandArgument], _ body: (UnsafeMutablePointer<UInt64>) -> Result
    ) -> Result {
        var strings: [UnsafeMutablePointer<CChar>?] = []
        defer { for string in strings { free(string) } }
        var values = arguments.map { argument -> UInt64 in
            switch argument {
            case .int(let value), .file(let value): return UInt64(UInt32(bitPattern: value))
            case .uint(let value): return UInt64(value)
            case .object(let value): return UInt64(UInt(bitPattern: value))
            case .new, .string(nil): return 0
            case .string(let text?):
                let copy = strdup(text)
                strings.append(copy)
                return UInt64(UInt(bitPattern: copy))
            }
        }
        // No request has none: libwayland would not look at it.
        if values.isEmpty { values = [0] }
        return values.withUnsafeMutableBufferPointer { buffer in
            guard let first = buffer.baseAddress else {
                preconditionFailure("An array that is not empty has no address.")
            }
            return body(first)
        }
    }
}

/// The arguments of an event, which are valid while it is handled.
struct WaylandArguments {
    private let values: UnsafePointer<UInt64>

    init(_ values: UnsafePointer<UInt64>) { self.values = values }

    func uint(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: values[index]) }
    func int(_ index: Int) -> Int32 { Int32(bitPattern: uint(index)) }
    /// A number in 256ths.
    func fixed(_ index: Int) -> Double { Double(int(index)) / 256 }
    func object(_ index: Int) -> OpaquePointer? { OpaquePointer(bitPattern: UInt(values[index])) }
    /// A text; a message has at most 4 kB.
    func string(_ index: Int) -> String? {
        UnsafePointer<CChar>(bitPattern: UInt(values[index])).map { String(cString: $0) }
    }
}
