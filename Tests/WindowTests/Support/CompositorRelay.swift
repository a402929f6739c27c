import DesktopSupport
import Foundation
import Synchronization

@testable import CasementSDL

/// Stands between programs and a compositor, follows which popups they make, and tells them what a compositor tells
/// that dismisses one. Weston and KWin dismiss popups with a grab only.
final class CompositorRelay: Sendable {
    private let listener: Int32
    private let target: String
    /// The environment of programs that it serves.
    let variables: [String: String]
    private let state = Mutex(State())

    private struct State {
        /// Objects of the program by their numbers.
        var shells: Set<UInt32> = [], surfaces: Set<UInt32> = []
        /// The numbers of all popups, in the order in which they were made.
        var popups: [UInt32] = []
        /// The numbers of the objects by which the program hears that the compositor has done all that it asked for.
        var answers: [UInt32] = []
        /// What is to be told, in whole messages.
        var events: [UInt8] = []
    }

    /// Nil if it cannot listen beside the compositor.
    init?(to compositor: PrivateCompositor) {
        guard let folder = compositor.variables["XDG_RUNTIME_DIR"] else { return nil }
        target = folder + "/" + (compositor.variables["WAYLAND_DISPLAY"] ?? "")
        let name = "wayland-relay"
        variables = compositor.variables.merging(["WAYLAND_DISPLAY": name]) { $1 }
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0, Self.call(bind, listener, folder + "/" + name), listen(listener, 8) == 0 else {
            return nil
        }
        let thread = Thread { [self] in
            while case let program = accept(listener, nil, nil), program >= 0 {
                let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                guard server >= 0, Self.call(connect, server, target) else { return }
                Thread { [self] in serve(program, server) }.start()
            }
        }
        thread.start()
    }

    /// The numbers of all popups, in the order in which they were made. Those of popups that are gone are used again.
    var popups: [UInt32] { state.withLock { $0.popups } }

    /// The numbers of the objects by which the program hears that the compositor has done all that it asked for, in the
    /// order in which they were made.
    var answers: [UInt32] { state.withLock { $0.answers } }

    /// Dismisses the popup that was made last.
    func dismissLast() {
        state.withLock { state in
            guard let popup = state.popups.last else { return }
            let done: UInt32 = 1
            for word in [popup, 8 << 16 | done] { withUnsafeBytes(of: word) { state.events += $0 } }
        }
    }

    private static func call(
        _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ socket: Int32, _ path: String
    ) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }

    // MARK: Passing on

    private func serve(_ program: Int32, _ server: Int32) {
        var (requests, events) = (WaylandMessages(), WaylandMessages())
        let wanted = Int16(POLLIN)
        var isOpen = true
        while isOpen {
            var ready = [program, server].map { pollfd(fd: $0, events: wanted, revents: 0) }
            guard poll(&ready, 2, 20) >= 0 || errno == EINTR else { break }
            if ready[0].revents != 0 {
                isOpen = pass(from: program, to: server, &requests) { follow($0) }
            }
            if isOpen, ready[1].revents != 0 {
                isOpen = pass(from: server, to: program, &events) { _ in }
            }
            guard isOpen, events.isBetweenMessages else { continue }
            let own = state.withLock { state in
                defer { state.events = [] }
                return state.events
            }
            if !own.isEmpty { isOpen = SocketData.send(own, [], to: program) }
        }
        close(program)
        close(server)
    }

    private func pass(
        from source: Int32, to target: Int32, _ stream: inout WaylandMessages, _ look: ([UInt8]) -> Void
    ) -> Bool {
        guard let (bytes, files) = SocketData.receive(from: source) else { return false }
        let whole = stream.take(bytes, files, hiding: [])
        look(whole.bytes)
        return whole.bytes.isEmpty && whole.files.isEmpty || SocketData.send(whole.bytes, whole.files, to: target)
    }

    /// Looks for popups among requests.
    private func follow(_ bytes: [UInt8]) {
        func word(_ index: Int) -> UInt32 {
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt32.self) }
        }
        var start = 0
        state.withLock { state in
            while start + 8 <= bytes.count {
                let (object, size, request) = (word(start), Int(word(start + 4) >> 16), word(start + 4) & 0xFFFF)
                guard size >= 8, start + size <= bytes.count else { return }
                let display: UInt32 = 1
                if object == display, request == 0, size == 12 { state.answers.append(word(start + 8)) }
                let content = bytes[(start + 8)..<(start + size)]
                // As `wl_registry.bind`, `xdg_wm_base.get_xdg_surface` and `xdg_surface.get_popup`.
                if request == 0, size > 24, content.dropFirst(8).starts(with: "xdg_wm_base".utf8) {
                    state.shells.insert(word(start + size - 4))
                } else if request == 2, size == 16, state.shells.contains(object) {
                    state.surfaces.insert(word(start + 8))
                } else if request == 2, size == 20, state.surfaces.contains(object) {
                    state.popups.append(word(start + 8))
                } else if request == 0, size == 8 {
                    state.surfaces.remove(object)
                }
                start += size
            }
        }
    }
}
