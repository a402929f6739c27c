import CSDL2
import CasementCore
import Foundation
import Synchronization

/// The Glibc module omits it.
@_silgen_name("dup3")
private func duplicate(_ descriptor: Int32, _ other: Int32, _ flags: Int32) -> Int32

/// Stands between SDL and the compositor while SDL connects, and hides some protocols from SDL, which the program then
/// speaks itself. A compositor sends a drag to one of a program's data devices only (Weston also what is copied), and
/// SDL 2, whose device takes texts and files alone, would refuse a drag that the program's own accepts.
///
/// SDL gets one end of a pair of sockets (`WAYLAND_SOCKET`). Once it has heard of all protocols, the connection to the
/// compositor takes the place of that end, under the same number, and nothing stands between them any more.
final class WaylandRelay: Sendable {
    /// The connection to the compositor, SDL's end of the pair, and the other end.
    private let server, near, far: Int32
    private let hidden: [String]
    /// Pipes that become readable when the thread should stop, and when it has.
    private let request, answer: (reading: Int32, writing: Int32)
    private let stream = Mutex(WaylandMessages())

    /// Connects SDL while `connect` runs, which says whether it succeeded. True if SDL has connected, and knows none of
    /// the `hidden` protocols.
    @MainActor static func hide(
        _ hidden: [String], _ variables: [String: String], while connect: () -> Bool
    ) -> (isConnected: Bool, isHidden: Bool) {
        let name = "WAYLAND_SOCKET"
        guard getenv(name) == nil, let relay = WaylandRelay(hidden, variables) else { return (connect(), false) }
        setenv(name, String(relay.near), 1)
        relay.start()
        let isConnected = connect()
        let isTaken = getenv(name) == nil
        unsetenv(name)
        guard isConnected, isTaken else {
            // SDL has closed its end if it took it.
            relay.end(closing: isTaken ? nil : relay.near)
            return (isConnected, false)
        }
        relay.stepAside()
        return (true, true)
    }

    private init?(_ hidden: [String], _ variables: [String: String]) {
        guard let server = Self.connection(variables) else { return nil }
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard let request = TransferPipe.make(), let answer = TransferPipe.make(),
            socketpair(AF_UNIX, kind, 0, &pair) == 0
        else {
            close(server)
            return nil
        }
        (self.request, self.answer) = (request, answer)
        (self.server, near, far, self.hidden) = (server, pair[0], pair[1], hidden)
    }

    /// Connects to the compositor of the session.
    private static func connection(_ variables: [String: String]) -> Int32? {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        let name = value("WAYLAND_DISPLAY") ?? "wayland-0"
        guard let path = name.hasPrefix("/") ? name : value("XDG_RUNTIME_DIR").map({ "\($0)/\(name)" }) else {
            return nil
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(socket, $0, size) }
        }
        if result == 0 { return socket }
        close(socket)
        return nil
    }

    // MARK: Passing on

    private func start() {
        PlainThread.start("Casement Wayland", stackSize: 1 << 16) { [self] in
            while passOn() {}
            var sign: UInt8 = 1
            _ = write(answer.writing, &sign, 1)
        }
    }

    /// Waits for data and passes it on; false where it should stop, or one side has ended.
    private func passOn() -> Bool {
        let wanted = Int16(POLLIN)
        var requests = [server, far, request.reading].map { pollfd(fd: $0, events: wanted, revents: 0) }
        guard poll(&requests, 3, -1) > 0 else { return errno == EINTR }
        if requests[2].revents != 0 { return false }
        if requests[1].revents != 0, !passOnRequests() { return false }
        if requests[0].revents != 0, !passOnEvents() { return false }
        return true
    }

    private func passOnRequests() -> Bool {
        guard let (bytes, files) = SocketData.receive(from: far) else { return false }
        return SocketData.send(bytes, files, to: server)
    }

    private func passOnEvents() -> Bool {
        guard let (bytes, files) = SocketData.receive(from: server) else { return false }
        return stream.withLock { stream in
            let whole = stream.take(bytes, files, hiding: hidden)
            return SocketData.send(whole.bytes, whole.files, to: far)
        }
    }

    // MARK: The end

    private func stopThread() {
        var sign: UInt8 = 1
        _ = write(request.writing, &sign, 1)
        _ = read(answer.reading, &sign, 1)
        _ = read(request.reading, &sign, 1)
    }

    private func closeOwn() {
        for descriptor in [server, far] { close(descriptor) }
        for pipe in [request, answer] {
            close(pipe.reading)
            close(pipe.writing)
        }
    }

    private func end(closing other: Int32?) {
        stopThread()
        closeOwn()
        if let other { close(other) }
    }

    /// Gives the connection to SDL, between two messages, once SDL has read everything.
    @MainActor private func stepAside() {
        stopThread()
        for _ in 0..<100 {
            while Self.isReadable(far), passOnRequests() {}
            // The rest of a message that came in part, and SDL's own answers to what it reads.
            if !stream.withLock({ $0.isBetweenMessages }) {
                guard Self.isReadable(server, within: 1000), passOnEvents() else { break }
            }
            guard Self.isReadable(near) || !stream.withLock({ $0.isBetweenMessages }) else {
                guard duplicate(server, near, Int32(O_CLOEXEC)) == near else { break }
                closeOwn()
                return
            }
            SDL_PumpEvents()
        }
        // It goes on, as long as the program runs.
        start()
    }

    private static func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
