import CSDL2
import Foundation

/// The X Input extension, version 2, over a connection of its own. SDL's own selections and events stay as they are.
@MainActor final class InputDevices {
    typealias Connection = OpaquePointer
    private typealias Version =
        @convention(c) (Connection, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    private typealias Query =
        @convention(c) (Connection, Int32, UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
    private typealias Extension =
        @convention(c) (
            Connection, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Properties =
        @convention(c) (Connection, Int32, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<Atom>?

    /// A kind of event, by its number in the extension.
    enum Kind: Int32 {
        case deviceChanged = 1
        case motion = 6
        case hierarchyChanged = 11
    }

    /// What an event says of the valuators of a device, over a window.
    struct Motion {
        let device: Int32
        let window: Window
        /// In pixels from the window's corner.
        let x, y: Double
        let values: [Int: Double]
    }

    /// The device for all devices, which stands for changes of the list.
    static let all: Int32 = 0

    let socket: Int32
    let root: Window
    private let connection: Connection
    private let opcode: Int32
    private let query: Query
    private let freeInfo: @convention(c) (UnsafeMutableRawPointer) -> Void
    private let properties: Properties
    private let select: @convention(c) (Connection, Window, UnsafeMutableRawPointer, Int32) -> Int32
    private let atom: @convention(c) (Connection, UnsafePointer<CChar>, Int32) -> Atom
    private let free: @convention(c) (UnsafeMutableRawPointer) -> Int32
    private let sync: @convention(c) (Connection, Int32) -> Int32
    private let pending: @convention(c) (Connection) -> Int32
    private let next: @convention(c) (Connection, UnsafeMutablePointer<XEvent>) -> Int32
    private let data: @convention(c) (Connection, UnsafeMutablePointer<XGenericEventCookie>) -> Int32
    private let freeData: @convention(c) (Connection, UnsafeMutablePointer<XGenericEventCookie>) -> Void

    /// Nil where the server or this machine lacks the extension.
    init?(display name: String? = nil) {
        guard let x11 = LoadedLibrary.x11, let input = LoadedLibrary(loading: "libXi.so.6"),
            let open: @convention(c) (UnsafePointer<CChar>?) -> Connection? = x11.function("XOpenDisplay"),
            let close: @convention(c) (Connection) -> Int32 = x11.function("XCloseDisplay"),
            let number: @convention(c) (Connection) -> Int32 = x11.function("XConnectionNumber"),
            let root: @convention(c) (Connection) -> Window = x11.function("XDefaultRootWindow"),
            let find: Extension = x11.function("XQueryExtension"),
            let version: Version = input.function("XIQueryVersion"),
            let query: Query = input.function("XIQueryDevice"),
            let freeInfo: @convention(c) (UnsafeMutableRawPointer) -> Void = input.function("XIFreeDeviceInfo"),
            let properties: Properties = input.function("XIListProperties"),
            let select: @convention(c) (Connection, Window, UnsafeMutableRawPointer, Int32) -> Int32 =
                input.function("XISelectEvents"),
            let atom: @convention(c) (Connection, UnsafePointer<CChar>, Int32) -> Atom = x11.function("XInternAtom"),
            let free: @convention(c) (UnsafeMutableRawPointer) -> Int32 = x11.function("XFree"),
            let sync: @convention(c) (Connection, Int32) -> Int32 = x11.function("XSync"),
            let pending: @convention(c) (Connection) -> Int32 = x11.function("XPending"),
            let next: @convention(c) (Connection, UnsafeMutablePointer<XEvent>) -> Int32 = x11.function("XNextEvent"),
            let data: @convention(c) (Connection, UnsafeMutablePointer<XGenericEventCookie>) -> Int32 =
                x11.function("XGetEventData"),
            let freeData: @convention(c) (Connection, UnsafeMutablePointer<XGenericEventCookie>) -> Void =
                x11.function("XFreeEventData"),
            let connection = open(name)
        else { return nil }
        var (opcode, event, error) = (Int32(0), Int32(0), Int32(0))
        // Scroll valuators are those of version 2.1.
        var (major, minor) = (Int32(2), Int32(1))
        guard find(connection, "XInputExtension", &opcode, &event, &error) != 0,
            version(connection, &major, &minor) == 0, major > 2 || major == 2 && minor >= 1
        else {
            _ = close(connection)
            return nil
        }
        (self.connection, self.opcode, self.query, self.freeInfo) = (connection, opcode, query, freeInfo)
        (self.properties, self.select, self.atom, self.free) = (properties, select, atom, free)
        (self.sync, self.pending, self.next, self.data, self.freeData) = (sync, pending, next, data, freeData)
        (socket, self.root) = (number(connection), root(connection))
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    }

    /// Selects the events of a device on a window.
    func select(_ kinds: [Kind], of device: Int32, on window: Window) {
        var bits = [UInt8](repeating: 0, count: 4)
        for kind in kinds { bits[Int(kind.rawValue) / 8] |= 1 << (kind.rawValue % 8) }
        bits.withUnsafeMutableBytes { bits in
            // XIEventMask: the device, the number of bytes, and their address.
            withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { mask in
                mask.storeBytes(of: device, toByteOffset: 0, as: Int32.self)
                mask.storeBytes(of: Int32(bits.count), toByteOffset: 4, as: Int32.self)
                mask.storeBytes(of: UInt(bitPattern: bits.baseAddress), toByteOffset: 8, as: UInt.self)
                guard let address = mask.baseAddress else { return }
                _ = select(connection, window, address, 1)
            }
        }
    }

    /// Sends what was requested, and waits until the server has sent all events of before.
    func synchronise() { _ = sync(connection, 0) }

    // MARK: Devices

    /// The devices that scroll by valuators and are attached to a pointer: all, or only touchpads.
    func scrollers(onlyTouchpads: Bool) -> [Int32: ScrollValuators] {
        var count = Int32(0)
        guard let list = query(connection, Self.all, &count) else { return [:] }
        defer { freeInfo(list) }
        var found: [Int32: ScrollValuators] = [:]
        // XIDeviceInfo: the ID, the name, the use, the attachment, whether it is enabled, and its classes.
        for index in 0..<Int(count) {
            let info = UnsafeRawPointer(list) + index * 40
            let slavePointer: Int32 = 3
            guard info.load(fromByteOffset: 16, as: Int32.self) == slavePointer else { continue }
            let device = info.load(as: Int32.self)
            let valuators = valuators(of: info)
            if !valuators.isEmpty, !onlyTouchpads || isTouchpad(device) { found[device] = valuators }
        }
        return found
    }

    private func valuators(of info: UnsafeRawPointer) -> ScrollValuators {
        let count = Int(info.load(fromByteOffset: 28, as: Int32.self))
        guard let classes = info.load(fromByteOffset: 32, as: UnsafePointer<UnsafeRawPointer>?.self) else {
            return ScrollValuators([])
        }
        // XIScrollClassInfo: its type, the source, the valuator, its direction and its increment.
        let scrollClass: Int32 = 3
        let horizontal: Int32 = 2
        return ScrollValuators(
            (0..<count).map { classes[$0] }.filter { $0.load(as: Int32.self) == scrollClass }.map {
                ScrollValuators.Valuator(
                    Int($0.load(fromByteOffset: 8, as: Int32.self)),
                    isHorizontal: $0.load(fromByteOffset: 12, as: Int32.self) == horizontal,
                    increment: $0.load(fromByteOffset: 16, as: Double.self))
            })
    }

    /// Whether its driver offers settings that only touchpads have.
    private func isTouchpad(_ device: Int32) -> Bool {
        let known = [atom(connection, "libinput Tapping Enabled", 1), atom(connection, "Synaptics Off", 1)]
        var count = Int32(0)
        guard let list = properties(connection, device, &count) else { return false }
        defer { _ = free(list) }
        return (0..<Int(count)).contains { known.contains(list[$0]) }
    }

    // MARK: Events

    /// Reads the events that the server has sent.
    func read(_ changed: () -> Void, _ moved: (Motion) -> Void) {
        while pending(connection) > 0 {
            var event = XEvent()
            _ = next(connection, &event)
            guard event.type == GenericEvent, event.xcookie.extension == opcode else { continue }
            guard data(connection, &event.xcookie) != 0 else { continue }
            defer { freeData(connection, &event.xcookie) }
            guard let content = event.xcookie.data else { continue }
            switch Kind(rawValue: event.xcookie.evtype) {
            case .motion: moved(motion(content))
            case .deviceChanged, .hierarchyChanged: changed()
            case nil: break
            }
        }
    }

    /// XIDeviceEvent.
    private func motion(_ event: UnsafeRawPointer) -> Motion {
        let count = Int(event.load(fromByteOffset: 144, as: Int32.self)) * 8
        var values: [Int: Double] = [:]
        if let mask = event.load(fromByteOffset: 152, as: UnsafePointer<UInt8>?.self),
            var value = event.load(fromByteOffset: 160, as: UnsafePointer<Double>?.self)
        {
            // There is a value for each bit that is set.
            for bit in 0..<count where mask[bit / 8] & 1 << (bit % 8) != 0 {
                values[bit] = value.pointee
                value += 1
            }
        }
        return Motion(
            device: event.load(fromByteOffset: 48, as: Int32.self),
            window: event.load(fromByteOffset: 72, as: Window.self),
            x: event.load(fromByteOffset: 104, as: Double.self), y: event.load(fromByteOffset: 112, as: Double.self),
            values: values)
    }
}
