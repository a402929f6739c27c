import Foundation

/// Fingers on the screen of a KWin: a program that sends it touches by its protocol `org_kde_kwin_fake_input`. The
/// nested X server has none.
public final class ScreenTouch {
    private let socket: Int32

    /// Requests, by their numbers.
    private enum Request {
        static let getRegistry: UInt16 = 1, sync: UInt16 = 0, bind: UInt16 = 0
        static let authenticate: UInt16 = 0, down: UInt16 = 4, motion: UInt16 = 5, up: UInt16 = 6, cancel: UInt16 = 7
        static let frame: UInt16 = 8
    }
    /// Objects, by the numbers that they get here.
    private static let display: UInt32 = 1, registry: UInt32 = 2, callback: UInt32 = 3, input: UInt32 = 4
    private static let name = "org_kde_kwin_fake_input"

    /// Nil if the compositor does not take touches of programs.
    public init?(on compositor: PrivateCompositor) {
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { return nil }
        self.socket = socket
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = compositor.folder.appendingPathComponent("wayland-test").path
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
        }
        guard result == 0 else { return nil }
        send(Self.display, Request.getRegistry, Self.bytes(Self.registry))
        send(Self.display, Request.sync, Self.bytes(Self.callback))
        guard let offer = findInput() else { return nil }
        let version: UInt32 = 2
        send(
            Self.registry, Request.bind,
            Self.bytes(offer) + Self.bytes(Self.name) + Self.bytes(version) + Self.bytes(Self.input))
        send(Self.input, Request.authenticate, Self.bytes("test") + Self.bytes("touches"))
    }

    deinit { close(socket) }

    // MARK: Fingers

    /// Puts a finger on a point of the screen, in the compositor's units.
    public func down(_ finger: UInt32 = 0, at place: CGPoint) {
        send(Self.input, Request.down, Self.bytes(finger) + Self.bytes(place))
        send(Self.input, Request.frame, [])
    }

    public func move(_ finger: UInt32 = 0, to place: CGPoint) {
        send(Self.input, Request.motion, Self.bytes(finger) + Self.bytes(place))
        send(Self.input, Request.frame, [])
    }

    public func up(_ finger: UInt32 = 0) {
        send(Self.input, Request.up, Self.bytes(finger))
        send(Self.input, Request.frame, [])
    }

    /// Taps a point.
    public func tap(_ place: CGPoint) {
        down(at: place)
        usleep(50_000)
        up()
    }

    /// Moves a finger from a point to another, with a pause after each of ten steps, and rests there before it leaves.
    public func drag(from start: CGPoint, to end: CGPoint) {
        down(at: start)
        for step in 1...10 {
            usleep(20_000)
            let part = CGFloat(step) / 10
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        usleep(300_000)
        up()
    }

    // MARK: Messages

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

    /// The length with the zero at the end, and the text in whole words.
    private static func bytes(_ text: String) -> [UInt8] {
        let text = Array(text.utf8) + [0]
        return bytes(UInt32(text.count)) + text + Array(repeating: 0, count: (4 - text.count % 4) % 4)
    }

    /// Numbers in 256ths.
    private static func bytes(_ place: CGPoint) -> [UInt8] {
        [place.x, place.y].flatMap { bytes(UInt32(bitPattern: Int32(($0 * 256).rounded()))) }
    }

    private func send(_ object: UInt32, _ request: UInt16, _ arguments: [UInt8]) {
        let head = Self.bytes(object) + Self.bytes(UInt32(8 + arguments.count) << 16 | UInt32(request))
        let message = head + arguments
        _ = Foundation.send(socket, message, message.count, Int32(MSG_NOSIGNAL))
    }

    /// The number under which the compositor offers its protocol for input.
    private func findInput() -> UInt32? {
        var offer: UInt32?
        while let (object, event, arguments) = receive() {
            if object == Self.callback { return offer }
            guard object == Self.registry, event == 0, arguments.count > 8 else { continue }
            let length = Int(Self.number(arguments, at: 4))
            guard length > 0, 8 + length <= arguments.count else { continue }
            if arguments[8..<(7 + length)].elementsEqual(Self.name.utf8) { offer = Self.number(arguments, at: 0) }
        }
        return nil
    }

    private func receive() -> (object: UInt32, event: UInt16, arguments: [UInt8])? {
        guard let head = read(8) else { return nil }
        let word = Self.number(head, at: 4)
        guard word >> 16 >= 8, let arguments = read(Int(word >> 16) - 8) else { return nil }
        return (Self.number(head, at: 0), UInt16(truncatingIfNeeded: word), arguments)
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        guard count == 0 || recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count else { return nil }
        return bytes
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt32.self) }
    }
}
