import Foundation
import Synchronization

/// The Glibc module omits it.
@_silgen_name("pipe2")
private func makePipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32

/// The ends of pipes through which programs send each other data on Wayland.
enum TransferPipe {
    /// How long to wait for another program, in seconds: for its next piece, for all of them, and until it takes one.
    private static let patience = (piece: 2.0, all: 10.0, taking: 30.0)
    /// Programs that are being sent data at a time; what a program requests beyond is refused.
    private static let mostSendings = 16
    private static let sendings = Mutex(0)

    /// A new pipe, of which programs that are started get nothing; nil where there are too many open files.
    static func make() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        return makePipe(&ends, Int32(O_CLOEXEC)) == 0 ? (ends[0], ends[1]) : nil
    }

    /// Reads all data, of at most `limit` bytes; nil if it is longer or empty, or does not arrive in time.
    static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
        let end = Date().addingTimeInterval(patience.all)
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while waits(for: Int16(POLLIN), of: descriptor, min(patience.piece, end.timeIntervalSinceNow)) {
            let count = Foundation.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return count == 0 && !all.isEmpty ? all : nil }
            guard all.count + count <= limit else { return nil }
            all += piece[..<count]
        }
        return nil
    }

    /// Sends data and closes the end, without waiting. What nobody takes for long is given up.
    static func send(_ data: Data, to descriptor: Int32) {
        let isAllowed = sendings.withLock { count in
            guard count < mostSendings else { return false }
            count += 1
            return true
        }
        guard isAllowed else {
            close(descriptor)
            return
        }
        DispatchQueue.global(qos: .userInitiated).async {
            // A program that reads no more ends this one otherwise.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
            data.withUnsafeBytes { write($0, to: descriptor) }
            close(descriptor)
            sendings.withLock { $0 -= 1 }
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
        var sent = 0
        while sent < bytes.count, waits(for: Int16(POLLOUT), of: descriptor, patience.taking) {
            let count = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return }
            sent += count
        }
    }

    private static func waits(for events: Int16, of descriptor: Int32, _ seconds: Double) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while true {
            var request = pollfd(fd: descriptor, events: events, revents: 0)
            let result = poll(&request, 1, Int32((max(0, end.timeIntervalSinceNow) * 1000).rounded(.up)))
            guard result < 0, errno == EINTR else { return result > 0 }
        }
    }
}
